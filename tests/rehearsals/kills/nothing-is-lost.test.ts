import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFailed, vi } from "vitest";
import { openSandboxDatabase } from "#peers/razorpay/sandbox-database.server.ts";
import { findByToken } from "#src/admissions/applications/access-token.server.ts";
import { referencedKeys } from "#src/admissions/documents/stored-files.server.ts";
import { connect, type Db } from "#src/db/connect.server.ts";
import { clearStaging } from "#src/documents/stage-uploads.server.ts";
import { collectGarbage } from "#src/storage/collect-garbage.server.ts";
import { diskStorage } from "#src/storage/disk.server.ts";
import { type Applicant, newApplicant, seededRandom, sendUntilAnswered } from "#tests/support/forms/applicants.ts";
import { type RunningServer, startServer } from "#tests/support/server/server.ts";

const rounds = 5;
const clients = 6;
/** SEED=… tries other moments. */
const seed = Number(process.env.SEED ?? 20_261);

describe.each(["sqlite", "postgres"] as const)(
	"applications sent while the process is killed again and again (%s)",
	(engine) => {
		let site: RunningServer;
		let applicants: Applicant[];
		let db: Db;
		beforeAll(async () => {
			site = await startServer(engine, { LOG_LEVEL: "warn" });
			applicants = await sendWhileKilling(site, seededRandom(seed));
			await site.stop();
		});
		afterAll(() => site.drop());
		beforeEach(() => {
			db = connect(site);
			onTestFailed(() => console.error(`To repeat the moments of the kills: SEED=${seed}\n${site.output()}`));
		});
		afterEach(() => db.destroy());

		it("were under way at every kill", () => {
			const lost = applicants.reduce((sum, { lost }) => sum + lost, 0);
			expect(lost).toBeGreaterThanOrEqual(rounds);
			expect(applicants.length).toBeGreaterThan(2 * clients);
		});

		it("are all stored once, with their answers, whatever was sent how often", async () => {
			const rows = await db
				.selectFrom("applications")
				.select(["reference", "idempotency_key", "name", "email", "answers"])
				.execute();
			expect(rows).toHaveLength(applicants.length);
			const byKey = new Map(rows.map((row) => [row.idempotency_key, row]));
			for (const { key, answers, acknowledged } of applicants) {
				const row = byKey.get(key);
				expect(new Set(acknowledged.map(({ reference }) => reference))).toEqual(new Set([row?.reference]));
				expect(row).toMatchObject({ name: answers.name, email: answers.email });
				const { application_type: _, consent: __, ...asked } = answers;
				const storedAnswers = Object.entries(JSON.parse(row?.answers ?? "{}")).map(([name, value]) => [
					name,
					String(value),
				]);
				expect(Object.fromEntries(storedAnswers)).toEqual(asked);
				expect(acknowledged.filter(({ created }) => created).length).toBeLessThanOrEqual(1);
			}
		});

		it("have reference numbers without gaps and repeats", async () => {
			const rows = await db.selectFrom("applications").select("reference").orderBy("reference").execute();
			const numbers = rows.map(({ reference }) => Number(/^DSA-\d\d-B-(\d{6})$/.exec(reference)?.[1]));
			expect(numbers).toEqual(Array.from({ length: applicants.length }, (_, index) => index + 1));
		});

		it("are opened by every token that was handed out", async () => {
			for (const { reference, token } of applicants.flatMap(({ acknowledged }) => acknowledged))
				expect((await findByToken(db, token, new Date()))?.reference).toBe(reference);
		});

		it("have each of their files, byte by byte", async () => {
			const rows = await db
				.selectFrom("application_files")
				.innerJoin("applications", "applications.id", "application_id")
				.select(["idempotency_key", "field", "original_name", "storage_key", "size", "sha256"])
				.execute();
			for (const row of rows) {
				const content = readFileSync(join(site.dataDir, "files", row.storage_key));
				expect([content.length, createHash("sha256").update(content).digest("hex")]).toEqual([row.size, row.sha256]);
			}
			const storedRows = rows.map((row) => [row.idempotency_key, row.field, row.original_name, row.sha256].join());
			const sentRows = applicants.flatMap(({ key, files }) =>
				files.map(({ field, name, sha256 }) => [key, field, name, sha256].join()),
			);
			expect(storedRows.sort()).toEqual(sentRows.sort());
		});

		it("have both their mails, waiting or written", async () => {
			const rows = await db
				.selectFrom("outbox")
				.innerJoin("applications", "reference", "about")
				.selectAll("outbox")
				.select("email")
				.execute();
			for (const { state, message_id } of rows) {
				expect(state).toMatch(/queued|sent/);
				if (state === "sent") expect(mailFiles(site)).toContainEqual(expect.stringContaining(message_id));
			}
			const addressed = rows.map(
				({ about, to_address, email }) => `${about} ${to_address === email ? "applicant" : "office"}`,
			);
			const references = applicants.map(({ acknowledged }) => acknowledged[0]?.reference);
			expect(addressed.sort()).toEqual(
				references.flatMap((reference) => [`${reference} applicant`, `${reference} office`]).sort(),
			);
		});

		it("owe one fee each, with at most one order at the provider", async () => {
			const fees = await db
				.selectFrom("fees")
				.innerJoin("applications", "applications.id", "application_id")
				.selectAll("fees")
				.execute();
			expect(fees.map(({ reference }) => reference).sort()).toEqual(
				applicants.map(({ acknowledged }) => acknowledged[0]?.reference).sort(),
			);
			const sandboxDb = await openSandboxDatabase(site);
			const orders = await sandboxDb.selectFrom("orders").select(["id", "receipt", "amount"]).execute();
			await sandboxDb.destroy();
			expect(new Set(orders.map(({ receipt }) => receipt)).size).toBe(orders.length);
			for (const { state, amount, order_id, receipt } of fees) {
				expect([state, amount]).toEqual([order_id ? "ordered" : "due", 1000]);
				if (order_id) expect(orders).toContainEqual({ id: order_id, receipt, amount });
			}
		});

		it("leave no file without a row after garbage collection, which removes none of theirs", async () => {
			const storage = diskStorage(join(site.dataDir, "files"));
			const future = new Date(Date.now() + 60_000);
			await collectGarbage(storage, { referenced: (keys) => referencedKeys(db, keys), olderThan: future });
			await clearStaging(join(site.dataDir, "incoming"), future);
			const lostParts: string[] = [];
			for await (const { key } of storage.list()) lostParts.push(key);
			const namedApplicationFiles = await db.selectFrom("application_files").select("storage_key").execute();
			expect(lostParts.sort()).toEqual(namedApplicationFiles.map(({ storage_key }) => storage_key).sort());
			expect(await db.selectFrom("draft_files").selectAll().execute()).toEqual([]);
			expect(readdirSync(join(site.dataDir, "incoming"))).toEqual([]);
		});
	},
);

