/** One student carries out a plan over HTTP, as the page of a running test does it: what was not acknowledged is sent again. */
import { z } from "zod/mini";
import { messageOf } from "../../../src/core/errors.ts";
import type { Client, Reply } from "../client.ts";
import type { TestOrder } from "./order.ts";
import type { Act, Plan } from "./plan.ts";
import type { Step, StepLog } from "./steps.ts";

/** What the server has acknowledged to one student. */
export const TakenTest = z.object({
  /** Null when no test could be started. */
  attemptId: z.nullable(z.string()),
  acknowledged: z.array(z.object({ position: z.number(), chosen: z.string(), revision: z.number() })),
  /** Positions with a save whose reply was lost. */
  unsure: z.array(z.number()),
  isSubmitted: z.boolean(),
});
export type TakenTest = z.infer<typeof TakenTest>;

export type Exam = {
  test: TestOrder;
  log: StepLog;
  /** Resolves at this many milliseconds after the start of the exam. */
  waitUntil(at: number): Promise<void>;
  /** Milliseconds since the start of the exam. */
  elapsed(): number;
};

/** `at`: milliseconds since the start of the exam. */
type Given = { chosen: string; at: number };

const TRIES = 6;
const FORM = "application/x-www-form-urlencoded";

const SaveReply = z.object({
  kind: z.literal("received"),
  saved: z.array(z.object({ kind: z.string(), position: z.number(), revision: z.optional(z.number()) })),
});
const StateReply = z.object({ now: z.number() });
const SectionReply = z.object({ kind: z.literal("accepted") });
const SubmitReply = z.object({ kind: z.enum(["submitted", "already-submitted"]) });

/** Takes the test to its end, whatever happens meanwhile. */
export async function runTest(plan: Plan, client: Client, exam: Exam): Promise<TakenTest> {
  const attempt = new BenchAttempt(client, exam);
  await exam.waitUntil(plan.opensAt);
  for (const page of exam.test.pages) await attempt.insist("open", () => client("GET", page));
  await exam.waitUntil(plan.startsAt);
  if (!(await attempt.start(plan.startsTwice))) return attempt.outcome(false);

  const { offline } = plan;
  for (const act of plan.acts) {
    if (offline && act.at >= offline.from && act.at < offline.until) attempt.keep(act);
    else {
      await attempt.sendUnsent(offline?.until);
      await exam.waitUntil(act.at);
      await attempt.carryOut(act);
    }
  }
  await attempt.sendUnsent(offline?.until);
  await exam.waitUntil(plan.submitsAt);
  const isSubmitted = await attempt.submit(plan.submitsTwice);
  if (isSubmitted) await attempt.insist("review", () => client("GET", attempt.address("/review.data")));
  return attempt.outcome(isSubmitted);
}

/** Up to release 0.8 the service worker asked for the page after each start. */
const COPIES_PAGE = process.env.BENCH_COPY === "page";

class BenchAttempt {
  readonly #client: Client;
  readonly #exam: Exam;
  readonly #acknowledged = new Map<number, { chosen: string; revision: number }>();
  readonly #unsure = new Set<number>();
  readonly #unsent = new Map<number, Given>();
  readonly #unsentClosings: { section: number; at: number }[] = [];
  #attemptId: string | null = null;
  /** What the server's clock is ahead of the exam's by; null until it has said its time. */
  #serverAhead: number | null = null;

  constructor(client: Client, exam: Exam) {
    this.#client = client;
    this.#exam = exam;
  }

  address(rest: string): string {
    return `/attempts/${this.#attemptId}${rest}`;
  }

