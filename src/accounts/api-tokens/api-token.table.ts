import type { Generated } from "kysely";

/** Times are ISO 8601 in UTC. */
export type ApiTokensTable = {
	id: Generated<number>;
	/** Of the integration. */
	name: string;
	/** The scopes, separated by spaces. */
	scopes: string;
	/** The first characters of the token, to tell it from others. */
	prefix: string;
	/** SHA-256 of the token, hexadecimal. */
	token_hash: string;
	created_by: number;
	created_by_name: string;
	created_at: string;
	expires_at: string;
	/** Within a minute of the last request; null before the first. */
	last_used_at: string | null;
	ended_at: string | null;
	ended_by_name: string | null;
};
