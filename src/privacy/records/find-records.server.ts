import type { Kysely } from "kysely";
import { titleOf } from "#src/admissions/forms/application-forms.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import type { Database } from "#src/db/tables.ts";
import { caseKindOf } from "#src/enquiries/enquiry-case.server.ts";
import { type StoredConsent, storedConsent, storedConsentColumns } from "#src/forms/legal/stored-consent.ts";
import type { RecordKind } from "#src/privacy/records/record-kind.ts";
import { describeTour } from "#src/visits/tours.ts";

/** A record of a person. `title` names it as the person knows it: "Message, 3 May 2027". */
export type FoundRecord = {
	kind: RecordKind;
	id: number;
	/** ISO 8601 in UTC. */
	createdAt: string;
	title: string;
	/** Null where none was asked for. */
	consent: StoredConsent | null;
};

const dayOf = (at: string) => formatLong(dayAtSchool(new Date(at)));

/** Every record of an address, oldest first. @param emailKey the address in lower case */
export async function findRecords(db: Kysely<Database>, emailKey: string): Promise<FoundRecord[]> {
	const applications = await db
		.selectFrom("applications")
		.select(["id", "reference", "application_type", "created_at", ...storedConsentColumns])
		.where((row) => row(row.fn<string>("lower", ["email"]), "=", emailKey))
		.where("erased_at", "is", null)
		.execute();
	const drafts = await db
		.selectFrom("drafts")
		.select(["id", "application_type", "created_at"])
		.where("email_key", "=", emailKey)
		.where("state", "=", "open")
		.execute();
	const enquiries = await db
		.selectFrom("enquiries")
		.innerJoin("cases", "cases.record_id", "enquiries.id")
		.select(["enquiries.id", "enquiries.form", "enquiries.created_at"])
		.select(storedConsentColumns.map((name) => `enquiries.${name}` as const))
		.where("cases.kind", "in", ["enquiry", "message"])
		.where("cases.email_key", "=", emailKey)
		.execute();
	const alumni = await db
		.selectFrom("alumni")
		.select(["id", "created_at", ...storedConsentColumns])
		.where((row) => row(row.fn<string>("lower", ["email"]), "=", emailKey))
		.execute();
	const jobs = await db
		.selectFrom("job_applications")
		.select(["id", "career_title", "created_at", ...storedConsentColumns])
		.where((row) => row(row.fn<string>("lower", ["email"]), "=", emailKey))
		.execute();
	const visits = await db
		.selectFrom("visits")
		.select(["id", "tour", "created_at"])
		.where((row) => row(row.fn<string>("lower", ["email"]), "=", emailKey))
		.execute();
	const openings = await db
		.selectFrom("opening_requests")
		.select(["id", "application_type", "created_at"])
		.where("email_key", "=", emailKey)
		.execute();
	const toRecord = (
		kind: RecordKind,
		{ id, created_at }: { id: number; created_at: string },
		title: string,
		consent: StoredConsent | null = null,
	): FoundRecord => ({ kind, id, createdAt: created_at, title, consent });
	return [
		...applications.map((row) =>
			toRecord("application", row, `${titleOf(row.application_type)} ${row.reference}`, storedConsent(row)),
		),
		...drafts.map((row) => toRecord("draft", row, `${titleOf(row.application_type)}, saved but not submitted`)),
		...enquiries.map((row) => {
			const kind = caseKindOf(row.form) === "enquiry" ? "enquiry" : "message";
			const word = kind === "enquiry" ? "Enquiry" : "Message";
			return toRecord(kind, row, `${word}, ${dayOf(row.created_at)}`, storedConsent(row));
		}),
		...alumni.map((row) =>
			toRecord("alumni", row, `Alumni registration, ${dayOf(row.created_at)}`, storedConsent(row)),
		),
		...jobs.map((row) => toRecord("job-application", row, `Application for “${row.career_title}”`, storedConsent(row))),
		...visits.map((row) => toRecord("visit", row, `Visit, ${describeTour(row.tour)}`)),
		...openings.map((row) =>
			toRecord("opening-request", row, `An email when the ${titleOf(row.application_type)} opens`),
		),
	].toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0));
}

/** Tells whether there is anything of an address, restricted records included. */
export async function isKnown(db: Kysely<Database>, emailKey: string): Promise<boolean> {
	if ((await findRecords(db, emailKey)).length > 0) return true;
	const restricted = db.selectFrom("restricted_records").select("id").where("email_key", "=", emailKey);
	if ((await restricted.limit(1).executeTakeFirst()) !== undefined) return true;
	const query = db.selectFrom("privacy_requests").select("id").where("email_key", "=", emailKey);
	return (await query.limit(1).executeTakeFirst()) !== undefined;
}
