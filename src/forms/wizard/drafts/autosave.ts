import type { ApiFailure, ApiResult } from "#src/api-client/api-result.ts";
import type { SaveResult, Snapshot } from "./server-draft.ts";

/** `savedAt`: when the answers last reached the server, as ISO 8601 in UTC. */
export type AutosaveStatus =
	| { state: "saved" | "saving"; savedAt: string | null }
	| { state: "failed"; savedAt: string | null; message: string }
	/** The draft was changed elsewhere: nothing is saved until the applicant has decided. */
	| { state: "conflict"; changedAt: string | null }
	| { state: "ended"; reason: "deleted" | "submitted"; message: string };

type AutosaveOptions = {
	save: (snapshot: Snapshot, revision: number) => Promise<ApiResult<SaveResult>>;
	/** State on the server, so that only changes are sent. */
	known: { revision: number; savedAt: string | null; snapshot: Snapshot };
	onStatus: (status: AutosaveStatus, saved?: SaveResult) => void;
};

/** Compares two states of a form. An empty text equals no answer, and the order of fields does not matter. */
export function sameSnapshot(one: Snapshot, other: Snapshot): boolean {
	return one.step === other.step && sameAnswers(one.answers, other.answers);
}

/** An empty answer is none. */
export function sameAnswers(one: Snapshot["answers"], other: Snapshot["answers"]): boolean {
	const normalise = (answers: Snapshot["answers"]) =>
		JSON.stringify(
			Object.entries(answers)
				.filter(([, answer]) => answer !== "")
				.sort(),
		);
	return normalise(one) === normalise(other);
}

const debounceMs = 1200;
const maxRetryDelayMs = 30_000;

export type Autosave = ReturnType<typeof createAutosave>;

/**
 * Saves changed answers on the server once the typing pauses. Sends one request at a time, with the latest
 * answers, and repeats it while the server cannot be reached.
 */
export function createAutosave({ save, known, onStatus }: AutosaveOptions) {
	let { revision, savedAt } = known;
	let savedSnapshot = known.snapshot;
	let pending: Snapshot | undefined;
	/**
	 * Snapshot that may have been stored although its answer was lost: repeating it is not a conflict, a newer one would
	 * be.
	 */
	let unanswered: Snapshot | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let [running, stopped, failures] = [false, false, 0];

	const schedule = (ms: number) => {
		clearTimeout(timer);
		timer = setTimeout(run, ms);
	};
	const onSaved = (result: SaveResult, snapshot: Snapshot, isRepeat: boolean) => {
		({ revision, saved_at: savedAt } = result);
		savedSnapshot = snapshot;
		failures = 0;
		if (pending !== snapshot) return isRepeat ? run() : schedule(debounceMs);
		pending = undefined;
		onStatus({ state: "saved", savedAt }, result);
	};

	async function run(): Promise<void> {
		clearTimeout(timer);
		const isRepeat = unanswered !== undefined;
		const snapshot = unanswered ?? pending;
		if (running || stopped || !snapshot) return;
		running = true;
		// Failure messages stay until an attempt succeeds: one that went and came back would be read out each time.
		if (failures === 0) onStatus({ state: "saving", savedAt });
		const result = await save(snapshot, revision);
		running = false;
		if (stopped) return;
		const isUnanswered = !result.ok && (result.reason === "unavailable" || result.reason === "aborted");
		unanswered = isUnanswered ? snapshot : undefined;
		if (result.ok) return onSaved(result.data, snapshot, isRepeat);
		if (isUnanswered) schedule(Math.min(1000 * 2 ** ++failures, maxRetryDelayMs));
		else if (result.reason === "refused") {
			// Refused snapshots wait for a change, which is sent like the first one.
			failures = 0;
			if (pending !== snapshot) schedule(debounceMs);
		} else {
			stopped = true;
			return onStatus(statusAfterFailure(result));
		}
		onStatus({ state: "failed", savedAt, message: result.message });
	}

	return {
		/** @returns whether these answers are not on the server yet */
		change(snapshot: Snapshot): boolean {
			if (sameSnapshot(snapshot, pending ?? savedSnapshot)) return pending !== undefined;
			pending = snapshot;
			if (failures === 0) schedule(debounceMs);
			return true;
		},
		/** Saves unsaved answers now. */
		flush: run,
		stop() {
			stopped = true;
			clearTimeout(timer);
		},
	};
}

/** The status after the server has refused the draft itself: changed elsewhere, submitted, or deleted. */
export function statusAfterFailure({ reason, message, data }: ApiFailure): AutosaveStatus {
	if (reason === "conflict") {
		const savedAt = typeof data === "object" && data !== null && "saved_at" in data ? String(data.saved_at) : null;
		return { state: "conflict", changedAt: savedAt };
	}
	return { state: "ended", reason: reason === "gone" ? "submitted" : "deleted", message };
}
