import { highlightText } from "./bodies.ts";
import type { DemoQuestionsByLesson } from "./shape.ts";

export const highlightTextQuestions: DemoQuestionsByLesson = {
  "Infection prevention and transmission-based precautions": [
    {
      ...highlightText(
        "<p>A nurse in the emergency department reads the note of a 3-year-old client. Select the findings that are consistent with <strong>measles</strong>.</p>",
        "10:20 Brought by the mother. No vaccines since birth; a cousin “with spots” visited twelve days ago. Ill for four days with fever, [+a harsh cough] and [+a runny nose]. [-Drank two cups of water this morning].\n10:30 Temperature 40.1 °C (104.2 °F), pulse 140/min, respirations 30/min, [-oxygen saturation 98%]. Eyes [+red and watery]. Inside both cheeks [+tiny white spots]. [-Eardrums grey and shiny]. [+Flat red spots along the hairline and on the face] since last night, a few on the neck now. [-Bruise of 1 cm on the left shin].",
        "<p>Measles begins with high fever, a cough, a runny nose and red, watery eyes. Two or three days later tiny white spots may be seen inside the cheeks. On the third to fifth day flat red spots appear at the hairline and spread downwards. The virus travels through the air, so the child goes straight to a room for airborne precautions.</p><p>A good saturation and shiny eardrums speak against the pneumonia and the ear infection that measles can bring, and a child who drank two cups of water is not drying out. One bruise on the shin of a toddler is not part of this rash.</p><p>Sources: Centers for Disease Control and Prevention, signs and symptoms of measles, as a school district reprints them (undated); health department of Pima County (US), on a case of measles, 9 March 2019 (fever, eyes, rash from the hairline). Read on 24 and 26 November 2026.</p>",
      ),
      areas: ["norcet:child-health", "snle:maternal-and-child", "gulf:maternal-and-child"],
      step: "recognize-cues",
    },
  ],
  "Safety, priorities and delegation": [
    {
      ...highlightText(
        "<p>A community nurse writes a note after visiting a 52-year-old client with depression. Select the <strong>warning signs of suicide</strong>.</p>",
        "11:00 Home visit, week 5 of treatment. [-Takes the tablet with breakfast]. [-Walks to the shop every second day]. “[+My family would be better off without me to look after].” [+Gave the dog to a neighbour] last week and [+handed all papers and keys to a brother]. [-Eats two meals a day]. [+Half a bottle of whisky each evening]; in spring it was a glass of wine on Sundays. [-A sister telephones daily]. Wept through the last two visits, [+today suddenly calm and cheerful]. Says about the debts: “[+There is no way out].”",
        "<p>To feel that the family would be better off alone, to see no way out, to give the dog away, to hand papers and keys to a brother and to drink half a bottle of whisky are warning signs, above all when they are new. A sudden change from deep sadness to calm is one too and must not pass for recovery. The nurse asks openly about thoughts of suicide, which does not put the idea into anybody’s head, stays with the client and brings help at once.</p><p>Tablets taken as prescribed, regular meals, walks and a sister who calls are supports. They do not cancel the warning signs.</p><p>Source: National Institute of Mental Health (US), warning signs of suicide, as reprinted in 2024. Read on 24 November 2026.</p>",
      ),
      areas: ["nclex-rn:psychosocial-integrity", "norcet:mental-health", "snle:adult", "gulf:adult"],
      step: "recognize-cues",
    },
  ],
  "Mixed practice": [
    {
      ...highlightText(
        "<p>An 82-year-old client had surgery for a broken hip two days ago. Select the findings of the night that suggest <strong>delirium</strong>.</p>",
        "06:30 Night shift. Daughter at 20:00: “Yesterday she did her crossword. Today [+she loses the thread after three words].” From 21:00 [+answers only after long pauses]. [-Wears both hearing aids]. 23:40 [+Asked who had let the cats onto the bed]; there were none. [+Awake until 04:00, dozing since]. [-Pain 3 of 10 on turning], paracetamol given. [-Dressing dry]. [+Turned to the wall when the daughter called], though she waits for that call each evening. [-Walks with a frame at home].",
        "<p>Delirium is a change within hours or days. She loses the thread, and her answers come after long pauses. She sees cats that are not there, is awake until 04:00 and dozes by day, and turns to the wall when her daughter calls. Quiet, sleepy delirium like this is easily missed. Age and a broken hip raise the risk, so somebody trained in it assesses the client now.</p><p>Hearing aids and a walking frame are part of her usual life. A dry dressing and mild pain on turning are expected after the operation. Pain can help to bring delirium on, which is a reason to treat it, but it is not a sign of it.</p><p>Source: National Institute for Health and Care Excellence, “Delirium: prevention, diagnosis and management” (CG103, 2010, updated 2023), recommendations 1.2 and 1.3, read on 24 November 2026.</p>",
      ),
      areas: ["norcet:mental-health"],
      step: "recognize-cues",
    },
  ],
  "Heart failure: assessment and daily care": [
    {
      ...highlightText(
        "<p>A nurse telephones a client with heart failure who went home six days ago. Select what the health care provider should hear of <strong>today</strong>.</p>",
        "16:00 Telephone call, day 6 at home. Weighed 71.2 kg on discharge, [+73.6 kg this morning (5 lb more)]. [-Blood pressure 122/74 mm Hg] on the home monitor. [+Has slept in the armchair since Tuesday]; before that two pillows in bed. [-No chest pain], [-no fainting]. [+A dry cough by day and night]. [-Appetite good], food cooked without salt. [+Shoes no longer close over the ankles]. [+Has to rest after washing], which was easy last week. Has taken all tablets.",
        "<p>Fluid is building up again. It shows as 5 lb (about 2.3 kg) or more within a week, a cough, and swelling that is new or worse, so that shoes no longer close. The client has to rest after washing and sleeps in an armchair. Each of these is a reason to call the provider, who may change the medicines before the client is in danger.</p><p>Chest pain, fainting and loss of appetite would be more urgent still, and the client has none of them. The blood pressure gives no reason for concern.</p><p>Sources: StayWell, “Heart Failure Zones: Your Action Plan” (reviewed 2025); Healthwise, “Heart Failure: Your Action Plan” (undated). Read on 24 November 2026.</p>",
      ),
      step: "recognize-cues",
    },
  ],
  "Opioid analgesia: relieving pain safely": [
    {
      ...highlightText(
        "<p>A 34-year-old client who has used heroin daily for years was found hardly breathing. Select the findings after naloxone that are consistent with <strong>opioid withdrawal</strong>.</p>",
        "22:05 Naloxone 0.4 mg intravenously. 22:08 Opens both eyes; [-respirations 14/min], [-oxygen saturation 97% on room air].\n22:25 [+Restless, climbs out of bed twice]. [+Yawns again and again]. [+Goose bumps on both arms], [+nose and eyes running]. [-Old scars over the veins of the left arm]. [+Vomited twice, cramps in the abdomen]. [+Pulse 126/min, blood pressure 164/98 mm Hg], 84/min and 108/62 mm Hg on arrival. [-Temperature 36.8 °C].",
        "<p>Naloxone blocks the opioid, and in somebody who depends on it withdrawal can follow within minutes: the client is restless, yawns and has goose bumps, a running nose, vomiting with cramps, a fast pulse and a high pressure. The opioid may last longer than naloxone, so the nurse goes on watching for sleepiness and slow breathing.</p><p>Respirations of 14/min and a saturation of 97% show that breathing is back. The scars are old. Withdrawal can raise the temperature, but 36.8 °C is normal.</p><p>Sources: Center for Substance Abuse Treatment (US), “Detoxification and Substance Abuse Treatment”, figure 4-4 (2006); Mayo Clinic, “Naloxone (injection route)”, precautions (undated). Read on 24 November 2026.</p>",
      ),
      step: "recognize-cues",
    },
  ],
  "The newborn’s first hours": [
    {
      ...highlightText(
        "<p>A community nurse visits a newborn aged 20 hours who was born at home at 39 weeks. Select the <strong>danger signs</strong> for which the newborn goes to hospital at once.</p>",
        "09:30 Girl, 2,900 g, born yesterday at 13:30. [+Has not suckled since midnight]; three good feeds before that. [+Moves only when she is touched]. [-Fontanelle soft and flat]. Axillary temperature [+34.8 °C (94.6 °F)] in two blankets. [+Respirations 72/min], counted twice for a full minute, with [+deep drawing-in of the lower chest]. [-Hands and feet bluish, tongue pink]. [-Tiny white bumps on nose and chin]. [-Cord stump drying], clamp tight.",
        "<p>A newborn who has not suckled for hours, hardly moves, is at 34.8 °C although wrapped, has 72 respirations in a minute where 60 are the limit, and draws in the chest may be seriously ill. Any one of these signs is enough to go. On the way the newborn is kept warm, and the glucose is checked.</p><p>Blue hands and feet with a pink tongue are usual in the first days. The white bumps are milia, blocked glands that clear without treatment. A flat fontanelle and a drying cord are as they should be.</p><p>Sources: Médecins Sans Frontières, “Essential obstetric and newborn care”, 10.3 (undated); Duquesne University School of Nursing, newborn assessment, skin (undated); American Family Physician, “Newborn respiratory distress”, 2015, 92(11):994–1002, abstract. Read on 24 and 26 November 2026.</p>",
      ),
      step: "recognize-cues",
    },
  ],
};
