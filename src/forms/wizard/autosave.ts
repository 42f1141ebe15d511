import type { ApiFailure, ApiResult } from "#src/api-client/api-result.ts";
import type { Saved, Snapshot } from "./server-draft.ts";

/** How the answers stand with the server; `savedAt` is when they last reached it. */
export type AutosaveStatus =
	| { state: "saved" | "saving"; savedAt: string | null }
	| { state: "failed"; savedAt: string | null; message: string }
	/** Somebody changed them elsewhere: nothing is saved until the applicant has decided. */
	| { state: "changed"; changedAt: string | null }
	| { state: "over"; reason: "deleted" | "submitted"; message: string };

type SaverOptions = {
	save: (snapshot: Snapshot, revision: number) => Promise<ApiResult<Saved>>;
	/** What the server has, so that only a change is sent. */
	known: { revision: number; savedAt: string | null; snapshot: Snapshot };
	tell: (saving: AutosaveStatus, saved?: Saved) => void;
};

/** Whether two states of a form hold the same; an empty text is no answer, and the order of the names says nothing. */
export function sameSnapshot(one: Snapshot, other: Snapshot): boolean {
	const plain = ({ answers, step }: Snapshot) =>
		JSON.stringify([
			step,
			Object.entries(answers)
				.filter(([, answer]) => answer !== "")
				.sort(),
		]);
	return plain(one) === plain(other);
}

const quietMs = 1200;
const longestPauseMs = 30_000;

export type Autosave = ReturnType<typeof createAutosave>;

/**
 * Sends changed answers to the server a moment after the typing stops, one request at a time, the latest state last; tries again
 * by itself while the server cannot be reached.
 */
export function createAutosave({ save, known, tell }: SaverOptions) {
	let { revision, savedAt } = known;
	let last = known.snapshot;
	let wanted: Snapshot | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let [running, halted, failures] = [false, false, 0];

	const wake = (ms: number) => {
		clearTimeout(timer);
		timer = setTimeout(run, ms);
	};
	const keep = (saved: Saved, snapshot: Snapshot) => {
		({ revision, saved_at: savedAt } = saved);
		last = snapshot;
		failures = 0;
		if (wanted !== snapshot) return wake(quietMs);
		wanted = undefined;
		tell({ state: "saved", savedAt }, saved);
	};

	async function run(): Promise<void> {
		clearTimeout(timer);
		const snapshot = wanted;
		if (running || halted || !snapshot) return;
		running = true;
		tell({ state: "saving", savedAt });
		const result = await save(snapshot, revision);
		running = false;
		if (halted) return;
		if (result.ok) return keep(result.data, snapshot);
		if (result.reason === "refused" || result.reason === "unavailable" || result.reason === "aborted") {
			if (result.reason !== "refused") wake(Math.min(1000 * 2 ** ++failures, longestPauseMs));
			return tell({ state: "failed", savedAt, message: result.message });
		}
		halted = true;
		tell(endOf(result));
	}

	return {
		/** @returns whether these answers still have to reach the server */
		change(snapshot: Snapshot): boolean {
			if (sameSnapshot(snapshot, wanted ?? last)) return wanted !== undefined;
			wanted = snapshot;
			if (failures === 0) wake(quietMs);
			return true;
		},
		/** Sends at once what is not sent yet. */
		flush: run,
		stop() {
			halted = true;
			clearTimeout(timer);
		},
	};
}

/** What it means for the answers here that the server does not take them any more. */
export function endOf({ reason, message, data }: ApiFailure): AutosaveStatus {
	if (reason === "conflict") {
		const savedAt = typeof data === "object" && data !== null && "saved_at" in data ? String(data.saved_at) : null;
		return { state: "changed", changedAt: savedAt };
	}
	return { state: "over", reason: reason === "gone" ? "submitted" : "deleted", message };
}
