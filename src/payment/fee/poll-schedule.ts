const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Waits before the second and later polls; the last one repeats. */
const waitsMs = [
	minuteMs,
	2 * minuteMs,
	5 * minuteMs,
	10 * minuteMs,
	30 * minuteMs,
	hourMs,
	2 * hourMs,
	4 * hourMs,
	8 * hourMs,
	12 * hourMs,
];

/** A bank may confirm a payment up to five days after the attempt. Source: Razorpay's docs, "Late Authorization". */
const pollingMs = 5 * 24 * hourMs;

/** Returns the time of the first poll, as ISO 8601. */
export function firstPollAt(now: Date): string {
	return new Date(now.getTime() + minuteMs).toISOString();
}

/**
 * Returns the time of the next poll, as ISO 8601, or null once five days have passed.
 * @param pollCount polls before the one just made
 * @param pollingSince when someone last started to pay, ISO 8601
 */
export function nextPollAt(pollCount: number, pollingSince: string, now: Date): string | null {
	if (now.getTime() - Date.parse(pollingSince) >= pollingMs) return null;
	const waitMs = waitsMs[Math.min(pollCount, waitsMs.length - 1)] ?? 0;
	return new Date(now.getTime() + waitMs).toISOString();
}
