import type { PlacementYear } from "#src/school/pages/placement.ts";

/** Per cent of those who looked for work. */
export function sharePlaced({ sought, found }: Pick<PlacementYear, "sought" | "found">): number {
	return sought === 0 ? 0 : Math.round((found / sought) * 100);
}
