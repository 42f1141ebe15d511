import type { Kysely } from "kysely";
import { overStages } from "#src/admissions/applications/stage.ts";
import type { By } from "#src/cases/case.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";

/** Time for which a document is a member's while they look at it; milliseconds. */
const claimMs = 120_000;

type Stack = {
	/** The questions whose documents are judged together. */
	fields: readonly string[];
	/** Documents that the member has skipped. */
	skipped?: readonly number[];
	/** The document to begin with, if it still waits. */
	first?: number | undefined;
};

/** Documents to be judged that no one else looks at: answers to requests first, then as they came. */
export async function waitingDocuments(
	db: Kysely<Database>,
	member: Pick<By, "id">,
	{ fields, skipped = [] }: Stack,
	limit: number,
	now: Date,
) {
	if (fields.length === 0) return [];
	const rows = await waiting(db, member, { fields, skipped }, now)
		.select(["file.id as fileId", "applications.id as applicationId", "reference", "file.field"])
		.select(["original_name as name", "file.storage_key as key", "size", "media_type as mediaType"])
		.select(({ fn }) => fn.coalesce("file.sent_at", "applications.created_at").as("cameAt"))
		.select(({ exists, selectFrom }) =>
			exists(
				selectFrom("document_requests")
					.select("document_requests.id")
					.whereRef("document_requests.application_id", "=", "file.application_id")
					.whereRef("document_requests.field", "=", "file.field")
					.where("answered_at", "is not", null),
			).as("again"),
		)
		.orderBy("again", "desc")
		.orderBy("cameAt")
		.orderBy("file.id")
		.limit(limit)
		.execute();
	// `again`: it answers a request, so that a former one can be looked at beside it.
	return rows.map((row) => ({ ...row, again: Boolean(row.again) }));
}

/** Counts the documents that wait, by their question. */
export async function countWaiting(
	db: Kysely<Database>,
	fields: readonly string[],
	now: Date,
): Promise<Map<string, number>> {
	const rows = await waiting(db, { id: 0 }, { fields, skipped: [] }, now, { claimed: true })
		.select(["file.field"])
		.select(({ fn }) => fn.countAll<number | string>().as("count"))
		.groupBy("file.field")
		.execute();
	return new Map(rows.map(({ field, count }) => [field, Number(count)]));
}

function waiting(
	db: Kysely<Database>,
	{ id: memberId }: Pick<By, "id">,
	{ fields, skipped }: { fields: readonly string[]; skipped: readonly number[] },
	now: Date,
	{ claimed = false } = {},
) {
	return db
		.selectFrom("application_files as file")
		.innerJoin("applications", "applications.id", "file.application_id")
		.leftJoin("document_checks", (join) =>
			join
				.onRef("document_checks.application_id", "=", "file.application_id")
				.onRef("document_checks.subject", "=", "file.storage_key"),
		)
		.leftJoin("document_claims", (join) =>
			join
				.onRef("document_claims.file_id", "=", "file.id")
				.on("document_claims.until", ">", now.toISOString())
				.on("document_claims.member_id", "!=", memberId),
		)
		.where("document_checks.id", "is", null)
		.where("erased_at", "is", null)
		.where("stage", "not in", overStages)
		.where("file.field", "in", fields)
		.$if(!claimed, (files) => files.where("document_claims.file_id", "is", null))
		.$if(skipped.length > 0, (files) => files.where("file.id", "not in", skipped));
}

/** The document that this member judges next, which is theirs for two minutes; undefined when none is left. */
export async function nextDocument(
	db: Db,
	member: By,
	stack: Stack,
	now: Date,
): Promise<(Awaited<ReturnType<typeof waitingDocuments>>[number] & { until: string }) | undefined> {
	// Others may take what this one has just read, so that it takes the one after.
	const foundDocument = await waitingDocuments(db, member, stack, candidates, now);
	const begin = foundDocument.toSorted((a, b) => Number(b.fileId === stack.first) - Number(a.fileId === stack.first));
	for (const document of begin) {
		const until = await claim(db, member, document.fileId, now);
		if (until === undefined) continue;
		await releaseOthers(db, member, document.fileId);
		return { ...document, until };
	}
	return foundDocument.length < candidates ? undefined : nextDocument(db, member, stack, now);
}

const candidates = 20;

/** Makes a document a member's for two minutes more. @returns until when; undefined when it is someone else's */
async function claim(db: Db, member: By, fileId: number, now: Date): Promise<string | undefined> {
	const until = new Date(now.getTime() + claimMs).toISOString();
	const row = { member_id: member.id, member_name: member.name, until };
	const claimedDocumentClaim = await db
		.insertInto("document_claims")
		.values({ file_id: fileId, ...row })
		.onConflict((conflict) =>
			conflict
				.column("file_id")
				.doUpdateSet(row)
				.where(({ or, eb }) =>
					or([eb("document_claims.until", "<=", now.toISOString()), eb("document_claims.member_id", "=", member.id)]),
				),
		)
		.returning("until")
		.executeTakeFirst();
	return claimedDocumentClaim?.until;
}

/** Gives back what the member has looked at before, so that others get it at once. */
async function releaseOthers(db: Db, { id }: Pick<By, "id">, fileId: number): Promise<void> {
	await db.deleteFrom("document_claims").where("member_id", "=", id).where("file_id", "!=", fileId).execute();
}

/** Gives back whatever the member looks at. */
export async function releaseAll(db: Db, { id }: Pick<By, "id">): Promise<void> {
	await db.deleteFrom("document_claims").where("member_id", "=", id).execute();
}
