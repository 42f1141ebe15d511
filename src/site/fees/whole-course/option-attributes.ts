import { type CostOptions, type CostSelection, costParts } from "./cost-options.ts";

/** Numbers of options of a part that course-cost.module.css can tell from each other. */
const numbered = { programme: 8, hostel: 6, mess: 2, help: 8 };

/** Most totals that a page should carry. */
const mostTotals = 400;

/** Tells whether all results are in the page; otherwise only the chosen one is, and the form asks for another. */
export function isLive(options: CostOptions): boolean {
	const totals = costParts.reduce((count, part) => count * options[part].length, 1);
	return totals <= mostTotals && costParts.every((part) => options[part].length <= numbered[part]);
}

/**
 * Attributes of what is shown when these options are chosen: `data-programme="1"`. Until styles know what is chosen,
 * `data-other` marks what isn't.
 */
export function optionAttributes(options: CostOptions, chosen: CostSelection, when: Partial<CostSelection>) {
	const parts = costParts.filter((part) => when[part] !== undefined && options[part].length > 1);
	return {
		...Object.fromEntries(parts.map((part) => [`data-${part}`, when[part]])),
		...(parts.some((part) => when[part] !== chosen[part]) && { "data-other": "" }),
	};
}
