import type { BuiltInPost } from "./shape.ts";
import { sourcesOf } from "./sources.ts";

export const precautions: BuiltInPost = {
  number: 7,
  slug: "airborne-droplet-contact-without-a-list",
  title: "Airborne, droplet, contact: remember the journey, not the list",
  excerpt:
    "Lists of diseases and masks fade within a week. How a germ travels from one person to the next does not. Follow the journey and you know the room, the mask and the order in which to take it all off.",
  author: "Lamplight Team",
  category: "Infection Control",
  imageUrl: "/pictures/post-precautions.svg",
  imageAlt:
    "Three doors in a ward corridor at night, one closed, one ajar, one open, a lantern on the floor before them",
  publishedAt: new Date("2026-10-05T03:30:00Z"),
  content: [
    "<p>“Chickenpox: airborne and contact. Pertussis: droplet. Scabies: contact.” You can learn forty of these by heart, and by next Thursday you will mix up two. Examination writers know which two. There is a better way: ask how the germ leaves the first person and how it arrives at the second. The rest follows.</p>",
    "<h2>Before all of them: standard precautions</h2>",
    "<p>Every patient, every time, whatever the diagnosis. Hands cleaned at the five moments the World Health Organization names: before touching a patient, before a clean procedure, after a risk of body fluid, after touching a patient, after touching what surrounds the patient. Gloves for blood, body fluids, mucous membranes and broken skin. Mask, eye protection and gown where something may splash. Sharps go into the box at once, by the hand that used them, never recapped.</p>",
    "<p>The three kinds below are <em>added</em> to this. They replace nothing.</p>",
    "<h2>Contact: it travels on hands and things</h2>",
    "<p>The germ sits on skin, in stool, in a wound, on a bed rail. It comes to the next patient on your hands, your gown, your stethoscope.</p>",
    "<p><strong>So:</strong> a single room, or patients with the same germ together. Gown and gloves on <em>before</em> you enter, because you will lean on something. A stethoscope, cuff and thermometer that stay in the room.</p>",
    "<p><strong>Who:</strong> MRSA and other resistant bacteria, <em>Clostridioides difficile</em>, norovirus, rotavirus, scabies, wounds that drain more than their dressing can hold.</p>",
    "<p><strong>The trap:</strong> spores of <em>C. difficile</em> survive alcohol. Wash with soap and water; friction and running water take them away. The room needs a cleaner that kills spores.</p>",
    "<h2>Droplet: it flies a short way and falls</h2>",
    "<p>Coughing, sneezing and talking throw out drops that are too heavy to float. They land within a metre or two, also on your eyes, nose and mouth.</p>",
    "<p><strong>So:</strong> a surgical mask on as you enter, eye protection if there may be spray. A single room if there is one, else two metres and a curtain. The door may stay open: nothing floats out. The patient wears a mask outside the room.</p>",
    "<p><strong>Who:</strong> influenza, pertussis, mumps, rubella, meningococcal disease for the first 24 hours of treatment, group A streptococcus in children for as long.</p>",
    "<h2>Airborne: it floats, and waits for you</h2>",
    "<p>The particles are so small that they hang in the air for hours and drift down the corridor. The patient need not be in the room any more.</p>",
    "<p><strong>So:</strong> a room with negative pressure and the door <strong>closed</strong>. A fitted respirator (N95 or better), put on outside, taken off outside. A surgical mask is for the patient on the way to X-ray, never for you in that room.</p>",
    "<p><strong>Who:</strong> tuberculosis of lungs or larynx, measles, chickenpox and disseminated zoster. The last two have open lesions as well: airborne <em>and</em> contact. For measles and chickenpox, send colleagues who are immune.</p>",
    "<p>Reality is less tidy than three boxes. Near a coughing patient small and large particles mix, and the World Health Organization now speaks of infections that travel “through the air” over short and long distances. Hospitals therefore take airborne precautions for procedures that make aerosols, such as intubation or open suction, in infections that otherwise need less. For the examination, and on most wards, the three kinds still stand.</p>",
    "<h2>On and off</h2>",
    "<p>Putting on: gown, mask or respirator, goggles, gloves over the cuffs. Taking off is where people infect themselves, and the idea is simple: <strong>dirtiest first, nose and mouth last</strong>. Gloves; then goggles, by the band; then the gown, rolled inside out; and the mask or respirator by its straps, the respirator only after you have left the room and closed the door. Clean your hands at the end, and at any moment between when they may have been soiled.</p>",
    "<h2>Which patient gets the last single room?</h2>",
    "<p>A favourite question, and the journey answers it. Ask who spreads furthest. A man with suspected tuberculosis comes before a woman with influenza, and she before a patient with MRSA in a covered wound. And who may share a room with whom? Never an infected patient beside one with a fresh operation or low white cells. The safest neighbour for somebody after hip surgery is somebody with nothing that travels.</p>",
    "<h2>Try it on one you have not learnt</h2>",
    "<p>A child has a fever and an itchy rash all over the body: spots, blisters and crusts side by side. You need no list. A rash in all stages at once: chickenpox, until proved otherwise. The virus floats from the throat and sits in the fluid of the blisters. Negative pressure, door closed, respirator, gown, gloves, and a nurse who has had it or has been vaccinated. You worked out six orders from one sentence. That is what the examination wants to see, and what the child in the next bed needs.</p>",
    "<p><em>This article is for examination preparation. At work, follow the prescriptions and policies of your own hospital.</em></p>",
    sourcesOf([
      {
        text: "Siegel JD, Rhinehart E, Jackson M, Chiarello L. Guideline for isolation precautions: preventing transmission of infectious agents in healthcare settings. CDC, 2007, updated since",
        href: "https://www.cdc.gov/infection-control/hcp/isolation-precautions/index.html",
      },
      {
        text: "World Health Organization. Guidelines on hand hygiene in health care, 2009",
        href: "https://www.who.int/publications/i/item/9789241597906",
      },
      {
        text: "World Health Organization. Global technical consultation report on proposed terminology for pathogens that transmit through the air, 2024",
        href: "https://www.who.int/news/item/18-04-2024-leading-health-agencies-outline-updated-terminology-for-pathogens-that-transmit-through-the-air",
      },
    ]),
  ].join(""),
};
