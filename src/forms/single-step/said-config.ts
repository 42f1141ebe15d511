import { questionWords, sayFields } from "#src/forms/said-questions.ts";
import type { SaidWords } from "#src/school/words/word-set.ts";
import type { SingleStepConfig } from "./single-step-config.ts";

/** The group of a form's text with the words of its button and of what follows. */
export const formGroup = "form";

/** A form of one step that asks in the school's words. */
export function sayConfig(config: SingleStepConfig, said: SaidWords | undefined): SingleStepConfig {
	const words = questionWords(said, config.key);
	return words
		? { ...config, fields: sayFields(config.fields, words), texts: { ...config.texts, ...words[formGroup] } }
		: config;
}
