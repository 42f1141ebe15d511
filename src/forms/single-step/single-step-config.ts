import type { RuleName } from "#src/forms/checks/say-rule.ts";
import type { Consent } from "#src/forms/consent.ts";
import type { Field, FieldErrors } from "#src/forms/definition.ts";

/** A field with what its control needs before the form's schema is loaded. */
export type SingleStepField = Field & { kind: "text" | "email" | "textarea" | "tel" | "select" | "file" } & {
	/** Shown in an empty control; of a select, a first option that cannot be chosen. */
	placeholder?: string;
	/** Half the width where there is room; such fields come in pairs. */
	half?: boolean;
	rows?: number;
	/** A regular expression that the browser checks by itself, and the sentence for what does not match. */
	pattern?: { source: string; message: RuleName };
};

/**
 * Data that a page needs to show a single-step form. The form's definition, with the Zod schema, is loaded when the
 * form is used.
 */
export type SingleStepConfig = {
	key: string;
	/** Key under which the tab stores what was typed; `key` when left out. */
	draftKey?: string;
	/** The API's address for JSON. */
	api: string;
	/** The page that takes a plain post without scripts and shows the form again if something is wrong. */
	page: string;
	fields: readonly SingleStepField[];
	consent?: Consent;
	texts: { send: string; sent: string; failed: string };
};

/** A plain post that the server did not accept: what was typed, and what is wrong. */
export type ReturnedForm = { answers: Record<string, string>; message: string; errors: FieldErrors };
