import type { Generated } from "kysely";
import type { ApplicationType } from "#src/admissions/forms/application-forms.ts";

/** Who asked to be told when an application form opens; gone some weeks after. Times are ISO 8601 in UTC. */
export type OpeningRequestsTable = {
	id: Generated<number>;
	application_type: ApplicationType;
	/** The year of the season that was to open when it was asked for; null while its dates were not known. */
	season: number | null;
	/** As it was typed, and in lower case. */
	email: string;
	email_key: string;
	/** SHA-256 of the token in the confirmation, which ends the request. */
	token_hash: string;
	created_at: string;
	/** When the e-mail about the opening was queued; null until then. */
	told_at: string | null;
	/** SHA-256 of the token in that e-mail. */
	told_token_hash: string | null;
};
