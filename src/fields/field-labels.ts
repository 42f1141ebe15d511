/** Number of words after which a text is cut, and the sign for the rest; "…" when left out. */
export type Cut = { words: number; ellipsis?: string };

/** Labels of a field in a form. A choice names its options, a group its fields, rows what one of them is. */
export type FieldLabels<Value> = {
	label: string;
	/** Hint on how to answer, as a sentence. */
	hint?: string;
	/** Field beside this one, and the value with which this one applies: else code hides it, unless it is filled in. */
	when?: { field: string; is: string };
	/** The product's version of a message with values or tags. */
	message?: string;
} & (unknown extends Value ? AnyLabels : MessagesOf<NonNullable<Value>>);

/** The words of a field whose kind is not known. */
type AnyLabels = {
	options?: Readonly<Record<string, string>>;
	fields?: Readonly<Record<string, FieldLabels<unknown>>>;
	one?: string;
};

type NoLabels = { options?: never; fields?: never; one?: never };

type MessagesOf<Value> = [Value] extends [string]
	? string extends Value
		? NoLabels
		: { options: Readonly<Record<Value & string, string>>; fields?: never; one?: never }
	: [Value] extends [readonly (infer Row)[]]
		? RowLabels<NonNullable<Row>>
		: [Value] extends [object]
			? { fields: FieldsLabels<Value>; options?: never; one?: never }
			: NoLabels;

/** `one` is what a row is called, in "Add a year". */
type RowLabels<Row> = { one: string } & ([Row] extends [object]
	? { fields: FieldsLabels<Row>; options?: never }
	: [Row] extends [string]
		? string extends Row
			? { fields?: never; options?: never }
			: { fields?: never; options: Readonly<Record<Row & string, string>> }
		: { fields?: never; options?: never });

/** Labels by field, in the order of the form. */
type FieldsLabels<Fields extends object> = {
	readonly [Name in keyof Fields & string]-?: FieldLabels<Exclude<Fields[Name], undefined>>;
};

/**
 * @param typed what the schema takes, or texts
 * @param today `YYYY-MM-DD`
 * @returns an empty text where nothing is to be said
 */
export type Note = (typed: Readonly<Record<string, unknown>>, today: string) => string;

/** The words with which the office writes records of a content type; each field has its own. */
export type OfficeLabels<Fields extends object = Record<string, unknown>> = {
	names: {
		/** Name of the list, and so a heading: "News". */
		many: string;
		/** Name of one item in sentences: "news item". */
		one: string;
	};
	/** Labels by field, in the order of the form. */
	fields: FieldsLabels<Fields>;
	/** Fields that stand together under a heading, after the others. */
	groups?: readonly { title: string; fields: readonly (keyof Fields & string)[] }[];
	/** Sentences below fields about what follows from what was typed, by field. */
	notes?: Readonly<Partial<Record<keyof Fields & string, Note>>>;
};
