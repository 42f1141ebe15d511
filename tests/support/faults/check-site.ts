import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect } from "vitest";
import { openSandboxDatabase } from "#peers/razorpay/sandbox-database.server.ts";
import { findByToken } from "#src/admissions/applications/access-token.server.ts";

import type { Db } from "#src/db/connect.server.ts";
import { clearStaging } from "#src/documents/stage-uploads.server.ts";
import { readiness } from "#src/paths.ts";
import { referencedFileKeys } from "#src/server/retention/stored-file-keys.ts";
import { collectGarbage } from "#src/storage/collect-garbage.server.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import type { FaultySite } from "./faulty-site.ts";
import type { Visitor, Visitors } from "./visitors.ts";

/** Time after which whatever waits for another try has had it, and the provider has been asked. */
const halfDay = 13 * 3_600_000;

/**
 * Checks, after a fault has ended and every visitor has an answer, that the site is alive again without a hand; nothing
 * that was acknowledged is lost, nothing is there twice, no file is without a row and no row without its file; paid
 * means captured and the reverse; every mail has left, once by its Message-ID; no secret and no person is in log or
 * refusal. The site is stopped afterwards.
 */
export async function checkSite(site: FaultySite, visitors: Visitors): Promise<void> {
	await expectAlive(site);
	expect([...visitors.findings]).toEqual([]);
	await site.stop();
	await site.restartAhead(halfDay);
	await expect.poll(() => unfinished(site), { timeout: 400_000, interval: 500 }).toEqual([]);
	await site.stop();
	await readDatabase(site, async (db) => {
		await expectApplications(db, visitors.applicants);
		await expectMessages(db, visitors);
		await expectFiles(db, site, visitors.applicants);
		await expectMails(db, site);
		await expectMoney(db, site, visitors.applicants);
	});
	expectSilence(site, visitors);
}

export async function expectAlive(site: FaultySite): Promise<void> {
	for (const path of [readiness, "/"])
		await expect
			.poll(() => fetch(`${site.url}${path}`).then(({ status }) => status, String), { timeout: 60_000, interval: 200 })
			.toBe(200);
}

/** Finds what is still under way: mails that have not left, and fees that someone has paid and no one has heard of. */
async function unfinished(site: FaultySite): Promise<string[]> {
	return readDatabase(site, async (db) => {
		const mails = await db.selectFrom("outbox").select("template").where("state", "<>", "sent").execute();
		const paidOrders = await capturedOrders(site);
		const fees = await db.selectFrom("fees").select(["order_id", "state"]).execute();
		const unheard = fees.filter(({ order_id, state }) => order_id && paidOrders.has(order_id) && state !== "paid");
		return [...mails.map(({ template }) => template), ...unheard.map(({ state }) => `${state}, and captured`)];
	});
}

async function capturedOrders(site: FaultySite): Promise<Set<string>> {
	const sandbox = await openSandboxDatabase(site);
	try {
		const payments = await sandbox.selectFrom("payments").select("order_id").where("captured", "=", 1).execute();
		expect(new Set(payments.map(({ order_id }) => order_id)).size).toBe(payments.length);
		return new Set(payments.map(({ order_id }) => order_id));
	} finally {
		await sandbox.destroy();
	}
}

async function expectApplications(db: Db, applicants: readonly Visitor[]): Promise<void> {
	const rows = await db
		.selectFrom("applications")
		.select(["reference", "idempotency_key", "name", "email", "answers"])
		.execute();
	expect(rows.length).toBe(applicants.length);
	const byKey = new Map(rows.map((row) => [row.idempotency_key, row]));
	for (const { key, answers, acknowledged } of applicants) {
		const row = byKey.get(key);
		expect(new Set(acknowledged.map(({ reference }) => reference))).toEqual(new Set([row?.reference]));
		const { application_type: _, consent: __, ...asked } = answers;
		const storedAnswers = Object.entries(JSON.parse(row?.answers ?? "{}")).map(([name, value]) => [
			name,
			String(value),
		]);
		expect(Object.fromEntries(storedAnswers)).toEqual(asked);
		expect(acknowledged.filter(({ created }) => created).length).toBeLessThanOrEqual(1);
	}
	const numbers = rows.map(({ reference }) => Number(/(\d{6})$/.exec(reference)?.[1])).sort((a, b) => a - b);
	expect(numbers).toEqual(Array.from({ length: rows.length }, (_, index) => index + 1));
	for (const { reference, token } of applicants.flatMap(({ acknowledged }) => acknowledged))
		expect((await findByToken(db, token, new Date()))?.reference).toBe(reference);
}

