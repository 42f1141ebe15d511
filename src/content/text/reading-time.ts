/** The reading speed for texts about drawings and buildings. */
const wordsPerMinute = 200;

/** Whole minutes, at least one. */
export function minutesToRead(words: number): number {
	return Math.max(1, Math.round(words / wordsPerMinute));
}
