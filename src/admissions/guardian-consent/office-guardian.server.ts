import type { Kysely } from "kysely";
import { guardianState } from "#src/admissions/guardians/guardian.ts";
import { findGuardian } from "#src/admissions/guardians/guardian-record.server.ts";
import { wasMinor } from "#src/admissions/guardians/minors.ts";
import type { Database } from "#src/db/tables.ts";

/**
 * View that the office has of an application's guardian. `needed`: the applicant was under 18 on the day of sending.
 * `former`: names and answers of those before. Times are ISO 8601 in UTC.
 */
export type GuardianCase = Awaited<ReturnType<typeof readGuardianCase>>;

/** A guardian as the office sees one. */
export type OfficeGuardian = NonNullable<GuardianCase["guardian"]>;

export async function readGuardianCase(
	db: Kysely<Database>,
	application: { id: number; answers: string; created_at: string },
	now: Date,
) {
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
					: {
							version: row.consent_version,
							sha256: row.consent_sha256 ?? "",
							text: row.consent_text ?? "",
							english: row.consent_english,
						},
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

type ApplicationRow = { id: number; answers: string; created_at: string };

export const noGuardian =
	"You can’t make an offer yet. The applicant was under 18 when applying, and a parent’s or guardian’s consent " +
	"isn’t confirmed. Request or record the consent first.";

/** Says why no offer can be made for want of a guardian's consent; undefined where it can. */
export async function refuseWithoutGuardian(
	db: Kysely<Database>,
	application: ApplicationRow,
	now: Date,
): Promise<string | undefined> {
	return (await findWithoutGuardian(db, [application], now)).has(application.id) ? noGuardian : undefined;
}

/** More in one statement than some databases take. */
const idsTogether = 500;

/** Finds those of these applications to which no offer can be made for want of a guardian's consent. */
export async function findWithoutGuardian(
	db: Kysely<Database>,
	applications: readonly ApplicationRow[],
	now: Date,
): Promise<ReadonlySet<number>> {
	const minors = applications.filter(wasMinor).map(({ id }) => id);
	const without = new Set(minors);
	for (let from = 0; from < minors.length; from += idsTogether) {
		const ids = minors.slice(from, from + idsTogether);
		const guardians = await db
			.selectFrom("guardians")
			.select(["application_id", "answer", "withdrawn_at", "checked", "expires_at"])
			.where("application_id", "in", ids)
			.where("ended_at", "is", null)
			.execute();
		const accepted = await db
			.selectFrom("document_checks")
			.select("application_id")
			.where("application_id", "in", ids)
			.where("subject", "=", "line:guardian")
			.where("state", "=", "accepted")
			.execute();
		const confirmedGuardians = guardians.filter((each) => guardianState(each, now) === "confirmed");
		for (const { application_id } of [...confirmedGuardians, ...accepted]) without.delete(application_id ?? 0);
	}
	return without;
}

/**
 * Returns true if an applicant who was under 18 has no guardian's consent yet, not even one that the office has still
 * to check.
 */
export async function isConsentMissing(db: Kysely<Database>, application: ApplicationRow, now: Date): Promise<boolean> {
	if (!(await findWithoutGuardian(db, [application], now)).has(application.id)) return false;
	const guardian = await findGuardian(db, { of: "application", id: application.id });
	return guardian === undefined || guardianState(guardian, now) !== "declared";
}

/** The copy of a guardian's identity document, for who may see it. */
export async function findGuardianCopy(db: Kysely<Database>, guardianId: number) {
	const guardianCopy = await db
		.selectFrom("guardian_copies")
		.innerJoin("guardians", "guardians.id", "guardian_copies.guardian_id")
		.select(["storage_key as key", "original_name as name", "media_type as mediaType", "size", "application_id"])
		.where("guardian_id", "=", guardianId)
		.where("application_id", "is not", null)
		.executeTakeFirst();
	return guardianCopy && { ...guardianCopy, applicationId: guardianCopy.application_id ?? 0 };
}
