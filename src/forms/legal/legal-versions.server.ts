import { createHash } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import { daysAgo } from "#src/calendar/cutoff.ts";
import type { Database } from "#src/db/tables.ts";
import { type Consent, consentField } from "#src/forms/consent.ts";
import type { Answers } from "#src/forms/definition.ts";
import { type ConsentLegal, isLegalName, type LegalName, legalField } from "./legal-texts.ts";

type LegalVersion = Selectable<Database["legal_versions"]>;

/** A form may have been open, or saved on a device, for so many days since its version of a text has ended. */
const maxOpenDays = 60;

/**
 * Puts a version of a legal text in force; does nothing where the same text is in force already. The caller holds the
 * lock of the content version.
 * @param fields JSON of the text
 */
export async function putInForce(
	trx: Transaction<Database>,
	{ name, fields, at }: { name: LegalName; fields: string; at: string },
): Promise<void> {
	const hash = createHash("sha256").update(fields).digest("hex");
	const last = await trx
		.selectFrom("legal_versions")
		.select(["id", "number", "hash"])
		.where("name", "=", name)
		.orderBy("number", "desc")
		.limit(1)
		.executeTakeFirst();
	if (last?.hash === hash) return;
	if (last) await trx.updateTable("legal_versions").set({ until_at: at }).where("id", "=", last.id).execute();
	await trx
		.insertInto("legal_versions")
		.values({ name, number: (last?.number ?? 0) + 1, hash, fields, from_at: at, until_at: null })
		.execute();
}

/** JSON that a text without sections has: the example of a school that has not written it. */
const unwritten = '%"sections":[]%';

/** The versions of a legal text that the school has written, the newest first, without their words. */
export function listVersions(db: Kysely<Database>, name: LegalName) {
	return db
		.selectFrom("legal_versions")
		.select(["number", "from_at", "until_at"])
		.where("name", "=", name)
		.where("fields", "not like", unwritten)
		.orderBy("number", "desc")
		.execute();
}

export async function findVersion(
	db: Kysely<Database>,
	name: LegalName,
	number: number,
): Promise<LegalVersion | undefined> {
	return db
		.selectFrom("legal_versions")
		.selectAll()
		.where("name", "=", name)
		.where("number", "=", number)
		.where("fields", "not like", unwritten)
		.executeTakeFirst();
}

/** The versions in force, by name, number and hash. */
export function readInForce(db: Kysely<Database>) {
	return db
		.selectFrom("legal_versions")
		.select(["name", "number", "hash"])
		.where("until_at", "is", null)
		.orderBy("name")
		.execute();
}

/**
 * The column `consent_legal` of a record: for each legal text the version that the form has shown. A version that is
 * made up, or has ended too long ago to be in an open form, is replaced by the one in force; the record says so. Null
 * when consent was not asked for.
 */
export async function consentLegal(
	db: Kysely<Database>,
	fields: Answers,
	consent: Consent | undefined,
	now: Date,
): Promise<string | null> {
	if (!consent || !(consentField in fields)) return null;
	const sentVersions = fields[legalField];
	const versions = await db
		.selectFrom("legal_versions")
		.select(["id", "name", "number", "hash", "until_at"])
		.where("from_at", "<=", now.toISOString())
		.where((row) => row.or([row("until_at", "is", null), row("until_at", ">", daysAgo(maxOpenDays, now))]))
		.orderBy("id")
		.execute();
	const legal: ConsentLegal = {};
	for (const version of versions) {
		const { id, name, number, hash, until_at } = version;
		if (!isLegalName(name)) continue;
		const shown = wasShown(sentVersions, version);
		if (shown || (until_at === null && legal[name] === undefined)) legal[name] = { id, number, hash, shown };
	}
	return JSON.stringify(legal);
}

type Version = { name: string; number: number; hash: string };

/** Digits of the hash that a form sends: enough to tell versions apart. */
const digits = 16;

/** The versions that a form shows, as it sends them: "privacy.2.3f2a9c0d1e4b5a67,terms.1.…". */
export function describeShown(versions: readonly Version[]): string {
	return versions.map(({ name, number, hash }) => `${name}.${number}.${hash.slice(0, digits)}`).join(",");
}

/** Tells whether what a form has sent names this version. */
function wasShown(sentVersion: unknown, { name, number, hash }: Version & { name: LegalName | string }): boolean {
	return (
		typeof sentVersion === "string" && sentVersion.split(",").includes(`${name}.${number}.${hash.slice(0, digits)}`)
	);
}
