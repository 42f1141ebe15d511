import { fieldsInSchoolWords, questionWords } from "#src/forms/school-questions.ts";
import type { SchoolWords } from "#src/school/words/word-set.ts";
import type { SingleStepConfig } from "./single-step-config.ts";

/** The group of a form's text with the words of its button and of what follows. */
export const formGroup = "form";

/** A form of one step that asks in the school's words. */
export function configInSchoolWords(config: SingleStepConfig, schoolWords: SchoolWords | undefined): SingleStepConfig {
	const words = questionWords(schoolWords, config.key);
	return words
		? { ...config, fields: fieldsInSchoolWords(config.fields, words), texts: { ...config.texts, ...words[formGroup] } }
		: config;
}
