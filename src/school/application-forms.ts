import { z } from "zod";
import type { FormType } from "./offered.ts";
import { whole } from "./schema/text-fields.ts";
import { group, named } from "./schema/words.ts";

/** Bounds of an application fee in whole rupees, here and in the settings. */
export const feeBounds = { least: 1, most: 1_000_000 };

const formTexts = (title: string) =>
	group(title, {
		fee: named(
			"Application fee",
			whole(feeBounds.least, feeBounds.most).optional(),
			"In whole rupees, for applications that are sent from now on. Empty: as the server is set.",
		),
	});

/** What an application by each form costs. */
export const applicationFormsSchema = z.object({
	barch: formTexts("B.Arch"),
	march: formTexts("M.Arch"),
	diploma: formTexts("Diploma"),
});

type ApplicationForms = z.output<typeof applicationFormsSchema>;

/** Application fees by form, in whole rupees. */
export type FormFees = Readonly<Record<FormType, number>>;

/** @param standard the fee of a form that has none of its own */
export function formFees({ barch, march, diploma }: ApplicationForms, standard: number): FormFees {
	return {
		barch: barch.fee ?? standard,
		march: march.fee ?? standard,
		diploma: diploma.fee ?? standard,
	};
}
