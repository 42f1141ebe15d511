/**
 * Faults that a real service has now and then:
 * - refused: 403 before anything is read
 * - overloaded: 503, before anything is read
 * - failed: 500, after the body is read and nothing stored
 * - silent: no answer at all
 * - cut: the connection ends in the middle of the body, of the request if it has one, else of the answer
 * - stalled: half of the answer, and nothing after it
 * - damaged: a byte of what arrives is a different one
 */
export type S3Fault = "refused" | "overloaded" | "failed" | "silent" | "cut" | "stalled" | "damaged";

/** The faults that are due; the requests that they hit are taken in order. */
export function faultQueue() {
	let due: S3Fault[] = [];
	let always: S3Fault | undefined;
	return {
		/** @param times on the next so many requests; on all until `mend` where it is left out */
		fail(fault: S3Fault, times?: number) {
			if (times === undefined) always = fault;
			else due.push(...Array.from({ length: times }, () => fault));
		},
		mend() {
			due = [];
			always = undefined;
		},
		next: () => due.shift() ?? always,
	};
}
