/** Milliseconds. */
const minute = 60_000;
const maxWaitMs = 360 * minute;

/** Number of attempts that puts the last one, given the waits below, about four days after the first. */
const maxAttempts = 24;
const maxAttemptsWhenRefused = 2;

/**
 * Exponential backoff: 1, 2, 4 … minutes, at most 6 hours, each with a jitter of a fifth, so that emails that failed
 * together do not retry together.
 * @param attempts how many have failed so far, 1 or more
 * @param random a number from 0 up to 1
 * @returns when to try again; undefined for never
 */
export function nextAttempt(attempts: number, refused: boolean, now: Date, random: number): Date | undefined {
	if (attempts >= (refused ? maxAttemptsWhenRefused : maxAttempts)) return undefined;
	const wait = Math.min(maxWaitMs, minute * 2 ** (attempts - 1));
	return new Date(now.getTime() + Math.round(wait * (0.8 + 0.4 * random)));
}
