/**
 * Words spelled one way in Britain and India and another in America, and drugs with two names. Pure. A search looks for all
 * of them: a bank with several authors contains both.
 */

/** The most spellings of one word that are searched for. */
const SPELLINGS_MAX = 8;

/** Parts of words, in both spellings: anywhere in a word, or only at its beginning. */
const ANYWHERE: ReadonlyArray<readonly [british: string, american: string]> = [
  ["haem", "hem"],
  ["aemia", "emia"],
  ["aemic", "emic"],
  ["oedem", "edem"],
  ["paed", "ped"],
  ["anaesth", "anesth"],
  ["rrhoea", "rrhea"],
  ["pnoea", "pnea"],
  ["foet", "fet"],
  ["oesophag", "esophag"],
  ["oestr", "estr"],
  ["gynaec", "gynec"],
  ["phaeo", "pheo"],
  ["homoeo", "homeo"],
  ["leuco", "leuko"],
  ["manoeuvr", "maneuver"],
  ["tumour", "tumor"],
  ["colour", "color"],
  ["labour", "labor"],
  ["odour", "odor"],
  ["vapour", "vapor"],
  ["humour", "humor"],
  ["behaviour", "behavior"],
  ["favour", "favor"],
  ["fibre", "fiber"],
  ["centre", "center"],
  ["sulph", "sulf"],
  ["aluminium", "aluminum"],
  ["programme", "program"],
  ["grey", "gray"],
  ["mould", "mold"],
  ["ageing", "aging"],
  ["judgement", "judgment"],
  ["defence", "defense"],
  ["elling", "eling"],
  ["elled", "eled"],
  // Drugs: the name that Britain and India use, or long used, and the other one.
  ["adrenaline", "epinephrine"],
  ["paracetamol", "acetaminophen"],
  ["salbutamol", "albuterol"],
  ["frusemide", "furosemide"],
  ["pethidine", "meperidine"],
  ["lignocaine", "lidocaine"],
  ["suxamethonium", "succinylcholine"],
  ["isoprenaline", "isoproterenol"],
  ["glibenclamide", "glyburide"],
  ["rifampicin", "rifampin"],
  ["phenobarbitone", "phenobarbital"],
  ["thiopentone", "thiopental"],
  ["aciclovir", "acyclovir"],
  ["ciclosporin", "cyclosporin"],
  ["amoxycillin", "amoxicillin"],
  ["hyoscine", "scopolamine"],
];
const AT_THE_BEGINNING: typeof ANYWHERE = [
  ["caes", "ces"],
  ["faec", "fec"],
  ["caec", "cec"],
  ["coeli", "celi"],
  ["aetio", "etio"],
  ["ceph", "cef"],
];
const AT_THE_END: typeof ANYWHERE = [
  ...["", "d", "s", "r", "rs"].flatMap((end) => [["ise", "ize"] as const, ["yse", "yze"] as const].map(withEnd(end))),
  ...["ing", "ation", "ations"].flatMap((end) => [["is", "iz"] as const, ["ys", "yz"] as const].map(withEnd(end))),
  ...["", "s"].flatMap((end) => [["litre", "liter"] as const, ["metre", "meter"] as const].map(withEnd(end))),
  ["neurone", "neuron"],
];

const RULES = [
  ...ANYWHERE.map((pair) => ruleOf(pair, (part) => new RegExp(part, "g"))),
  ...AT_THE_BEGINNING.map((pair) => ruleOf(pair, (part) => new RegExp(`^${part}`))),
  ...AT_THE_END.map((pair) => ruleOf(pair, (part) => new RegExp(`${part}$`))),
];

/** The spellings of a folded word, the typed one first; only the word itself if it has one spelling. */
export function spellingsOf(word: string): string[] {
  const found = new Set([word]);
  for (const swap of RULES) {
    for (const one of [...found]) found.add(swap(one));
  }
  return [...found].slice(0, SPELLINGS_MAX);
}

function withEnd(end: string) {
  return ([british, american]: readonly [string, string]) => [british + end, american + end] as const;
}

/** Replaces one spelling by the other. The longer part is matched first: `haem` is not `hem`, but `aemia` contains `emia`. */
function ruleOf([british, american]: readonly [string, string], patternOf: (part: string) => RegExp) {
  const [fromBritish, fromAmerican] = [patternOf(british), patternOf(american)];
  return (word: string) => {
    const swapped = word.replace(fromBritish, american);
    return swapped === word ? word.replace(fromAmerican, british) : swapped;
  };
}
