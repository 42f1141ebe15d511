import { questionTexts, withSchoolFieldTexts } from "#src/forms/school-questions.ts";
import type { SchoolMessages } from "#src/school/messages/message-set.ts";
import type { SingleStepConfig } from "./single-step-config.ts";

/** The group of a form's text with the words of its button and of what follows. */
export const formGroup = "form";

/** A form of one step that asks in the school's words. */
export function withSchoolConfigTexts(
	config: SingleStepConfig,
	schoolMessages: SchoolMessages | undefined,
): SingleStepConfig {
	const texts = questionTexts(schoolMessages, config.key);
	return texts
		? { ...config, fields: withSchoolFieldTexts(config.fields, texts), texts: { ...config.texts, ...texts[formGroup] } }
		: config;
}
