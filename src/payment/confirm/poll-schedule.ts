const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const waits = [MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR];

/** Banks may still confirm a payment so long after the attempt. Source: Razorpay's documentation of late authorisation. */
const WATCHED_MS = 5 * 24 * HOUR;

/** When the reconciler first looks at a fee of which nothing was heard. */
export function firstLook(now: Date): string {
	return new Date(now.getTime() + MINUTE).toISOString();
}

/**
 * When to look again after so many looks: 1 minute, 2, 5 … 12 hours apart, and null once five days have passed.
 * @param watchedFrom when somebody last set out to pay, ISO 8601
 */
export function nextLook(looks: number, watchedFrom: string, now: Date): string | null {
	if (now.getTime() - Date.parse(watchedFrom) >= WATCHED_MS) return null;
	return new Date(now.getTime() + (waits[Math.min(looks, waits.length - 1)] ?? 0)).toISOString();
}
