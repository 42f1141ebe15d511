import { z } from "zod";
import { line } from "#src/fields/field-schemas.ts";
import { type Facts, fillPlaceholders } from "#src/formatting/placeholders.ts";
import { nameField } from "#src/school/schema/named-field.ts";
import { optionalText, text } from "#src/school/schema/text-fields.ts";

/** The words that letters are made of, in the order of the form. Not every letter has each. */
const fields = {
	subject: { title: "Subject", hint: undefined, schema: () => line(200) },
	title: { title: "Heading", hint: undefined, schema: () => line(200) },
	preview: { title: "Preview text", hint: "Shown next to the subject in the inbox.", schema: () => line(200) },
	opening: {
		title: "Text",
		hint: "Before the facts. An empty line starts a new paragraph.",
		schema: () => text(5000),
	},
	payer: { title: "If someone else pays", hint: "Above the payment link.", schema: () => text() },
	guardian: {
		title: "If the applicant is under 18",
		hint: "Above the link for a parent or guardian.",
		schema: () => text(),
	},
	results: { title: "If results are pending", hint: "After the facts.", schema: () => text() },
	closing: { title: "Text after the facts", hint: "You can leave this blank.", schema: () => optionalText(5000) },
	note: { title: "Small print", hint: undefined, schema: () => text() },
} as const;

export type LetterField = keyof typeof fields;
type Always = "subject" | "title" | "preview" | "opening";

/** The words of a letter, filled. */
export type LetterMessages<Field extends LetterField> = Record<Field | Always, string>;

/** Meaning of a placeholder. */
export type Placeholder = { about: string };

export type Letter<Fact extends string = string, Field extends LetterField = Always> = {
	/** Names it in the database. */
	key: string;
	/** "We have your application" */
	name: string;
	/** Sentence that says when it is sent. */
	when: string;
	/** "applicants" */
	to: string;
	placeholders: Readonly<Record<Fact, Placeholder>>;
	/** The original words. */
	texts: Readonly<Record<Field, string>>;
	/** Placeholders that a field must have. */
	needs: Readonly<Partial<Record<LetterField, readonly string[]>>>;
	/** Schema of the office's own texts. Made when it is first read: only the office reads it. */
	readonly schema: z.ZodObject;
};

/** Facts about the school that every letter knows. */
const ofSchool = {
	school: { about: "the school’s name" },
	"school phone": { about: "its phone number" },
	"school e-mail": { about: "its email address" },
} as const satisfies Record<string, Placeholder>;

export type LetterDefinition<Fact extends string, Field extends LetterField> = {
	key: string;
	name: string;
	when: string;
	to: string;
	placeholders: Readonly<Record<Fact, string>>;
	texts: Readonly<Record<Field | Always, string>>;
	needs?: Readonly<Partial<Record<LetterField, readonly (NoInfer<Fact> | keyof typeof ofSchool)[]>>>;
};

/**
 * An email whose words the office writes. Its facts (tables, links, sums) are parts of the email template, which no
 * words can change.
 */
export function defineLetter<Fact extends string, Field extends LetterField>(
	definition: LetterDefinition<Fact, Field>,
): Letter<Fact, Field | Always> {
	const { needs = {}, placeholders, ...letter } = definition;
	const own = Object.entries<string>(placeholders).map(([name, about]) => [name, { about }] as const);
	const knownFacts: Readonly<Record<Fact, Placeholder>> = { ...Object.fromEntries(own), ...ofSchool } as never;
	let schema: z.ZodObject | undefined;
	return {
		...letter,
		needs,
		placeholders: knownFacts,
		get schema() {
			schema ??= schemaOf({ ...letter, needs }, Object.keys(knownFacts));
			return schema;
		},
	};
}

function schemaOf({ texts, needs }: Pick<Letter, "texts" | "needs">, knownNames: readonly string[]): z.ZodObject {
	const names = (Object.keys(fields) as LetterField[]).filter((name) => name in texts);
	return z.object(
		Object.fromEntries(
			names.map((name) => {
				const { title, hint, schema } = fields[name];
				const check = (text: string, context: { addIssue: (issue: { code: "custom"; message: string }) => void }) => {
					for (const message of faultsIn(text, knownNames, needs[name] ?? []))
						context.addIssue({ code: "custom", message });
				};
				return [name, nameField(title, schema().superRefine(check), hint)];
			}),
		),
	);
}

/** Lists what is wrong with the placeholders of a text, each phrased to follow the name of its field. */
function faultsIn(text: string, knownNames: readonly string[], neededNames: readonly string[]): string[] {
	const { unknownNames: unknown } = fillPlaceholders(text, Object.fromEntries(knownNames.map((name) => [name, name])));
	const present = new Set([...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = ""]) => plainName(name)));
	return [
		...unknown.map((placeholder) => `has ${placeholder}, which isn’t a placeholder of this email`),
		...neededNames.filter((name) => !present.has(name)).map((name) => `must have {{${name}}}`),
	];
}

const plainName = (name: string) => name.trim().toLowerCase().replace(/\s+/g, " ");

/** The words of letters as the office has written them, by key and field. */
export type LetterTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

type WritingSchool = { name: string; phone: string; email: string; letters?: LetterTexts | undefined };

/**
 * The words of a letter with facts in the place of placeholders. Where the office's own words cannot be filled, since
 * they are those of another release, the original ones hold.
 * @param facts none is empty
 */
export function fillLetter<Fact extends string, Field extends LetterField>(
	{ key, texts }: Letter<Fact, Field>,
	facts: Readonly<Record<Fact, string>>,
	{ name: school, phone, email, letters }: WritingSchool,
): Record<Field, string> {
	const all: Facts = { school, "school phone": phone, "school e-mail": email, ...facts };
	const own = letters?.[key] ?? {};
	const filledTexts = (Object.entries(texts) as [Field, string][]).map(([field, original]): [Field, string] => {
		const filledText = fillPlaceholders(own[field] ?? original, all);
		const whole = filledText.unknownNames.length + filledText.empty.length === 0;
		return [field, whole ? filledText.text : fillPlaceholders(original, all).text];
	});
	// Each field of the words is filled.
	return Object.fromEntries(filledTexts) as Record<Field, string>;
}
