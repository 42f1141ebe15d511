import { beforeEach, expect, it } from "vitest";
import { readActs, readLastActs } from "#src/audit/audit-log.server.ts";
import { undoAct } from "#src/cases/acts/undo-act.server.ts";
import { storeCase } from "#src/cases/store-case.server.ts";
import { caseFacts } from "#src/cases/testing/case-facts.ts";
import type { Db } from "#src/db/connect.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { actor } from "#tests/support/office/actor.ts";
import type { SnippetText } from "./snippet.ts";
import { deleteSnippet, listSnippets, saveSnippet, seedSnippets, undoSnippetAct } from "./snippets.server.ts";
import { writeMail } from "./write-mail.server.ts";

const start = new Date("2026-11-20T06:00:00.000Z");
const priya = actor(1, "Priya Raghavan");
const arun = { id: 2, name: "Arun Selvam" };
const school = {
	name: "The School",
	shortName: "TS",
	addressLines: [],
	phone: "1",
	email: "hello@school.example",
	officeEmail: "office@school.example",
};
type Trx = Parameters<Parameters<ReturnType<Db["transaction"]>["execute"]>[0]>[0];

describeDatabases("mails that members write", (freshDb) => {
	let db: Db;
	beforeEach(async () => {
		db = await freshDb();
	});

	const within = <Result>(work: (trx: Trx) => Promise<Result>) => db.transaction().execute(work);
	const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
	const open = (facts = {}) => within((trx) => storeCase(trx, caseFacts(1, facts), start));
	const outbox = () => db.selectFrom("outbox").selectAll().orderBy("id").execute();
	const statusOf = async () => (await db.selectFrom("cases").select("status").executeTakeFirstOrThrow()).status;
	const write = (caseId: number, change: Partial<Parameters<typeof writeMail>[2]> = {}, now = start) =>
		within((trx) => {
			const mail = { subject: "Your question", text: "Dear Meena,\n\nYes.", reference: null, link: null };
			const { subject, text: logged } = mail;
			const writing = { caseId, by: priya, version: 0, subject, logged, compose: async () => mail };
			return writeMail(trx, school, { ...writing, ...change }, now);
		});

	it("leave after a minute for the sender, with the school as whom one answers, and stand in the log", async () => {
		const caseId = await open();
		const result = await write(caseId, { status: "closed" });
		expect(result).toMatchObject({ ok: true });
		const [mail, ...others] = await outbox();
		expect(others).toEqual([]);
		expect(mail).toMatchObject({
			template: "reply",
			about: "enquiry 1",
			to_address: "meena@example.org",
			due_at: later(60).toISOString(),
			act_id: result.ok && result.actId,
		});
		expect(JSON.parse(mail?.reply_to ?? "")).toEqual({ name: "The School", address: "hello@school.example" });
		expect(await statusOf()).toBe("closed");
		const acts = await readActs(db, { kind: "enquiry", id: 1 });
		expect(acts.map(({ act }) => act)).toEqual(["case-status-set", "mail-written"]);
		expect(acts[1]?.after).toMatchObject({ subject: "Your question", text: "Dear Meena,\n\nYes." });
	});

	it("are gone with their status by an undo within the minute, and stay after it", async () => {
		const caseId = await open();
		const first = await write(caseId, { status: "closed" });
		const undo = (actId: number) =>
			within((trx) => undoAct(trx, { subject: { kind: "enquiry" }, actId, by: priya }, later(5)));
		expect(await undo((first.ok && first.actId) || 0)).toMatchObject({ ok: true });
		expect([await outbox(), await statusOf()]).toEqual([[], "new"]);
		const second = await write(caseId, {}, later(10));
		await db.updateTable("outbox").set({ state: "sent" }).execute();
		expect(await undo((second.ok && second.actId) || 0)).toMatchObject({
			ok: false,
			message: "This email was already sent. Send another one to correct it.",
		});
	});

	it("are not sent twice by a form that is, and not at all on a conflict or without an address", async () => {
		const caseId = await open();
		const [one, other] = [await write(caseId), await write(caseId, {}, later(2))];
		expect(other).toMatchObject({ ok: true, actId: one.ok && one.actId });
		expect(await outbox()).toHaveLength(1);
		await write(caseId, { by: arun, subject: "Closed", logged: "Closed", status: "closed" });
		expect(await write(caseId, { subject: "Again", logged: "Again", status: "theirs" })).toMatchObject({
			ok: false,
			reason: "conflict",
		});
		expect(await outbox()).toHaveLength(2);
		const mute = await within((trx) => storeCase(trx, caseFacts(2, { email: "" }), start));
		expect(await write(mute)).toMatchObject({ ok: false });
	});

	it("begin with snippets, which are seeded once, changed, deleted and restored", async () => {
		const seed = { key: "thanks", kind: "enquiry", title: "Thanks", subject: "Thanks", text: "Dear {{name}}" } as const;
		const general = { key: "call", kind: null, title: "We called", subject: "A call", text: "…" } as const;
		await seedSnippets(db, [seed, general], start);
		const titles = async (kind?: "enquiry" | "alumni") => (await listSnippets(db, kind)).map(({ title }) => title);
		expect(await titles()).toEqual(["We called", "Thanks"]);
		expect(await titles("alumni")).toEqual(["We called"]);
		const [, thanks] = await listSnippets(db);
		const id = thanks?.id ?? 0;
		const { key: _, ...text } = seed;
		const save = (overrides: Partial<SnippetText>, version: number, by: typeof arun = priya) =>
			within((trx) => saveSnippet(trx, { ...text, ...overrides, id, version, by }, start));
		const result = await save({ title: "Many thanks" }, 0);
		expect(result).toMatchObject({ ok: true, id });
		expect(await save({ title: "Thanks a lot" }, 0, arun)).toMatchObject({ ok: false });
		const deleteResult = await within((trx) => deleteSnippet(trx, { id, by: arun }, start));
		await seedSnippets(db, [seed, general], later(1));
		expect(await titles()).toEqual(["We called"]);
		const undo = (actId: number) => within((trx) => undoSnippetAct(trx, { actId, by: priya }, start));
		const [first, last] = [(result.ok && result.actId) || 0, (deleteResult.ok && deleteResult.actId) || 0];
		expect(await undo(first)).toMatchObject({ ok: false, message: expect.stringContaining("changed again") });
		expect(await undo(last)).toMatchObject({ ok: true });
		expect(await undo(first)).toMatchObject({ ok: true });
		expect(await undo(first)).toMatchObject({ ok: false });
		expect(await titles()).toEqual(["We called", "Thanks"]);
		expect(await readLastActs(db, "snippet", 9)).toEqual([]);
		const addResult = await within((trx) =>
			saveSnippet(trx, { ...text, title: "New", id: null, version: 0, by: priya }, start),
		);
		expect((await readLastActs(db, "snippet", 9)).map(({ act }) => act)).toEqual(["snippet-added"]);
		expect(await undo((addResult.ok && addResult.actId) || 0)).toMatchObject({ ok: true });
		expect(await titles()).toEqual(["We called", "Thanks"]);
	});
});
