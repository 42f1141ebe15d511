import type { Transaction } from "kysely";
import { lastOpening } from "#src/admissions/season/season.ts";
import { startOfDay } from "#src/calendar/day.ts";
import type { Database } from "#src/db/tables.ts";
import { normalisePhone } from "#src/forms/contact-details/phone.ts";
import type { AdmissionSeason } from "#src/school/admissions.ts";

type Contact = { contact: string; reference: string | null };

const [maxApplications, maxDrafts] = [10, 5];

/**
 * Applications of an address or a phone number, newest first: the one of the reference, else those sent since
 * admissions last opened. A phone number finds nothing without a reference.
 */
export async function findApplications(
	trx: Transaction<Database>,
	{ contact, reference }: Contact,
	seasons: readonly AdmissionSeason[],
	now: Date,
) {
	const isAddress = contact.includes("@");
	if (!isAddress && reference === null) return [];
	const query = trx
		.selectFrom("applications")
		.select(["id", "reference", "application_type", "email", "phone_no", "created_at"])
		.where("erased_at", "is", null)
		.orderBy("id", "desc")
		.limit(maxApplications);
	if (reference === null) {
		const openedAt = lastOpening(seasons, now);
		const ofAddress = query.where((row) => row(row.fn<string>("lower", ["email"]), "=", contact));
		return (openedAt === undefined ? ofAddress : ofAddress.where("created_at", ">=", startOfDay(openedAt))).execute();
	}
	const applications = await query.where("reference", "=", reference).execute();
	return applications.filter(({ email, phone_no }) =>
		isAddress ? email.toLowerCase() === contact : normalisePhone(phone_no) === contact,
	);
}

/** Saved applications that were not sent, of an address, changed last first. */
export function findDrafts(trx: Transaction<Database>, address: string, now: Date) {
	return trx
		.selectFrom("drafts")
		.select(["id", "application_type", "email", "changed_at", "expires_at"])
		.where("email_key", "=", address)
		.where("state", "=", "open")
		.where("expires_at", ">", now.toISOString())
		.orderBy("changed_at", "desc")
		.limit(maxDrafts)
		.execute();
}
