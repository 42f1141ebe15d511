import type { Cut } from "#src/content/text/excerpt.ts";

/** What a form says about a field. A choice names its options. */
export type FieldWords<Value> = {
	label: string;
	/** How to answer, in a sentence. */
	hint?: string;
} & OptionWords<Value>;

type OptionWords<Value> = unknown extends Value
	? { options?: Readonly<Record<string, string>> }
	: [NonNullable<Value>] extends [string]
		? string extends NonNullable<Value>
			? { options?: never }
			: { options: Readonly<Record<NonNullable<Value> & string, string>> }
		: { options?: never };

/** The words with which the office writes records of a content type; each field has its own. */
export type OfficeWords<Fields extends object = Record<string, unknown>> = {
	names: {
		/** Of the list, and so a heading: "News". */
		many: string;
		/** In sentences: "news item". */
		one: string;
	};
	/** By field, in the order of the form. */
	fields: { readonly [Name in keyof Fields & string]: FieldWords<Fields[Name]> };
	/** Fields that stand together under a heading, after the others. */
	groups?: readonly { title: string; fields: readonly (keyof Fields & string)[] }[];
	/** Where lists show the first words of a text. */
	excerpts?: readonly { field: keyof Fields & string; where: string; cut: Cut }[];
};
