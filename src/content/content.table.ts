import type { Generated } from "kysely";
import type { ContentType } from "./content-type.ts";
import type { contentTypes } from "./content-types.ts";

type Types = (typeof contentTypes)[keyof typeof contentTypes];
type Columns<Type> =
	Type extends ContentType<string, infer Fields, never, infer Derived>
		? Fields & Derived & { id: Generated<number>; slug: string }
		: never;

/** The tables of all content types: keys, fields and derived columns. */
export type ContentTables = { [Type in Types as Type["table"]]: Columns<Type> };
