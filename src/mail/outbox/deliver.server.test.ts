import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { Db } from "#src/db/connect.server.ts";
import { defineEmail, emailBy, emailWriter } from "#src/mail/define-email.ts";
import { smtpTransport } from "#src/mail/delivery/smtp.server.ts";
import type { MailTransport, OutgoingMail } from "#src/mail/delivery/transport.ts";
import type { QueuedEmail } from "#src/mail/message.ts";
import { secret } from "#src/mail/secret.ts";

import { describeDatabase } from "#tests/support/database/databases.ts";
import { type Fault, type SmtpPeer, startSmtpPeer } from "#tests/support/mail/smtp-peer.ts";

import { listDeadMails, requeueDeadMails } from "./dead-mails.server.ts";

import { type Delivery, deliverDue } from "./deliver.server.ts";
import { enqueue } from "./enqueue.server.ts";

const start = Date.parse("2026-11-20T09:00:00.000Z");
const hour = 3_600_000;
const sender = { name: "The School", address: "hello@school.example" };

const letter = defineEmail({
	key: "letter",
	title: "Letter",
	to: "person",
	data: z.object({ subject: z.string(), token: secret().optional() }),
	sample: { subject: "A letter" },
	write: ({ subject, token }, { school }: { school: string }) => ({
		subject,
		email: {
			title: "A letter",
			preheader: "",
			blocks: [{ paragraph: `secret token in text ${token ?? ""}` }],
			sender: { name: school, lines: [] },
		},
	}),
});
const write = emailWriter([letter], { school: sender.name });
const envelope = {
	about: "S-1",
	to: { name: "அன்பு\r\nBcc: evil@evil.example", address: "anbu@home.example" },
	replyTo: { name: "Zoë", address: "zoe@home.example" },
};
const letterOn = (subject: string, change: Partial<typeof envelope & { attachment: string }> = {}) =>
	emailBy(letter, { subject }, { ...envelope, ...change });
const email = letterOn("விண்ணப்பம்\r\nBcc: evil@evil.example");

