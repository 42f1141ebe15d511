import type { PlacementYear } from "#src/school/pages/placement.ts";

/** Computes the share who found work, in per cent of those who looked for it. */
export function sharePlaced({ sought, found }: Pick<PlacementYear, "sought" | "found">): number {
	return sought === 0 ? 0 : Math.round((found / sought) * 100);
}
