/**
 * A message as programs say it: a plain text is itself. In parts, `[name]` is a value, `[]` the number of the plural
 * around it, and the others are a plural's or select's cases, and what a tag is around.
 */
export type CompiledMessage = string | readonly Part[];
type Part = string | readonly [] | readonly [name: string] | Cases | TagPart;
type Cases = readonly [name: string, kind: "plural" | "select", cases: Readonly<Record<string, CompiledMessage>>];
type TagPart = readonly [name: string, kind: "tag", words: CompiledMessage];
