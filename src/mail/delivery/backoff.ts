const MINUTE = 60_000;
const LONGEST_WAIT = 360 * MINUTE;

/** With the waits below, the last attempt comes about four days after the first. */
const LAST_ATTEMPT = 24;
const LAST_ATTEMPT_WHEN_REFUSED = 2;

/**
 * When to try again after so many failed attempts: 1, 2, 4 … minutes, at most 6 hours, each give or take a fifth so that
 * mails that failed together do not return together. `undefined`: not again.
 * @param random a number from 0 up to 1
 */
export function nextAttempt(attempts: number, refused: boolean, now: Date, random: number): Date | undefined {
	if (attempts >= (refused ? LAST_ATTEMPT_WHEN_REFUSED : LAST_ATTEMPT)) return undefined;
	const wait = Math.min(LONGEST_WAIT, MINUTE * 2 ** (attempts - 1));
	return new Date(now.getTime() + Math.round(wait * (0.8 + 0.4 * random)));
}
