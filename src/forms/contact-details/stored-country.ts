import type { Field } from "#src/forms/definition.ts";
import { isPartOf, nationalPart } from "#src/ui/phone-field/number.ts";

type Texts = Readonly<Record<string, string>>;

/**
 * The answers in controls, with stored numbers where a control has the same number without its country: that is what a
 * browser restores on a reload.
 */
export function withStoredCountries(
	fields: readonly Field[],
	inControls: Texts,
	storedTexts: Texts,
): Record<string, string> {
	const numbers = fields.flatMap((field) => {
		if (field.kind !== "tel" || !field.country) return [];
		const [text = "", number = ""] = [inControls[field.name], storedTexts[field.name]];
		return isPartOf(nationalPart(text, field.country), number) ? [[field.name, number] as const] : [];
	});
	return { ...inControls, ...Object.fromEntries(numbers) };
}