  /** From the list to the running test. */
  async start(isTwice: boolean): Promise<boolean> {
    const { form, pages } = this.#exam.test;
    const body = new URLSearchParams(form).toString();
    const press = () =>
      this.insist("start", () => this.#client("POST", `${pages.at(-1)}.data`, body, FORM), [200, 202]);
    const replies = await Promise.all(isTwice ? [press(), press()] : [press()]);
    const ids = replies.map((reply) => (reply ? /\/attempts\/([0-9a-f-]{36})/.exec(reply.body)?.[1] : undefined));
    if (new Set(ids).size > 1) this.#exam.log.fail("start", "two attempts");
    this.#attemptId = ids[0] ?? null;
    if (!this.#attemptId) {
      this.#exam.log.fail("start", "no attempt");
      return false;
    }
    const hasContents = replies.some((reply) => reply?.body.includes('"opened"'));
    if (!hasContents) await this.insist("attempt", () => this.#client("GET", this.address(".data")));
    await Promise.all([this.#fetchState(), ...(COPIES_PAGE ? [this.#loadPage()] : [])]);
    return true;
  }

  async carryOut(act: Act): Promise<void> {
    switch (act.kind) {
      case "answer":
        return this.#save(new Map([[act.position, { chosen: act.chosen, at: this.#exam.elapsed() }]]));
      case "close":
        return this.#close(act.section, this.#exam.elapsed());
      case "flag": {
        const { position, flagged } = act;
        const body = JSON.stringify({ position, flagged });
        const reply = await this.#ask("flag", () => this.#client("POST", this.address("/flag"), body));
        if (reply && !reply.body.includes('"saved"')) this.#exam.log.fail("flag", reply.body.slice(0, 80));
        return;
      }
      case "reload":
        await this.#loadPage();
        return this.#fetchState();
      case "return":
        return this.#fetchState();
      default:
        return act satisfies never;
    }
  }

  /** An answer given and a section closed without network stay on the device; nothing else works offline. */
  keep(act: Act): void {
    if (act.kind === "answer") this.#unsent.set(act.position, act);
    if (act.kind === "close") this.#unsentClosings.push(act);
  }

  /** With the network back: first what the server has, then the sections closed meanwhile, then all answers at once. */
  async sendUnsent(from = 0): Promise<void> {
    if (this.#unsent.size + this.#unsentClosings.length === 0) return;
    await this.#exam.waitUntil(from);
    const [unsent, closings] = [new Map(this.#unsent), this.#unsentClosings.splice(0)];
    this.#unsent.clear();
    await this.#fetchState();
    for (const { section, at } of closings) await this.#close(section, at);
    if (unsent.size > 0) await this.#save(unsent);
  }

  async submit(isTwice: boolean): Promise<boolean> {
    const press = () => this.insist("submit", () => this.#client("POST", this.address("/submit"), "{}"));
    const replies = await Promise.all(isTwice ? [press(), press()] : [press()]);
    const kinds = replies.map((reply) =>
      reply ? SubmitReply.safeParse(JSON.parse(reply.body)).data?.kind : undefined,
    );
    // A submission that was sent again after an error may find its own result there.
    if (kinds.includes(undefined)) this.#exam.log.fail("submit", "not submitted");
    if (kinds.filter((kind) => kind === "submitted").length > 1) this.#exam.log.fail("submit", "twice");
    return kinds.some((kind) => kind !== undefined);
  }

  outcome(isSubmitted: boolean): TakenTest {
    return {
      attemptId: this.#attemptId,
      acknowledged: [...this.#acknowledged].map(([position, saved]) => ({ position, ...saved })),
      unsure: [...this.#unsure],
      isSubmitted,
    };
  }

  /** Asks until there is an answer, with longer and longer pauses. Null when there was none. Every failed try is an error. */
  async insist(step: Step, call: () => Promise<Reply>, expected: ReadonlyArray<number> = [200]): Promise<Reply | null> {
    for (let tries = 1; ; tries += 1) {
      const reply = await this.#ask(step, call, expected);
      if (reply || tries === TRIES) return reply;
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** tries));
    }
  }

  /** When a request is sent, and how long before then something was done. */
  #sending() {
    const now = this.#exam.elapsed();
    const sent = this.#serverAhead === null ? {} : { sentAt: Math.round(now + this.#serverAhead) };
    return { sent, ageOf: (at: number) => Math.max(0, now - at) };
  }

  async #close(section: number, at: number): Promise<void> {
    const body = () => {
      const { sent, ageOf } = this.#sending();
      return JSON.stringify({ section, act: "close", ageMs: ageOf(at), ...sent });
    };
    const reply = await this.insist("section", () => this.#client("POST", this.address("/section"), body()));
    if (reply && !SectionReply.safeParse(JSON.parse(reply.body)).success)
      this.#exam.log.fail("section", reply.body.slice(0, 80));
  }

  async #save(answers: ReadonlyMap<number, Given>): Promise<void> {
    for (const position of answers.keys()) this.#unsure.add(position);
    const body = () => {
      const { sent, ageOf } = this.#sending();
      const saves = [...answers].map(([position, { chosen, at }]) => {
        const basedOn = this.#acknowledged.get(position)?.revision ?? 0;
        return { position, basedOn, answer: { chosen }, ageMs: ageOf(at) };
      });
      return JSON.stringify({ saves, ...sent });
    };
    const reply = await this.insist("save", () => this.#client("POST", this.address("/save"), body()));
    const parsed = reply ? SaveReply.safeParse(JSON.parse(reply.body)) : null;
    if (!parsed?.success) return this.#exam.log.fail("save", "given up");
    for (const { kind, position, revision } of parsed.data.saved) {
      const chosen = answers.get(position)?.chosen;
      if (kind !== "saved" || revision === undefined || chosen === undefined) this.#exam.log.fail("save", kind);
      else this.#acknowledged.set(position, { chosen, revision });
      this.#unsure.delete(position);
    }
  }

  async #loadPage(): Promise<void> {
    await this.#ask("page", () => this.#client("GET", this.address("")));
  }

  async #fetchState(): Promise<void> {
    const before = this.#exam.elapsed();
    const reply = await this.#ask("state", () => this.#client("GET", this.address("/state")));
    if (!reply) return;
    const { now } = StateReply.parse(JSON.parse(reply.body));
    this.#serverAhead = now - (before + this.#exam.elapsed()) / 2;
  }

  async #ask(step: Step, call: () => Promise<Reply>, expected: ReadonlyArray<number> = [200]): Promise<Reply | null> {
    const { log } = this.#exam;
    const begun = performance.now();
    try {
      const reply = await call();
      log.add(step, performance.now() - begun, reply.size);
      if (expected.includes(reply.status)) return reply;
      log.fail(step, String(reply.status));
    } catch (error) {
      log.fail(step, messageOf(error));
    }
    return null;
  }
}
