import type { DemoQuestion, DemoStimulus } from "../shape.ts";
import { notes, record } from "./record.ts";

const SOURCE = "<p>Source: the passage itself, written for this course (2026).</p>";

function ask(stem: string, options: readonly string[], correct: string, why: string): DemoQuestion {
  return { type: "text", stem: `<p>${stem}</p>`, options, correct, rationale: `<p>${why}</p>${SOURCE}` };
}

export const bedsideHandover: DemoStimulus = {
  kind: "passage",
  title: "Handover at the bedside",
  lesson: "OET Reading, part C: opinions in a long text",
  difficulty: "medium",
  content: record(
    "Handover at the bedside: a charge nurse looks back",
    notes("", {
      text: [
        "<p><strong>1</strong> When our hospital decided that nurses would hand over at the bedside, and no longer in the small room behind the desk, I was the first to object. I had nothing against patients. I had worked for nineteen years in a system in which the room behind the desk was the one place where you could say, ‘I don’t understand this man’s breathing, and I am worried.’ Out there, I thought, we would only say what sounds well. I said so in the meeting, at some length, and was thanked for my contribution.</p>",
        "<p><strong>2</strong> The project team had prepared its case. Their slides promised fewer falls, shorter handovers and happier patients, all from other hospitals. I noticed that none of the numbers came with a word on how those hospitals had been staffed. A ward with one nurse for four patients can afford a chat at every bed. We had one for nine. It was not that I thought the numbers were false. I thought that they were answers to a question which nobody on our ward had asked.</p>",
        "<p><strong>3</strong> The first weeks confirmed what I had feared, though not in the way I had expected. Nobody fell silent. On the contrary: handovers that used to take twenty minutes now took forty, since patients, quite reasonably, joined in. Mr Pillai in bed six corrected his own list of medicines. A daughter asked why the dressing had not been changed. My colleague Sunita, who can empty a drain while she tells you about her sister’s wedding, was suddenly reading aloud from her notes like a schoolgirl. We went home late, and I kept a small, mean list of the minutes.</p>",
        "<p><strong>4</strong> It was that list which changed my mind. After a month I went through it to prepare a complaint, and found that most of the lost minutes had been spent on things that turned out to be wrong: a dose which had been changed at noon and not written down, an allergy that only the wife knew of, a pump which showed a different rate from the chart. In the room behind the desk each of these would have been passed on, word for word, to the next shift. We had been fast because we had been handing over a picture of the patient, and nobody in that room could contradict it.</p>",
        "<p><strong>5</strong> That does not mean that everything belongs at the bed. There are sentences that one human being should not have to hear about himself through a curtain, at seven in the morning, from people who are looking at a clipboard. The guidance we had been given dealt with this in half a line: ‘Sensitive matters should be shared discreetly.’ Whoever wrote that has never tried to be discreet in a room with six beds. In the end we settled it ourselves. What can be checked is said at the bed. What has to be weighed – a suspicion, a family’s quarrel, a prognosis the doctor has not yet spoken about – is said before we go in, standing up, in two minutes. Standing up is the important part.</p>",
        "<p><strong>6</strong> Younger nurses now tell me that they cannot imagine it otherwise, and I find this a little alarming. They have learned the form from us, the greeting, the look at the pump, the question ‘Is there anything we have left out?’, and they do it beautifully. But I have seen the question asked with one foot already turned to the next bed. A patient can hear where your feet point. A form that saved us from one kind of routine can become another, and then we will need somebody disagreeable to count the minutes again.</p>",
        "<p><strong>7</strong> I am asked, from time to time, to speak to wards that are about to change. I bring no slides. I tell them that it will take longer, that they will feel watched, and that they should not begin on a Monday. I tell them to write down what it costs them, every minute, and to be honest about it. They usually look disappointed. I suppose they had hoped for somebody who believed in it from the start.</p>",
      ].join(""),
    }),
  ),
  questions: [
    ask(
      "In paragraph 1, the writer was against the change because she thought that nurses would",
      [
        "have too little time for their patients.",
        "no longer admit what they were unsure of.",
        "be overheard by people from other wards.",
        "lose a quiet room in which to rest.",
      ],
      "no longer admit what they were unsure of.",
      "The room was where one could say ‘I am worried’; outside nurses would ‘only say what sounds well’, and not admit doubt. Time comes up in paragraph 3. Nobody is overheard from other wards, and the room is a place to speak, not to rest.",
    ),
    ask(
      "The phrase ‘thanked for my contribution’ suggests that the writer felt her objection was",
      ["welcomed warmly.", "answered in detail.", "politely ignored.", "seen as rude."],
      "politely ignored.",
      "She spoke ‘at some length’, and all that came back was a formula of thanks: she was ignored in a polite way. A warm welcome or a detailed answer would have left a trace in the decision, and nothing says that anybody found her rude.",
    ),
    ask(
      "What is the writer’s main point about the figures in paragraph 2?",
      [
        "They did not fit the conditions on her ward.",
        "They had been made up by the project team.",
        "They were too hard for nurses to follow.",
        "They left out what patients had said.",
      ],
      "They did not fit the conditions on her ward.",
      "The figures came from hospitals whose staffing nobody named, while her ward had one nurse for nine patients: other conditions. She says that she did not think them false, so not made up. That they were hard to follow, or left out what patients said, is not in the text.",
    ),
    ask(
      "Sunita is mentioned in paragraph 3 as an example of a nurse who",
      [
        "talks too much about her family at work.",
        "became stiff when patients could listen.",
        "had needed her notes for years to remember.",
        "was quicker than others in the new system.",
      ],
      "became stiff when patients could listen.",
      "Somebody who chats and works with ease ‘was suddenly reading aloud … like a schoolgirl’: being heard made her stiff. The wedding shows her ease and is no complaint that she talks too much of family. She did not need notes before, and nobody became quicker.",
    ),
    ask(
      "In paragraph 4, the writer realised that handovers in the room had been quick because",
      [
        "fewer patients had been discussed.",
        "nurses had prepared them better.",
        "mistakes in them went unnoticed.",
        "doctors had written clearer orders.",
      ],
      "mistakes in them went unnoticed.",
      "Wrong doses, allergies and rates ‘would have been passed on, word for word’, and ‘nobody in that room could contradict’: mistakes went unnoticed. How many patients were discussed, how nurses prepared and what doctors wrote as orders are not given as reasons.",
    ),
    ask(
      "What does ‘this’ in paragraph 5 (‘dealt with this in half a line’) refer to?",
      [
        "the length of the morning handover",
        "the lack of beds on the ward",
        "words that patients should not overhear",
        "the use of clipboards at the bed",
      ],
      "words that patients should not overhear",
      "The sentence before speaks of words a person ‘should not have to hear about himself through a curtain’, and the quoted line is about ‘sensitive matters’. The length of a handover is the subject of paragraph 3; beds and clipboards are only part of the scene.",
    ),
    ask(
      "In paragraph 6, the writer is worried that younger nurses may",
      [
        "forget the greeting and the look at the pump.",
        "return to the room behind the desk.",
        "spend more minutes than they can afford.",
        "ask the question without wanting an answer.",
      ],
      "ask the question without wanting an answer.",
      "The form is done ‘beautifully’, but the question is asked ‘with one foot already turned’: without a wish for the answer. So they forget neither greeting nor pump. They cannot imagine a return to the room behind the desk, and minutes are counted only as a picture for watchfulness.",
    ),
    ask(
      "In the last paragraph, the writer suggests that her advice is valuable because it",
      [
        "comes from somebody who had doubts.",
        "is supported by figures on slides.",
        "promises that the change is easy.",
        "has been the same from the start.",
      ],
      "comes from somebody who had doubts.",
      "Listeners ‘had hoped for somebody who believed in it from the start’, and she brings costs and honesty instead: the doubts of somebody who was convinced by her own list. She brings no slides, promises nothing easy, and her view has not stayed the same.",
    ),
  ],
};
