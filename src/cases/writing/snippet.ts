import type { CaseKind } from "#src/cases/case.ts";

/** A text that a mail is filled with; `kind` is null for all kinds of cases. */
export type SnippetText = { kind: CaseKind | null; title: string; subject: string; text: string };

/** A snippet that a school folder (`#school/snippets.ts`) provides; the key is stored. */
export type SnippetSeed = SnippetText & { key: string };
