import { locationTexts } from "../../../content/en/item-location-based.ts";
import { locationAuthoringTexts as texts } from "../../../content/en/item-location-based-authoring.ts";
import { PartList } from "../../../ui/authoring/part-list.tsx";
import { TextField } from "../../../ui/fields.tsx";
import type { AuthorView } from "../../contract.ts";
import { freshOptionId, OPTION_TEXT_LIMIT, OPTIONS_MAX } from "../../options.ts";
import { OptionsAuthor } from "../../options-author.tsx";
import { type Content, idsWithin, LOCATIONS_MAX, type Location, optionsIn, type Solution } from "./model.ts";

/** The locations, each with its title and its options, the right ones marked. */
export const LocationBasedAuthor: AuthorView<Content, Solution> = ({ content, solution, problems, onChange }) => {
  const { locations } = content;
  const all = optionsIn(locations);
  const errorAt = (path: string) => problems.find(({ at, level }) => at === path && level === "error")?.message;
  const isNothingMarked = errorAt("solution.correct") !== undefined;

  function change(changed: Location[], marked: ReadonlyArray<string> = solution.correct) {
    onChange({
      content: { ...content, locations: changed },
      solution: {
        ...solution,
        correct: optionsIn(changed)
          .map(({ id }) => id)
          .filter((id) => marked.includes(id)),
      },
    });
  }

  function replace(id: string, part: Partial<Location>, marked?: ReadonlyArray<string>) {
    change(
      locations.map((location) => (location.id === id ? { ...location, ...part } : location)),
      marked,
    );
  }

  return (
    <PartList
      at="content.locations"
      parts={locations}
      fewest={1}
      most={all.length < OPTIONS_MAX ? LOCATIONS_MAX : locations.length}
      labels={{
        parts: texts.locations,
        hint: texts.hint(LOCATIONS_MAX, OPTIONS_MAX),
        part: locationTexts.location,
        add: texts.add,
        remove: texts.remove,
        fewestStay: texts.oneStays,
      }}
      error={errorAt("content.locations")}
      onAdd={() => {
        const options = [{ id: freshOptionId(all), text: "" }];
        change([...locations, { id: freshOptionId(locations, "l"), title: "", options }]);
      }}
      onRemove={(id) => change(locations.filter((location) => location.id !== id))}
    >
      {({ id, title, options }, index) => (
        <>
          <TextField
            label={texts.title(index + 1)}
            name={`content.locations.${index}.title`}
            hint={index === 0 ? texts.titleHint : undefined}
            required
            autoComplete="off"
            maxLength={OPTION_TEXT_LIMIT}
            error={errorAt(`content.locations.${index}.title`)}
            value={title}
            onChange={(event) => replace(id, { title: event.currentTarget.value })}
          />
          <OptionsAuthor
            kind="many"
            at={`content.locations.${index}.options`}
            // If nothing is marked in any location, the error goes to the first one.
            atCorrect={isNothingMarked && index === 0 ? "solution.correct" : `solution.correct.${index}`}
            options={options}
            correct={idsWithin(options, solution.correct)}
            problems={problems.filter(({ level }) => level === "error")}
            fewest={1}
            most={OPTIONS_MAX - all.length + options.length}
            labels={{
              options: texts.options(index + 1),
              markCorrect: (option) => texts.markCorrect(option, index + 1),
              remove: (option) => texts.removeOption(option, index + 1),
              fewestStay: texts.oneOptionStays,
            }}
            newId={() => freshOptionId(all)}
            onChange={(changed, correct) => {
              const elsewhere = solution.correct.filter((marked) => !options.some((option) => option.id === marked));
              replace(id, { options: changed }, [...elsewhere, ...correct]);
            }}
          />
        </>
      )}
    </PartList>
  );
};
