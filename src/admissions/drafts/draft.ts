import type { ApplicationType } from "#src/admissions/forms/application-forms.ts";

/** A text in place of a file means one that the draft has: `upload:` and the file's id. */
export const uploadPrefix = "upload:";

/** The name under which a submit carries its draft's token. */
export const draftField = "draft";

export type DraftFile = { id: string; field: string; name: string; size: number };

/** Parts of a draft that its holder sees; times are ISO 8601 in UTC. */
export type Draft = {
	application_type: ApplicationType;
	/** Texts as typed, right or wrong, by field name. */
	answers: Record<string, string>;
	step: number;
	version: string;
	revision: number;
	saved_at: string | null;
	email: string | null;
	expires_at: string;
	files: DraftFile[];
};

/**
 * Days that a draft is stored after its last change, without an address for its link and with one; and that it tells,
 * once it is empty, which application it became.
 */
export const storedDays = { anonymous: 7, reachable: 30, submitted: 180 } as const;
