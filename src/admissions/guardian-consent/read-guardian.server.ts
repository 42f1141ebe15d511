import type { Kysely } from "kysely";
import { formOf, isApplicationType } from "#src/admissions/forms/application-forms.ts";
import { type GuardianState, guardianState } from "#src/admissions/guardians/guardian.ts";
import type { Guardian } from "#src/admissions/guardians/guardian-record.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { FormDefinition } from "#src/forms/definition.ts";
import { hashToken } from "#src/forms/token.server.ts";

/**
 * Facts that the holder of a guardian's link may see: whose consent is asked for to which form, and the answer so far.
 */
export type GuardianView = {
	guardian: Guardian;
	state: Exclude<GuardianState, "expired">;
	/** Name as the form has it; empty where a draft has none yet. */
	applicant: string;
	form: FormDefinition;
};

/** @returns undefined for a link that is unknown, has ended or has expired, and where the application is over */
export async function findGuardianByToken(
	db: Kysely<Database>,
	token: string,
	now: Date,
): Promise<GuardianView | undefined> {
	const guardian = await db
		.selectFrom("guardians")
		.selectAll()
		.where("link_hash", "=", hashToken(token))
		.where("ended_at", "is", null)
		.executeTakeFirst();
	if (!guardian) return undefined;
	const state = guardianState(guardian, now);
	const owner = await readOwner(db, guardian);
	if (!owner || state === "expired" || !isApplicationType(owner.type)) return undefined;
	return { guardian, state, applicant: owner.name, form: formOf(owner.type).form };
}

async function readOwner(db: Kysely<Database>, { draft_id, application_id }: Guardian) {
	if (application_id !== null)
		return db
			.selectFrom("applications")
			.select(["name", "application_type as type"])
			.where("id", "=", application_id)
			.where("erased_at", "is", null)
			.executeTakeFirst();
	const draft = await db
		.selectFrom("drafts")
		.select(["answers", "application_type as type"])
		.where("id", "=", draft_id)
		.executeTakeFirst();
	return draft && { type: draft.type, name: String(JSON.parse(draft.answers).name ?? "").trim() };
}