describeDatabase("sqlite", "outbox", (freshDb) => {
	let db: Db;
	let peer: SmtpPeer;
	let transport: MailTransport;
	let logged: string[];
	beforeEach(async () => {
		db = await freshDb();
		peer = await startSmtpPeer();
		transport = smtpTransport(peer.url, { connection: 5000, greeting: 1000, socket: 1000, total: 10_000 });
		logged = [];
	});
	afterEach(async () => {
		await transport.close();
		await peer.stop();
	});

	const put = (change: Partial<QueuedEmail> = {}) =>
		db.transaction().execute((trx) => enqueue(trx, { ...email, ...change }, new Date(start)));
	const note = (fields: object, text: string) => void logged.push(JSON.stringify({ words: text, ...fields }));
	const run = (at: number, by = transport, limit = 50) =>
		deliverDue(db, by, {
			from: sender,
			now: () => new Date(at),
			limit,
			write,
			log: { info: note, warn: note, error: note },
		});
	const row = () => db.selectFrom("outbox").selectAll().orderBy("id").executeTakeFirstOrThrow();
	const parsed = () => Promise.all(peer.received.map(({ mime }) => PostalMime.parse(mime)));

	test("a due e-mail is sent once, and its data is deleted", async () => {
		await put();
		expect(await run(start)).toEqual({ sent: 1, delayed: 0, dead: 0 });
		expect(await run(start + 99 * hour)).toEqual({ sent: 0, delayed: 0, dead: 0 });
		const [mail, ...more] = await parsed();
		expect(more).toEqual([]);
		expect(mail).toMatchObject({
			from: { name: "The School", address: "hello@school.example" },
			to: [{ name: "அன்பு Bcc: evil@evil.example", address: "anbu@home.example" }],
			replyTo: [envelope.replyTo],
			subject: "விண்ணப்பம் Bcc: evil@evil.example",
			date: "2026-11-20T09:00:00.000Z",
		});
		expect(mail?.bcc).toBeUndefined();
		expect(peer.received[0]?.to).toEqual(["anbu@home.example"]);
		expect(await row()).toMatchObject({
			state: "sent",
			data: "{}",
			attempts: 1,
			last_error: null,
			sent_at: "2026-11-20T09:00:00.000Z",
		});
	});

	test("a name from right to left in the subject leaves the figures after it where they are", async () => {
		await put(letterOn("New visit: نصرت, 3 people"));
		await run(start);
		expect((await parsed()).map(({ subject }) => subject)).toEqual(["New visit: \u2068نصرت\u2069, 3 people"]);
	});

	test("a transaction that fails leaves no mail", async () => {
		const failing = db.transaction().execute(async (trx) => {
			await enqueue(trx, email, new Date(start));
			throw new Error("no");
		});
		await expect(failing).rejects.toThrow("no");
		expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
	});

	test.each(["a@b.example,evil@evil.example", "a@b.example\r\nBcc: evil@evil.example", ""])(
		"the address %j is not taken",
		async (address) => {
			await expect(put({ to: { name: "", address } })).rejects.toThrow(TypeError);
			await expect(put({ replyTo: { address } })).rejects.toThrow(TypeError);
		},
	);

	test.each<[string, Fault]>([
		["refuses the recipient for now", { recipient: { code: 450, text: "anbu@home.example is busy" } }],
		["refuses the recipient once", { recipient: { code: 550, text: "anbu@home.example is unknown" } }],
		["refuses the content", { data: { code: 554, text: "anbu@home.example says no" } }],
		["never greets", { greeting: "hang" }],
	])("a server that %s delays the mail, and gets it once when it recovers", async (_what, fault) => {
		await put();
		peer.fault = fault;
		expect(await run(start)).toEqual({ sent: 0, delayed: 1, dead: 0 });
		const waiting = await row();
		expect(waiting).toMatchObject({ state: "queued", attempts: 1, data: email.data });
		expect(Date.parse(waiting.due_at) - start).toBeGreaterThanOrEqual(48_000);
		expect(Date.parse(waiting.due_at) - start).toBeLessThanOrEqual(72_000);
		expect(waiting.last_error).not.toMatch(/anbu|@/);
		expect(logged.join()).not.toMatch(/anbu|home\.example|அன்பு|secret/);

		peer.fault = {};
		expect(await run(start + 30_000)).toEqual({ sent: 0, delayed: 0, dead: 0 });
		expect(await run(start + 72_000)).toEqual({ sent: 1, delayed: 0, dead: 0 });
		await run(start + 99 * hour);
		expect(peer.received).toHaveLength(1);
	});

	test("an unreachable server delays the e-mail, and gets it once when it is back", async () => {
		await put();
		await peer.stop();
		expect(await run(start)).toEqual({ sent: 0, delayed: 1, dead: 0 });
		peer = await startSmtpPeer({ port: Number(new URL(peer.url).port) });
		expect(await run(start + hour)).toEqual({ sent: 1, delayed: 0, dead: 0 });
		expect(peer.received).toHaveLength(1);
	});

	test("a server whose answer is lost gets the mail again under the same Message-ID", async () => {
		await put();
		peer.fault = { data: "hang" };
		expect(await run(start)).toMatchObject({ delayed: 1 });
		peer.fault = {};
		expect(await run(start + hour)).toMatchObject({ sent: 1 });
		const [first, second] = await parsed();
		expect(first?.messageId).toMatch(/^<[0-9a-f-]{36}@school\.example>$/);
		expect(second?.messageId).toBe(first?.messageId);
		expect(second?.date).toBe(first?.date);
	});

	test("an address refused for good is given up after two tries", async () => {
		await put();
		peer.fault = { recipient: { code: 550, text: "5.1.1 unknown" } };
		await run(start);
		expect(await run(start + hour)).toEqual({ sent: 0, delayed: 0, dead: 1 });
		expect(await row()).toMatchObject({
			state: "dead",
			attempts: 2,
			last_error: "EENVELOPE RCPT TO 550 5.1.1",
			data: email.data,
		});
		expect(logged.at(-1)).toContain('"words":"email not delivered"');
		peer.fault = {};
		await run(start + 99 * hour);
		expect(peer.received).toEqual([]);
	});

	test("a mail that was given up is listed without its address, and goes out when it is sent again", async () => {
		await put();
		await put(letterOn("S-2", { about: "S-2" }));
		peer.fault = { recipient: { code: 550, text: "5.1.1 unknown" } };
		await run(start);
		await run(start + hour);
		const deadMails = await listDeadMails(db);
		expect(deadMails).toMatchObject([
			{ about: "S-1", attempts: 2, reason: "EENVELOPE RCPT TO 550 5.1.1", queuedAt: "2026-11-20T09:00:00.000Z" },
			{ about: "S-2", attempts: 2 },
		]);
		expect(JSON.stringify(deadMails)).not.toMatch(/anbu|அன்பு/);
		peer.fault = {};
		const again = new Date(start + 50 * hour);
		expect(await requeueDeadMails(db, deadMails[1]?.id ?? 0, again)).toBe(1);
		expect(await run(start + 50 * hour)).toEqual({ sent: 1, delayed: 0, dead: 0 });
		expect((await parsed()).map(({ subject }) => subject)).toEqual(["S-2"]);
		expect(await requeueDeadMails(db, deadMails[1]?.id ?? 0, again)).toBe(0);
		expect(await requeueDeadMails(db, "all", again)).toBe(1);
		expect(await run(start + 51 * hour)).toEqual({ sent: 1, delayed: 0, dead: 0 });
		expect(await listDeadMails(db)).toEqual([]);
	});

	test("a mail that fails for four days is given up", async () => {
		await put();
		const failing = standIn(async () => Promise.reject(Object.assign(new Error("no"), { code: "ENOSPC" })));
		let last = start;
		for (let runs = 0; (await row()).state === "queued" && runs < 100; runs++) {
			last = Date.parse((await row()).due_at);
			await run(last, failing);
		}
		expect(await row()).toMatchObject({ state: "dead", attempts: 24, last_error: "ENOSPC" });
		expect((last - start) / (24 * hour)).toBeGreaterThan(3);
		expect((last - start) / (24 * hour)).toBeLessThan(5);
	});

	test("an attachment that cannot be made delays its own e-mail only, and is sent once it can", async () => {
		await put({ attachment: "receipt:1" });
		await put(letterOn("without a file"));
		const deliver = (at: number, attach: Delivery["attach"]) =>
			deliverDue(db, transport, {
				from: sender,
				now: () => new Date(at),
				limit: 9,
				write,
				log: { info: note, warn: note, error: note },
				attach,
			});
		const fails = async () => Promise.reject(new Error("no font"));
		expect(await deliver(start, fails)).toEqual({ sent: 1, delayed: 1, dead: 0 });
		expect((await parsed()).map(({ subject }) => subject)).toEqual(["without a file"]);
		expect(await row()).toMatchObject({
			state: "queued",
			last_error: "EmailContentError",
			data: email.data,
			attachment: "receipt:1",
		});
		expect(await deliver(start + hour, async () => undefined)).toMatchObject({ delayed: 1 });
		const file = { filename: "receipt.pdf", contentType: "application/pdf", content: Buffer.from("%PDF-") };
		expect(await deliver(start + 2 * hour, async (key) => (key === "receipt:1" ? file : undefined))).toEqual({
			sent: 1,
			delayed: 0,
			dead: 0,
		});
		expect((await parsed()).at(-1)?.attachments.map(({ filename }) => filename)).toEqual(["receipt.pdf"]);
	});

	test("is written when it leaves, by the template of that day", async () => {
		await put();
		const movedWriteEmail = emailWriter([letter], { school: "The School on the Hill" });
		const log = { info: note, warn: note, error: note };
		await deliverDue(db, transport, {
			from: sender,
			now: () => new Date(start),
			limit: 9,
			write: movedWriteEmail,
			log,
		});
		expect((await parsed())[0]?.text).toContain("The School on the Hill");
	});

	test("an e-mail whose template is gone or fails delays itself only", async () => {
		await put({ template: "a template of an older release" });
		await put({ data: "not JSON" });
		await put(letterOn("in order"));
		expect(await run(start)).toEqual({ sent: 1, delayed: 2, dead: 0 });
		expect(await row()).toMatchObject({ state: "queued", last_error: "EmailContentError" });
		expect((await parsed()).map(({ subject }) => subject)).toEqual(["in order"]);
	});

	test("several deliverers at once send each mail once", async () => {
		for (let count = 0; count < 40; count++) await put(letterOn(`S-${count}`, { about: `S-${count}` }));
		const sentTo: string[] = [];
		const slow = standIn(async ({ subject }) => {
			await new Promise(setImmediate);
			sentTo.push(subject);
		});
		const tallies = await Promise.all([1, 2, 3, 4].map(() => run(start, slow)));
		expect(tallies.reduce((sum, tally) => sum + tally.sent, 0)).toBe(40);
		expect(sentTo.sort()).toEqual(Array.from({ length: 40 }, (_, count) => `S-${count}`).sort());
	});

	test("an e-mail leased by another process is left alone, and taken over when the lease ends", async () => {
		await put();
		let sends = 0;
		const others: unknown[] = [];
		const meanwhile = standIn(async () => {
			if (++sends > 1) return;
			for (const minutes of [9, 10]) others.push((await run(start + minutes * 60_000, meanwhile)).sent);
			throw new Error("the first process finds out late");
		});
		await run(start, meanwhile);
		expect(others).toEqual([0, 1]);
		expect(sends).toBe(2);
		expect(await row()).toMatchObject({ state: "sent", attempts: 2 });
	});

	test("a run tries no more than its limit, oldest first, and stops when the server is unavailable", async () => {
		for (const subject of ["1", "2", "3"]) await put(letterOn(subject));
		expect(await run(start, transport, 2)).toMatchObject({ sent: 2 });
		expect((await parsed()).map(({ subject }) => subject)).toEqual(["1", "2"]);
		await put(letterOn("4"));
		peer.fault = { greeting: "hang" };
		expect(await run(start)).toEqual({ sent: 0, delayed: 1, dead: 0 });
		peer.fault = {};
		expect(await run(start)).toEqual({ sent: 1, delayed: 0, dead: 0 });
	});
});

function standIn(send: (mail: OutgoingMail) => Promise<void>): MailTransport {
	return { name: "stand-in", send, check: async () => {}, close: async () => {} };
}
