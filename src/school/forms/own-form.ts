import { optionalLine } from "#src/fields/field-schemas.ts";
import { nameField } from "#src/school/schema/named-field.ts";
import type { AskedQuestion, Category } from "./asked-question.ts";
import { type OwnQuestion, ownQuestionsField } from "./own-question.ts";

/** Fields by which a school adds to any form. */
export const ownFormFields = {
	questions: ownQuestionsField,
	ownStep: nameField(
		"Title of your own step",
		optionalLine(40).optional(),
		"If some questions are in a step of your own. Leave blank for “More about you”.",
	),
};

/** All by which the questions of one form differ from the product's; what is left out is as in the product. */
export type OwnForm = {
	asked?: readonly AskedQuestion[] | undefined;
	questions?: readonly OwnQuestion[] | undefined;
	ownStep?: string | undefined;
	categories?: readonly Category[] | undefined;
};

/** Returns these parts alone, and undefined where a form is asked as the product has it. */
export function ownFormOf(
	{ asked, questions, ownStep }: OwnForm,
	categories: OwnForm["categories"],
): OwnForm | undefined {
	const own = {
		...(asked?.length && { asked }),
		...(questions?.length && { questions }),
		...((questions?.length || asked?.length) && ownStep && { ownStep }),
		...(categories?.length && { categories }),
	};
	return Object.keys(own).length > 0 ? own : undefined;
}
