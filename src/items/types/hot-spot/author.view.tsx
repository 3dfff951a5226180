import { useState } from "react";
import { hotSpotAuthoringTexts as texts } from "../../../content/en/item-hot-spot-authoring.ts";
import { parseDecimal, writeDecimal } from "../../../core/decimal.ts";
import { ImageDialog } from "../../../ui/authoring/image-dialog.tsx";
import { type Area, PictureAreas } from "../../../ui/authoring/picture-areas.tsx";
import { PictureField } from "../../../ui/authoring/picture-field.tsx";
import { TextField } from "../../../ui/fields.tsx";
import type { AuthorView } from "../../contract.ts";
import { freshOptionId } from "../../options.ts";
import { OptionsAuthor } from "../../options-author.tsx";
import { blankPlace, PLACE_PREFIX, PLACES_MIN } from "./authoring.ts";
import { letteredPlaces } from "./lettered-places.ts";
import { type Content, PLACES_MAX, type Place, type Solution } from "./model.ts";

const SIDES = ["left", "top", "width", "height"] as const;

/** The picture with the areas of its places, drawn or as numbers, the places in words, and which of them is right. */
export const HotSpotAuthor: AuthorView<Content, Solution> = ({ content, solution, problems, onChange }) => {
  const { picture } = content;
  const [isChoosing, setIsChoosing] = useState(false);
  const places = letteredPlaces(content);
  const errorAt = (path: string) => problems.find(({ at, level }) => at === path && level === "error")?.message;

  const change = (changed: Place[]) => onChange({ content: { ...content, places: changed }, solution });
  const replace = (id: string, part: Partial<Place>) =>
    change(content.places.map((place) => (place.id === id ? { ...place, ...part } : place)));

  /** The area of the first place that has none, else of a new one. */
  function draw(area: Area) {
    const undrawn = content.places.find(({ width, height }) => width === 0 || height === 0);
    if (undrawn) replace(undrawn.id, area);
    else if (places.length < PLACES_MAX) {
      change([...content.places, { ...blankPlace(freshOptionId(places, PLACE_PREFIX)), ...area }]);
    }
  }

  return (
    <>
      <PictureField
        label={texts.picture}
        name="content.picture"
        action={picture.src === "" ? texts.choose : texts.change}
        hint={picture.src === "" ? undefined : texts.draw}
        error={errorAt("content.picture")}
        onPress={() => setIsChoosing(true)}
      >
        {picture.src !== "" && (
          <PictureAreas
            picture={picture}
            areas={places}
            onDraw={draw}
            onMove={(id, left, top) => replace(id, { left, top })}
          />
        )}
      </PictureField>
      {isChoosing && (
        <ImageDialog
          image={picture.src === "" ? null : picture}
          mayStandElsewhere={false}
          onPut={({ src, alt, width, height }) => {
            setIsChoosing(false);
            const chosen = { src, alt: alt ?? "", width: width ?? 0, height: height ?? 0 };
            onChange({ content: { ...content, picture: chosen }, solution });
          }}
          onRemove={() => {
            setIsChoosing(false);
            onChange({ content: { ...content, picture: { src: "", alt: "", width: 0, height: 0 } }, solution });
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
      {picture.src !== "" && (
        <details open={places.some((_place, index) => errorAt(areaPath(index)) !== undefined) || undefined}>
          <summary>{texts.numbers}</summary>
          <div className="stack gap-3">
            {places.map((place, index) => (
              <fieldset key={place.id} aria-label={texts.area(place.letter)} className="stack gap-2">
                <div className="cluster gap-3">
                  <strong>{place.letter}</strong>
                  {SIDES.map((side) => (
                    <PercentField
                      key={side}
                      label={texts.sides[side]}
                      name={side === "left" ? areaPath(index) : `${areaPath(index)}.${side}`}
                      error={side === "left" ? errorAt(areaPath(index)) : undefined}
                      value={place[side]}
                      onChange={(percent) => replace(place.id, { [side]: percent })}
                    />
                  ))}
                </div>
              </fieldset>
            ))}
          </div>
        </details>
      )}
      <OptionsAuthor
        kind="one"
        at="content.places"
        options={content.places.map(({ id, text }) => ({ id, text }))}
        correct={solution.correct === "" ? [] : [solution.correct]}
        problems={problems.filter(({ level }) => level === "error")}
        fewest={PLACES_MIN}
        most={PLACES_MAX}
        labels={{
          options: texts.places,
          option: (number) => texts.name(places[number - 1]?.letter ?? ""),
          markCorrect: (number) => texts.markCorrect(places[number - 1]?.letter ?? ""),
          add: texts.add,
          remove: (number) => texts.remove(places[number - 1]?.letter ?? ""),
          fewestStay: texts.twoStay,
        }}
        newId={(taken) => freshOptionId(taken, PLACE_PREFIX)}
        onChange={(options, [correct = ""]) => {
          const areaOf = (id: string) => content.places.find((place) => place.id === id) ?? blankPlace(id);
          const changed = options.map(({ id, text }) => ({ ...areaOf(id), text }));
          onChange({ content: { ...content, places: changed }, solution: { ...solution, correct } });
        }}
      />
    </>
  );
};

function areaPath(index: number): string {
  return `content.places.${index}.area`;
}

type PercentFieldProps = {
  label: string;
  name: string;
  error: string | undefined;
  value: number;
  onChange: (percent: number) => void;
};

/** Keeps what is typed until the field is left. Text that is no number changes nothing. */
function PercentField({ value, onChange, ...field }: PercentFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      inputMode="decimal"
      value={typed ?? String(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const decimal = parseDecimal(currentTarget.value);
        if (decimal) onChange(Math.min(100, Math.max(0, Number(writeDecimal(decimal)))));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
