import { isDay } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";

/**
 * One condition of a list, which is a parameter of its address. `Default` is what holds where the address
 * is silent.
 */
export type Filter<Value = unknown, Default = unknown> = {
	/** Label beside its field: "Programme". */
	label?: string;
	/** Describes a value for a chip and for the name of a file. */
	describe: (value: string) => string;
	/** Options to choose from, in their order; a filter without them is a text or a day. */
	options?: readonly (readonly [value: string, words: string])[];
	/** Typed as words. */
	isText?: true;
	/** Has several values, with commas between them or in a parameter each; `read` gets one, and returns a list of it. */
	several?: true;
	/** @returns undefined for what isn’t a value of it */
	read: (text: string) => Value | undefined;
	/** Suggestion of what to write in place of a wrong value, as a sentence. */
	hint: string;
	default: Default;
	/** An empty text is a value of it. */
	isEmpty?: true;
	/**
	 * Shown as the tabs of the list, as its field, as a chip alone, or by the page itself. The layout of a list says
	 * nothing about which rows it has.
	 */
	as: "tabs" | "field" | "chip" | "page" | "layout";
};

export type Filters = Readonly<Record<string, Filter>>;

type Labels<Value extends string> = Readonly<Record<Value, string>>;

function choice<Value extends string>(labels: Labels<Value>) {
	const options = Object.entries<string>(labels);
	const values = Object.keys(labels) as Value[];
	return {
		options,
		describe: (value: string) => options.find(([each]) => each === value)?.[1] ?? value,
		read: (text: string) => values.find((value) => value === text),
		hint: `Use ${values.join(", ")}.`,
	};
}

/** One of some values, in a field. @param labels how each is called, in the order of the field */
export function oneOf<Value extends string>(label: string, labels: Labels<Value>): Filter<Value, undefined> {
	return { ...choice(labels), label, default: undefined, as: "field" };
}

/**
 * Works like `oneOf` for values that follow what the office writes, and so are read whenever they are needed.
 * @param isFormer accepts values that were among them once
 */
export function oneOfCurrent(
	label: string,
	labels: () => Labels<string>,
	isFormer: (text: string) => boolean = () => false,
): Filter<string, undefined> {
	return {
		label,
		get options() {
			return choice(labels()).options;
		},
		describe: (value) => choice(labels()).describe(value),
		read: (text) => choice(labels()).read(text) ?? (isFormer(text) ? text : undefined),
		get hint() {
			return choice(labels()).hint;
		},
		default: undefined,
		as: "field",
	};
}

/** Works like `oneOf` for values that may include others: those that match the pattern are accepted. */
export function oneOfOrOther(label: string, labels: Labels<string>, pattern: RegExp): Filter<string, undefined> {
	const read = (text: string) => (pattern.test(text) ? text : undefined);
	return { ...choice(labels), read, label, default: undefined, as: "field" };
}

/** The states by which a list is divided, as its tabs. The first holds where the address is silent. */
export function tabs<Value extends string>(labels: Labels<Value>, first: NoInfer<Value>): Filter<Value, Value> {
	return { ...choice(labels), default: first, as: "tabs" };
}

/** Creates a filter for choices that the page itself offers, such as what its totals are grouped by. */
export function choiceOfPage<Value extends string>(labels: Labels<Value>, first: NoInfer<Value>): Filter<Value, Value> {
	return { ...choice(labels), default: first, as: "page" };
}

/** Creates a filter for text typed in a field. @param read turns it into what is stored */
export function text(label: string, read: (text: string) => string): Filter<string, undefined> {
	return { label, describe: (value) => value, read, hint: "", isText: true, default: undefined, as: "field" };
}

/** Any of several values of a filter. */
export function several<Value>(one: Filter<Value, undefined>): Filter<Value[], undefined> {
	const read = (text: string) => {
		const value = one.read(text);
		return value === undefined ? undefined : [value];
	};
	// Values that follow what the office writes are getters, which a copy would read once and for all.
	const all = Object.defineProperties({}, Object.getOwnPropertyDescriptors(one));
	return Object.assign(all, { read, several: true }) as unknown as Filter<Value[], undefined>;
}

/**
 * Creates the filters for the number of rows on a page and the columns shown; all columns if the address has none.
 * @param more other columns that can be shown
 */
export function layoutFilters(
	sizes: readonly number[],
	perPage: number,
	columns: readonly string[],
	more: () => readonly string[],
): Filters {
	const of = (values: readonly (number | string)[]) => choice(Object.fromEntries(values.map((each) => [each, ""])));
	const size = (text: string) => sizes.find((each) => String(each) === text);
	return {
		size: { ...of(sizes), read: size, default: perPage, as: "layout" },
		columns: several({
			...of(columns),
			read: (key) => [...columns, ...more()].find((each) => each === key),
			default: undefined,
			as: "layout",
		}),
	};
}

/** A day, `YYYY-MM-DD`, in a field. */
export function day(label: string): Filter<string, undefined> {
	return {
		label,
		describe: formatLong,
		read: (text) => (isDay(text) ? text : undefined),
		hint: "Write a day as 2026-11-23.",
		default: undefined,
		as: "field",
	};
}
