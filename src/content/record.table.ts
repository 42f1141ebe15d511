import type { Generated } from "kysely";

/** The columns of a kind: its fields, the integer key, and the readable key that stands in addresses. */
export type Stored<Fields> = Fields & { id: Generated<number>; slug: string };
