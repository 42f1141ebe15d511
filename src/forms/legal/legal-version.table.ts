import type { Generated } from "kysely";

/** A legal text as it was in force; only its end is ever written later. Times are ISO 8601 in UTC. */
export type LegalVersionsTable = {
	id: Generated<number>;
	/** Such as "privacy". */
	name: string;
	/** From 1, per text: part of its address. */
	number: number;
	/** SHA-256 of `fields`, in hexadecimal. */
	hash: string;
	/** JSON of the text, as it was published. */
	fields: string;
	from_at: string;
	/** Null while it is in force. */
	until_at: string | null;
};
