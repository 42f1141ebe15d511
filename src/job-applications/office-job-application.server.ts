import type { Kysely } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { storedConsent } from "#src/forms/legal/stored-consent.ts";
import { jobApplicationForm } from "#src/job-applications/form/job-application-config.ts";

/**
 * A job application as the office reads it, with the title of the opening and its readable key as they were then;
 * undefined where there is none.
 */
export async function readOfficeJobApplication(db: Kysely<Database>, id: number) {
	const row = await db.selectFrom("job_applications").selectAll().where("id", "=", id).executeTakeFirst();
	if (!row) return undefined;
	const { career_title: post, career_slug: slug, created_at: receivedAt, name, email, phone_no, note } = row;
	const answers: Record<string, string | null> = { name, email, phone_no, note };
	const askedFields = jobApplicationForm.fields.flatMap(({ name: field, label }) =>
		field in answers ? [{ name: field, label, answer: answers[field] ?? "" }] : [],
	);
	const lines = [{ name: "post", label: "Vacancy", answer: post }, ...askedFields];
	return { post, slug, receivedAt, lines, consent: storedConsent(row) };
}

/** Finds those of these storage keys that a job application references: garbage collection leaves them alone. */
export async function referencedCvKeys(db: Db, keys: string[]): Promise<Set<string>> {
	if (keys.length === 0) return new Set();
	const rows = await db.selectFrom("job_applications").select("storage_key").where("storage_key", "in", keys).execute();
	return new Set(rows.map(({ storage_key }) => storage_key));
}

/** The CV of a job application, by its number; undefined where there is none. `size` in bytes. */
export async function findCv(db: Kysely<Database>, id: number) {
	const jobApplication = await db
		.selectFrom("job_applications")
		.select(["id", "storage_key as key", "original_name as name", "size", "sha256"])
		.where("id", "=", id)
		.executeTakeFirst();
	return jobApplication && { ...jobApplication, mediaType: "application/pdf" as const };
}
