const secondMs = 1000;
const hourMs = 3_600_000;
const firstWaitMs = 10 * secondMs;
const maxWaitMs = 6 * hourMs;
const giveUpAfterMs = 72 * hourMs;

type Tries = {
	/** Since when it is tried. */
	since: Date;
	now: Date;
	/** A number from 0 up to 1. */
	random: number;
};

/**
 * When a delivery is tried again: after 10 and 40 seconds, 3, 11 and 43 minutes, 3 hours, then every 6 hours, each with
 * a jitter of a fifth. @param tried how often it has failed, 1 or more
 * @returns undefined when three days would be over
 */
export function nextTry(tried: number, { since, now, random }: Tries): Date | undefined {
	const wait = Math.min(maxWaitMs, firstWaitMs * 4 ** (tried - 1));
	const next = now.getTime() + Math.round(wait * (0.8 + 0.4 * random));
	return next > since.getTime() + giveUpAfterMs ? undefined : new Date(next);
}
