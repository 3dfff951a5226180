#!/usr/bin/env python3
"""What the codemod cannot know. Run in the root, after it and before formatting. Finds files by name, as they move."""
import re, subprocess
files = subprocess.run(["git", "ls-files"], capture_output=True, text=True).stdout.split()
def find(name, near=""):
    got = [f for f in files if f.endswith("/" + name) and near in f]
    if len(got) != 1: print("BY HAND:", name, got)
    return got[0] if len(got) == 1 else None
def change(name, *pairs, near=""):
    f = find(name, near)
    if not f: return
    s = open(f).read()
    for a, b in pairs:
        n, k = re.subn(a, b, s, flags=re.S)
        if not k: print("BY HAND:", f, "has no", a[:70])
        s = n
    open(f, "w").write(s)
# mails: the registry holds functions of a language
change("registry.ts", (r'import type \{ MailTemplate \}', 'import type { Language } from "../content/language.ts";\nimport type { MailTemplate }'),
  (r'Template extends MailTemplate<infer Props extends Record<string, unknown>> \?', 'Template extends (language: Language) => MailTemplate<infer Props extends Record<string, unknown>> ?'),
  (r'readonly \[Name in MailName\]: MailTemplate<MailProps\[Name\]>', 'readonly [Name in MailName]: (language: Language) => MailTemplate<MailProps[Name]>'), near="src/mail/")
change("render.server.tsx", (r'mails\[name\];', 'mails[name](language);'))
change("mail.test.tsx", (r'mails\[("[a-z-]+"|name)\]', r'mails[\1]("en")'))
change("rescore-results.test.ts", (r'mails\["question-rescored"\]', 'mails["question-rescored"]("en")'))
# names of screens are no texts: they are the keys
change("home.ts", (r'slides: \[(.*?)\n    \],', lambda m: "slides: {" + re.sub(r'\{\s*screen: "(\w+)",', r'\1: {', m[1]) + "\n    },"), near="content/en")
change("courses.ts", (r'insideScreens: \[(.*?)\],', lambda m: "insideScreens: {" + re.sub(r'\{ screen: "(\w+)", caption: ("[^"]*") \}', r'\1: \2', m[1]) + "},"), near="content/en")
change("show.tsx" if any(f.endswith("public/courses/show.tsx") for f in files) else "course.tsx", (r'\{texts\.insideScreens\.map\(\(\{ screen, caption \}\) => \(', '{INSIDE.map((screen) => ('), (r'\{caption\}', '{texts.insideScreens[screen]}'), (r'\n(export function meta)', r'\n/** The pictures of the product, in their order. */\nconst INSIDE = ["test", "review"] as const;\n\n\1'), near="public/courses" if any(f.endswith("public/courses/show.tsx") for f in files) else "public")
# a form's schema is one of a language
change("visitor-form.tsx", (r'schemas\[name\]\.strip\(\)', 'schemas[name](language).strip()'), (r'(function useFirstTouch\([^\n]*\n)', r'\1  const language = useLanguage();\n'), (r'\[field, name\]', '[field, name, language]'))
change("figures.test.tsx", (r'Parameters<typeof backupFigure>\[0\]', 'Parameters<typeof backupFigure>[1]'))
# the browser learns the language in disguise before anything is shown
open("src/app/entry.client.tsx", "w").write('''/** Makes the page that the server sent one that answers. */
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { speakPseudo } from "../content/texts.ts";

/** Only tests speak it: nobody else fetches it. */
if (document.documentElement.lang === "en-XA") speakPseudo((await import("../content/pseudo.ts")).disguise);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
''')

at = find("slider.tsx", "public/home")
if at:
    import os
    here = os.path.dirname(at)
    up = os.path.relpath("src/content", here)
    open(here + "/slides.ts", "w").write(f'''/** The pictures of the slider with their words, in their order. */
import {{ homeTexts }} from "{up}/en/home.ts";
import type {{ Language }} from "{up}/language.ts";

const SCREENS = ["lesson", "kinds", "test", "review", "dashboard"] as const;

/** Each picture by the name of its screen. */
export function slidesIn(language: Language) {{
  const words = homeTexts(language).slider.slides;
  return SCREENS.map((screen) => ({{ screen, ...words[screen] }}));
}}
''')
change("slider.tsx", (r'homeTexts\(language\)\.slider\.slides', 'slidesIn(language)'), (r'(import [^;]*? from "\./use-)', r'import { slidesIn } from "./slides.ts";\n\1'), near="public/home")
change("full-view.tsx", (r'const texts = homeTexts\(useLanguage\(\)\)\.slider;', 'const language = useLanguage();\n  const texts = homeTexts(language).slider;\n  const slides = slidesIn(language);'), (r'texts\.slides', 'slides'), (r'(import styles)', r'import { slidesIn } from "./slides.ts";\n\1'), near="public/home")
# React Router's splitter takes the property .addSubject of the texts for the import of that name: the import is renamed
NICE = {"addSubject": "saveSubject", "addLesson": "saveLesson", "signUp": "createAccount"}
for f in files:
    if not (f.startswith("src/app/") and f.endswith(".tsx")): continue
    s = open(f).read()
    for old in re.findall(r'import \{ (\w+) \} from "[^"]*\.server\.ts"', s):
        if not re.search(r"Texts\(\w+(?:\(\))?\)\.%s\b" % old, s): continue
        new = NICE.get(old, old + "Now")
        s = re.sub(r"import \{ %s \} from" % old, "import { %s as %s } from" % (old, new), s)
        s = re.sub(r"(?<![.\w])%s\(" % old, "%s(" % new, s)
        print("renamed import", old, f)
    open(f, "w").write(s)

change("verdict-author.tsx", (r'labels: RowEditorLabels,', 'labelsIn: (language: Language) => RowEditorLabels,'), (r'(return function VerdictAuthorView\([^\n]*\n)', r'\1    const labels = labelsIn(useLanguage());\n'), (r'(import type \{ RowEditorLabels)', r'import type { Language } from "../content/language.ts";\nimport { useLanguage } from "../core/use-language.ts";\n\1'))