async function expectMessages(db: Db, { messages }: Visitors): Promise<void> {
	const rows = await db.selectFrom("enquiries").select("name").execute();
	const acknowledged = messages.filter(({ acknowledged }) => acknowledged).map(({ name }) => name);
	const storedNames = rows.map(({ name }) => name);
	expect(storedNames).toEqual(expect.arrayContaining(acknowledged));
	expect(new Set(storedNames).size).toBe(storedNames.length);
}

async function expectFiles(db: Db, site: FaultySite, applicants: readonly Visitor[]): Promise<void> {
	const storage = await site.storage();
	const rows = await db
		.selectFrom("application_files")
		.innerJoin("applications", "applications.id", "application_id")
		.select(["idempotency_key", "field", "original_name", "storage_key", "size", "sha256"])
		.execute();
	for (const row of rows) {
		const content = await buffer(await storage.open(row.storage_key));
		expect([content.length, createHash("sha256").update(content).digest("hex")]).toEqual([row.size, row.sha256]);
	}
	const storedRows = rows.map((row) => [row.idempotency_key, row.field, row.original_name, row.sha256].join());
	const sentRows = applicants.flatMap(({ key, files }) =>
		files.map(({ field, name, sha256 }) => [key, field, name, sha256].join()),
	);
	expect(storedRows.sort()).toEqual(sentRows.sort());
	const future = new Date(Date.now() + 2 * halfDay);
	await collectGarbage(storage, { referenced: (keys) => referencedFileKeys(db, keys), olderThan: future });
	await clearStaging(join(site.dataDir, "incoming"), future);
	const lostParts: string[] = [];
	for await (const { key } of storage.list()) lostParts.push(key);
	const drafts = await db.selectFrom("draft_files").select("storage_key").execute();
	expect(lostParts.sort()).toEqual([...rows, ...drafts].map(({ storage_key }) => storage_key).sort());
	expect(readdirSync(join(site.dataDir, "incoming"))).toEqual([]);
}

async function expectMails(db: Db, { mail }: FaultySite): Promise<void> {
	const rows = await db.selectFrom("outbox").select(["template", "about", "message_id"]).execute();
	const receivedIds = mail.received.map(({ mime }) => /^Message-ID: <([^@>]+)@/im.exec(mime)?.[1]);
	expect(new Set(receivedIds)).toEqual(new Set(rows.map(({ message_id }) => message_id)));
	const mailNames = rows.map(({ template, about }) => `${template} ${about}`);
	expect(new Set(mailNames).size).toBe(mailNames.length);
	const { count } = await db
		.selectFrom("applications")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	for (const template of ["application-received", "new-application"])
		expect(rows.filter((row) => row.template === template).length).toBe(Number(count));
}

async function expectMoney(db: Db, site: FaultySite, applicants: readonly Visitor[]): Promise<void> {
	const fees = await db.selectFrom("fees").select(["reference", "state", "order_id"]).execute();
	const captured = await capturedOrders(site);
	for (const { reference, state, order_id } of fees)
		expect(`${reference} ${state === "paid"}`).toBe(`${reference} ${order_id !== null && captured.has(order_id)}`);
	expect(fees.length).toBe(applicants.length);
	const paidReferences = new Set(fees.filter(({ state }) => state === "paid").map(({ reference }) => reference));
	expect(paidReferences.size).toBe(captured.size);
	for (const applicant of applicants.filter(({ paid }) => paid))
		expect(paidReferences).toContain(applicant.acknowledged[0]?.reference);
	const receipts = await db.selectFrom("fees").select("receipt_number").where("state", "=", "paid").execute();
	expect(new Set(receipts.map(({ receipt_number }) => receipt_number)).size).toBe(paidReferences.size);
}

function expectSilence(site: FaultySite, { applicants, messages }: Visitors): void {
	const log = site.output();
	const tokens = applicants.flatMap(({ acknowledged }) => acknowledged.map(({ token }) => token));
	const persons = [...applicants.map(({ answers }) => answers.email ?? ""), ...messages.map(({ email }) => email)];
	for (const text of [...tokens, ...persons]) expect(log.includes(text)).toBe(false);
}
