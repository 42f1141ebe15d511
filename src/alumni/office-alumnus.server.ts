import type { Kysely } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { AnswerLine } from "#src/forms/describe-answers.ts";
import { storedConsent, storedConsentColumns } from "#src/forms/legal/stored-consent.ts";

/** A registration as the office reads it; undefined where there is none. */
export async function readOfficeAlumnus(db: Kysely<Database>, id: number) {
	const row = await db
		.selectFrom("alumni")
		.select(["asked", "created_at"])
		.select(storedConsentColumns)
		.where("id", "=", id)
		.executeTakeFirst();
	return (
		row && {
			receivedAt: row.created_at,
			steps: JSON.parse(row.asked) as { title: string; lines: AnswerLine[] }[],
			consent: storedConsent(row),
		}
	);
}

/** Counts the alumni who have registered, and the countries they are from. */
export async function countAlumni(db: Db): Promise<{ registrations: number; countries: number }> {
	const countedAlumni = await db
		.selectFrom("alumni")
		.select(({ fn }) => [fn.countAll().as("registrations"), fn.count("country").distinct().as("countries")])
		.executeTakeFirstOrThrow();
	return { registrations: Number(countedAlumni.registrations), countries: Number(countedAlumni.countries) };
}
