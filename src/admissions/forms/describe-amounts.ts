import { rupees } from "#src/formatting/rupees.ts";
import { translateText } from "#src/languages/language.ts";
import type { FormAmounts } from "#src/school/forms/application-form-settings.ts";

/** "₹1,500", or "₹1,500 (M.Arch Urban Design) or ₹1,000 (M.Arch Environmental Architecture)" */
export function describeAmounts(sums: FormAmounts): string {
	return sums
		.map(({ programme, rupees: sum }) => (programme ? `${rupees(sum)} (${programme})` : rupees(sum)))
		.join(translateText(" or "));
}
