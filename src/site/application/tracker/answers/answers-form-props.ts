import type { AnswersPart, TypedForm } from "#src/admissions/completion/correction.ts";
import type { FieldErrors, LoadDefinition } from "#src/forms/definition.ts";

/** A plain post that was not taken. */
export type ReturnedAnswers = {
	/** Which part of the form was posted. */
	part: AnswersPart;
	answers: Record<string, string>;
	message: string;
	errors: FieldErrors;
	/** What was stored in the meantime, with its version. */
	elsewhere?: Elsewhere | undefined;
};
export type Elsewhere = { version: string; answers: Record<string, string> };

export type AnswersFormProps = {
	/** Of the application. */
	token: string;
	reference: string;
	part: AnswersPart;
	version: string;
	/** The stored answers, as controls give them. */
	texts: Record<string, string>;
	returnedAnswers?: ReturnedAnswers | undefined;
};

/** The form of the application, and its rules. */
export type AnswersFormOfType = AnswersFormProps & TypedForm & { loadDefinition: LoadDefinition };
