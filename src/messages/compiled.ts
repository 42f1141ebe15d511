/**
 * A message as programs say it: a plain text is itself. In parts, `[name]` is a value, `[]` the number of the plural
 * around it, and the others are a plural's or select's cases, and what a tag is around.
 */
export type Compiled = string | readonly Part[];
type Part = string | readonly [] | readonly [name: string] | Cases | Tagged;
type Cases = readonly [name: string, kind: "plural" | "select", cases: Readonly<Record<string, Compiled>>];
type Tagged = readonly [name: string, kind: "tag", words: Compiled];
