import type { AnswersPart, TypedForm } from "#src/admissions/completion/correction.ts";
import type { FieldErrors, LoadDefinition } from "#src/forms/definition.ts";
import type { OwnForm } from "#src/school/forms/own-form.ts";

/** A plain post that was not taken. */
export type ReturnedAnswers = {
	/** Part of the form that was posted. */
	part: AnswersPart;
	answers: Record<string, string>;
	message: string;
	errors: FieldErrors;
	/** Answers that were stored in the meantime, with their version. */
	elsewhere?: Elsewhere | undefined;
};
export type Elsewhere = { version: string; answers: Record<string, string> };

export type AnswersFormProps = {
	/** Token of the application. */
	token: string;
	reference: string;
	part: AnswersPart;
	version: string;
	/** The stored answers, as controls give them. */
	texts: Record<string, string>;
	returnedAnswers?: ReturnedAnswers | undefined;
	/** Questions of the school's own, and those that it asks in another way. */
	own?: OwnForm;
};

/** The form of the application, and its rules. */
export type AnswersFormOfType = AnswersFormProps & TypedForm & { loadDefinition: LoadDefinition };
