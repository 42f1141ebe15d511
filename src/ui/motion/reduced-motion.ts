import { connection } from "#src/ui/connection.ts";

/**
 * Whether the visitor prefers reduced motion or saves data: nothing then plays, counts or falls by itself. Browser
 * only.
 */
export function prefersReducedMotion(): boolean {
	return matchMedia("(prefers-reduced-motion: reduce)").matches || connection()?.saveData === true;
}
