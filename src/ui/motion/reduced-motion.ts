import { connection } from "#src/ui/connection.ts";

/**
 * Returns true if the visitor prefers reduced motion or saves data: nothing then plays, counts or falls automatically.
 * Browser only.
 */
export function prefersReducedMotion(): boolean {
	return matchMedia("(prefers-reduced-motion: reduce)").matches || connection()?.saveData === true;
}