/**
 * Lets clients send all the time, kills the process at random moments and starts it again; ends when every client has
 * its answer.
 */
async function sendWhileKilling(site: RunningServer, random: () => number): Promise<Applicant[]> {
	const applicants: Applicant[] = [];
	let running = Promise.resolve();
	let over = false;
	const sendOn = async (): Promise<void> => {
		while (!over) {
			const applicant = await newApplicant(applicants.length + 1, random);
			applicants.push(applicant);
			await sendUntilAnswered(
				() => site.url,
				applicant,
				() => running,
			);
			// Some press the button twice.
			if (random() < 0.2)
				await sendUntilAnswered(
					() => site.url,
					applicant,
					() => running,
				);
		}
	};
	const countAnswered = () => applicants.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
	const work = Promise.all(Array.from({ length: clients }, sendOn));
	const killing = async () => {
		for (let round = 0; round < rounds && !over; round++) {
			const enough = countAnswered() + Math.floor(random() * 4 * clients);
			await vi.waitFor(() => expect(countAnswered()).toBeGreaterThanOrEqual(enough), { timeout: 20_000, interval: 5 });
			await after(random() * 100);
			const { promise, resolve, reject } = Promise.withResolvers<void>();
			running = promise;
			await site.kill();
			await site.restart().then(resolve, reject);
		}
		over = true;
	};
	const killed = killing();
	try {
		await Promise.all([work, killed]);
	} finally {
		over = true;
		await killed.catch(() => {});
	}
	return applicants;
}

function mailFiles(site: RunningServer): string[] {
	const folder = join(site.dataDir, "mail");
	return existsSync(folder) ? readdirSync(folder) : [];
}
