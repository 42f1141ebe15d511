import type { UndoRefusal } from "#src/audit/undoable.server.ts";
import type { ContentActResult } from "#src/content/editing/content-act.ts";

type Common = { minutes: number; by: "Priya" | "Arun"; stale: boolean };

/** Act of someone on a text; `minutes` is how long after the act before, `back` how many acts back it lies. */
export type Act = Common &
	(
		| { kind: "save"; value: string; despite: boolean }
		| { kind: "schedule"; ahead: number }
		| { kind: "restore"; number: number }
		| { kind: "undo"; back: number }
		| { kind: "publish" | "unschedule" | "discard" | "takeDown" | "trash" | "time" }
	);

export type Outcome = "done" | "nothing" | Extract<ContentActResult | UndoRefusal, { ok: false }>["reason"];

/** A version's number, or null. */
type Names = { draft: number | null; published: number; scheduled: number | null; publishAt: number | null };
type Version = { value: string; by: string; changedAt: number; wasPublished: boolean };
type Done = { at: number; before: Names; after: Names; isUndone: boolean };

const sitting = 30;

/** Model of what happens to a text of which there is one, by the rules that the office was told; times are minutes. */
export class TextModel {
	readonly versions: Version[];
	names: Names = { draft: null, published: 1, scheduled: null, publishAt: null };
	readonly #done: Done[] = [];

	/** @param value what is published at first */
	constructor(value: string) {
		this.versions = [{ value, by: "Initial content", changedAt: 0, wasPublished: true }];
	}

	/** Text that visitors see. */
	get shown(): string {
		return this.#version(this.names.published).value;
	}

	#version(number: number): Version {
		const version = this.versions[number - 1];
		if (!version) throw new Error(`There is no version ${number}.`);
		return version;
	}

	act(act: Act, at: number): Outcome {
		if (act.kind === "time") return this.#timePasses(at);
		if (act.kind === "undo") return this.#undo(act.back, at);
		// No one has to look at the text to know that a time has passed.
		if (act.kind === "schedule" && act.ahead <= 0) return "refused";
		if (act.stale && !(act.kind === "save" && act.despite)) return "conflict";
		const { draft } = this.names;
		switch (act.kind) {
			case "save":
				return this.#save(act, at);
			case "publish":
			case "schedule":
				if (draft === null) return "refused";
				if (this.#version(draft).value === "") return "invalid";
				if (act.kind === "schedule") return this.#move({ scheduled: draft, publishAt: at + act.ahead }, at);
				this.#version(draft).wasPublished = true;
				return this.#move({ published: draft, draft: null, scheduled: null, publishAt: null }, at);
			case "unschedule":
				return this.#move({ scheduled: null, publishAt: null }, at);
			case "restore": {
				const restoredVersion = this.versions[act.number - 1];
				return restoredVersion ? this.#move({ draft: this.#add(restoredVersion.value, act.by, at) }, at) : "gone";
			}
			case "discard":
				return draft === null ? "refused" : this.#move({ draft: null }, at);
			default:
				return "refused";
		}
	}

	/** One member's sitting is one version, unless that is published or waits for its time. */
	#save({ value, by, despite }: Act & { kind: "save" }, at: number): Outcome {
		const { draft, published, scheduled } = this.names;
		const current = this.#version(draft ?? published);
		if (current.value === value) return "nothing";
		const isTheirs = draft !== null && draft !== scheduled && !current.wasPublished && current.by === by;
		if (isTheirs && !despite && at - current.changedAt < sitting) {
			Object.assign(current, { value, changedAt: at });
			return "nothing";
		}
		return this.#move({ draft: this.#add(value, by, at) }, at);
	}

	#timePasses(at: number): Outcome {
		const { draft, scheduled, publishAt } = this.names;
		if (scheduled === null || publishAt === null || publishAt > at) return "nothing";
		this.#version(scheduled).wasPublished = true;
		const rest = { draft: draft === scheduled ? null : draft, scheduled: null, publishAt: null };
		return this.#move({ published: scheduled, ...rest }, at);
	}

	/** Takes back what an act changed, as long as it is still so. No time that has passed comes back. */
	#undo(back: number, at: number): Outcome {
		const act = this.#done.at(-1 - back);
		if (!act) return "unknown";
		if (act.isUndone) return "refused";
		const keys = ["draft", "published", "scheduled", "publishAt"] as const;
		const changedKeys = keys.filter((key) => act.before[key] !== act.after[key]);
		if (changedKeys.length === 0 || changedKeys.some((key) => this.names[key] !== act.after[key])) return "refused";
		const next: Names = { ...this.names, ...Object.fromEntries(changedKeys.map((key) => [key, act.before[key]])) };
		const isPast = changedKeys.includes("publishAt") && next.publishAt !== null && next.publishAt <= at;
		if (isPast) Object.assign(next, { scheduled: null, publishAt: null });
		if (changedKeys.every((key) => next[key] === this.names[key])) return "refused";
		const isScheduledAgain = next.scheduled !== null && next.scheduled !== this.names.scheduled;
		if (isScheduledAgain && this.#version(next.scheduled ?? 0).changedAt > act.at) return "refused";
		act.isUndone = true;
		return this.#move(next, at);
	}

	#add(value: string, by: string, at: number): number {
		return this.versions.push({ value, by, changedAt: at, wasPublished: false });
	}

	#move(names: Partial<Names>, at: number): Outcome {
		const before = this.names;
		this.names = { ...before, ...names };
		this.#done.push({ at, before, after: this.names, isUndone: false });
		return "done";
	}
}
