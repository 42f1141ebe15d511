import type { ReactNode } from "react";

/** Replacement for `{name}` in a message. */
export type Value = string | number;

/** Replacement for `<name>words</name>`: given the words, their link or emphasis. */
export type Tag = (text: ReactNode) => ReactNode;

/**
 * A message in ICU MessageFormat, as code says it: a plain text is itself. One with `{values}` is a function of them,
 * and with `<tags>` it gives nodes, which no title or subject of an email takes.
 */
export type Message<Text extends string> = string extends Text
	? string
	: Text extends `${string}${"{" | "<"}${string}`
		? [TagsOf<Text>] extends [never]
			? (values: Flat<ValuesOf<Text>>) => string
			: (values: Flat<ValuesOf<Text> & { [Name in TagsOf<Text>]: Tag }>) => ReactNode
		: string;

type Flat<Type> = { [Name in keyof Type]: Type[Name] };

type TagsOf<Text extends string, Names = never> = Text extends `${string}</${infer Name}>${infer Rest}`
	? TagsOf<Rest, Names | Name>
	: Names;

/** Reads up to each brace, and remembers whether it is in "words" or between the "cases" of a plural or select. */
type ValuesOf<
	Text extends string,
	Within extends string[] = ["words"],
	Values = unknown,
> = Text extends `${infer Before}{${infer After}`
	? Before extends `${string}}${infer Rest}`
		? Within extends [string, ...infer Outer extends string[]]
			? ValuesOf<`${Rest}{${After}`, Outer, Values>
			: never
		: Within[0] extends "cases"
			? ValuesOf<After, ["words", ...Within], Values>
			: ValueIn<After, Within, Values>
	: Values;

type ValueIn<Text extends string, Within extends string[], Values> = Text extends `${infer Inside}}${infer Rest}`
	? Inside extends `${infer Name}, ${infer Kind}, ${string}`
		? Text extends `${Name}, ${Kind}, ${infer Cases}`
			? ValuesOf<Cases, ["cases", ...Within], Values & { [Key in Name]: Kind extends "plural" ? number : string }>
			: never
		: ValuesOf<Rest, Within, Values & { [Key in Inside]: Value }>
	: never;
