import type { Kysely } from "kysely";
import {
	type CheckWay,
	type GuardianState,
	guardianState,
	type IdKind,
	type Relation,
	type Way,
} from "#src/admissions/guardians/guardian.ts";
import { findGuardian } from "#src/admissions/guardians/guardian-record.server.ts";
import { wasMinor } from "#src/admissions/guardians/minors.ts";
import type { Database } from "#src/db/tables.ts";

/** A guardian as the office sees one. Times are ISO 8601 in UTC. */
export type OfficeGuardian = {
	id: number;
	state: GuardianState;
	name: string;
	relation: Relation | null;
	phone: string;
	email: string;
	way: Way | null;
	idKind: IdKind | null;
	idEnd: string;
	answeredAt: string | null;
	withdrawnAt: string | null;
	expiresAt: string;
	language: string;
	consent: { version: string; sha256: string; text: string } | null;
	check: { way: CheckWay; note: string; at: string; by: string } | null;
	copy: { name: string; size: number; mediaType: string; sentAt: string } | null;
	/** Names and answers of those before. */
	former: { name: string; state: GuardianState; at: string }[];
};

/** What the office sees of an application's guardian. `needed`: the applicant was under 18 on the day of sending. */
export type GuardianCase = { needed: boolean; guardian: OfficeGuardian | null };

export async function readGuardianCase(
	db: Kysely<Database>,
	application: { id: number; answers: string; created_at: string },
	now: Date,
): Promise<GuardianCase> {
	const { id } = application;
	const needed = wasMinor(application);
	const row = await findGuardian(db, { of: "application", id });
	if (!row) return { needed, guardian: null };
	const copy = await db.selectFrom("guardian_copies").selectAll().where("guardian_id", "=", row.id).executeTakeFirst();
	const former = await db
		.selectFrom("guardians")
		.selectAll()
		.where("application_id", "=", id)
		.where("ended_at", "is not", null)
		.orderBy("id", "desc")
		.execute();
	return {
		needed,
		guardian: {
			id: row.id,
			state: guardianState(row, now),
			name: row.name ?? "",
			relation: row.relation,
			phone: row.phone ?? "",
			email: row.email ?? "",
			way: row.way,
			idKind: row.id_kind,
			idEnd: row.id_end ?? "",
			answeredAt: row.answered_at,
			withdrawnAt: row.withdrawn_at,
			expiresAt: row.expires_at,
			language: row.consent_language ?? "",
			consent:
				row.consent_version === null
					? null
					: { version: row.consent_version, sha256: row.consent_sha256 ?? "", text: row.consent_text ?? "" },
			check:
				row.check_way === null
					? null
					: {
							way: row.check_way,
							note: row.check_note ?? "",
							at: row.checked_at ?? "",
							by: row.member_name ?? "",
						},
			copy: copy
				? { name: copy.original_name, size: copy.size, mediaType: copy.media_type, sentAt: copy.sent_at }
				: null,
			former: former.map((each) => ({
				name: each.name ?? "",
				state: guardianState(each, now),
				at: each.answered_at ?? each.created_at,
			})),
		},
	};
}

/** Why no offer can be made for want of a guardian's consent; undefined where it can. */
export async function refuseWithoutGuardian(
	db: Kysely<Database>,
	application: { id: number; answers: string; created_at: string },
	now: Date,
): Promise<string | undefined> {
	const { needed, guardian } = await readGuardianCase(db, application, now);
	if (!needed || guardian?.state === "confirmed") return undefined;
	const accepted = await db
		.selectFrom("document_checks")
		.select("id")
		.where("application_id", "=", application.id)
		.where("subject", "=", "line:guardian")
		.where("state", "=", "accepted")
		.executeTakeFirst();
	return accepted
		? undefined
		: "The applicant was under 18 when the application came, and no parent or guardian’s consent is confirmed.";
}

/** The copy of a guardian's identity document, for who may see it. */
export async function findGuardianCopy(db: Kysely<Database>, guardianId: number) {
	const found = await db
		.selectFrom("guardian_copies")
		.innerJoin("guardians", "guardians.id", "guardian_copies.guardian_id")
		.select(["storage_key as key", "original_name as name", "media_type as mediaType", "size", "application_id"])
		.where("guardian_id", "=", guardianId)
		.where("application_id", "is not", null)
		.executeTakeFirst();
	return found && { ...found, applicationId: found.application_id ?? 0 };
}
