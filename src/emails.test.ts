import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { isApplicationType } from "#src/admissions/forms/application-forms.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { EmailContext } from "#src/forms/email-parts.ts";
import { defineEmail, emailBy, emailWriter } from "#src/mail/define-email.ts";
import type { OutgoingMail } from "#src/mail/delivery/transport.ts";
import { requeueDeadMails } from "#src/mail/outbox/dead-mails.server.ts";
import { deliverDue } from "#src/mail/outbox/deliver.server.ts";
import { enqueue, enqueueAll } from "#src/mail/outbox/enqueue.server.ts";
import { sealQueued } from "#src/mail/outbox/sealed-data.server.ts";
import { withoutSecrets } from "#src/mail/secret.ts";
import { renderEmail } from "#src/mail/template/render-email.tsx";
import { carrySealer } from "#src/secrets/carry-sealer.server.ts";
import { createSealer } from "#src/secrets/sealer.server.ts";
import { runBackup } from "#src/server/backup/run-backup.ts";
import { diskStorage } from "#src/storage/disk.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import former from "#tests/support/mail/former-rows.json" with { type: "json" };
import { startApp } from "#tests/support/server/app.ts";
import { allEmails } from "./emails.server.ts";

const context: EmailContext = {
	school: {
		name: "Hill School",
		shortName: "HSS",
		addressLines: ["Hill Road"],
		phone: "+91 111",
		email: "hill@a.example",
		officeEmail: "office@a.example",
	},
	siteUrl: "https://hill.example",
};
const write = emailWriter(allEmails, context);
const start = new Date("2026-11-20T09:00:00.000Z");
const hour = 3_600_000;
const envelope = { about: "S-1", to: { name: "Anbu", address: "anbu@home.example" } };

/** Every kind of email with each of its samples, and how many secrets it has. */
const samples = allEmails.flatMap((email) =>
	email.samples.map(({ data }, number) => {
		const { secrets } = withoutSecrets(email.data, data(context));
		return { name: `${email.key} ${number}`, email, data: data(context), secrets };
	}),
);
const withLinks = samples.filter(({ secrets }) => secrets.length > 0);

/** A sample whose secrets are like real ones, all different. @returns them too */
function queuedSample({ email, data }: (typeof samples)[number]) {
	const queuedEmail = emailBy(email, data, envelope);
	const secrets = (queuedEmail.secrets ?? []).map(() => randomBytes(32).toString("base64url"));
	return { queued: { ...queuedEmail, secrets }, secrets };
}

/** Returns the contents of a copy of the database as text. */
async function dump(db: Db): Promise<string> {
	return JSON.stringify((await sql`select * from outbox`.execute(db)).rows);
}

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

async function deliver(db: Db, at: Date, refusal?: { reason: string }) {
	const sentMails: OutgoingMail[] = [];
	const send = async (mail: OutgoingMail) => {
		if (refusal) throw Object.assign(new Error("no"), { code: "EENVELOPE", command: "RCPT TO", responseCode: 550 });
		sentMails.push(mail);
	};
	const transport = { name: "stand-in", send, check: async () => {}, close: async () => {} };
	const from = { name: "School", address: "hill@a.example" };
	const tally = await deliverDue(db, transport, { from, now: () => at, limit: 500, write, log: quiet });
	return { sent: sentMails, tally };
}

describe("every e-mail", () => {
	it("writes what the former release has queued of it", () => {
		expect([...new Set(former.map(({ template }) => template))].sort()).toEqual(allEmails.map(({ key }) => key).sort());
		for (const { template, data } of former) {
			const { subject, email } = write(template, data);
			const { text } = renderEmail(email);
			for (const part of [subject, text]) expect([template, part]).not.toContain("undefined");
			for (const token of JSON.stringify(JSON.parse(data)).match(/"(?:token|payerToken|code|stopToken)":"[^"]+/g) ?? [])
				expect([template, text.includes(token.split('"').at(-1) ?? "")]).toEqual([template, true]);
		}
	});

	it.each(samples)("has its samples for what it takes: $name", ({ email, data }) => {
		const { subject, email: content } = email.write(JSON.parse(JSON.stringify(data)), context);
		for (const part of [subject, renderEmail(content).text]) expect(part).not.toMatch(/undefined|\{\{/);
	});

	it.each(samples)("makes no link of a text that is not declared a secret: $name", ({ email, data }) => {
		const { email: content } = email.write(JSON.parse(JSON.stringify(data)), context);
		const parts = content.blocks
			.flatMap((block) => ("action" in block ? block.action.url : "link" in block ? block.link.url : []))
			.flatMap((url) => url.split(/[/#=?&]/));
		const { plain } = withoutSecrets(email.data, data);
		for (const text of textsIn(plain)) expect(parts).not.toContain(text);
	});

	it("is refused, by the names of fields alone, for data of another release", () => {
		expect(() => write("visit-booked", '{"tour":"2027-03-02T10:00","people":"three people","name":"Anbu"}')).toThrow(
			/^EmailData people token$/,
		);
	});

	it("cannot be defined with data in which no one looks for secrets", () => {
		const data = z.object({ links: z.union([z.string(), z.array(z.string())]) });
		const define = () => defineEmail({ key: "k", title: "K", to: "office", data, sample: { links: "" }, write: never });
		expect(define).toThrow("have a union, in which secrets are not looked for");
	});
});

const never = () => {
	throw new Error("This is not written.");
};

/** Each text in data that is a key of no form. */
function textsIn(data: unknown): string[] {
	if (typeof data === "string") return isApplicationType(data) ? [] : [data];
	return typeof data === "object" && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

describeDatabases("e-mails with links", (freshDb) => {
	const put = (db: Db, email: ReturnType<typeof queuedSample>["queued"], dueAt = start, actId: number | null = null) =>
		db.transaction().execute((trx) => enqueue(trx, email, start, dueAt, actId));

	it("have no link in the database while they wait, are held or were given up, and leave with it", async () => {
		const db = await freshDb();
		const all = withLinks.flatMap((sample) => [queuedSample(sample), queuedSample(sample)]);
		expect(all.length).toBeGreaterThan(40);
		const secrets = all.flatMap((each) => each.secrets);
		for (const [number, { queued }] of all.entries())
			await put(db, queued, number % 2 ? start : new Date(start.getTime() + 60_000), number % 2 ? null : 1);
		const none = async () => {
			const copy = await dump(db);
			for (const secret of secrets) expect(copy).not.toContain(secret);
		};
		await none();
		for (const hours of [1, 2]) await deliver(db, new Date(start.getTime() + hours * hour), { reason: "refused" });
		expect(await db.selectFrom("outbox").select("id").where("state", "=", "dead").execute()).toHaveLength(all.length);
		await none();

		const again = new Date(start.getTime() + 9 * hour);
		expect(await requeueDeadMails(db, "all", again)).toBe(all.length);
		const { sent } = await deliver(db, again);
		const texts = sent.map(({ text, subject }) => subject + text).join("\n");
		for (const { queued, secrets } of all)
			for (const secret of secrets)
				if (queued.template !== "reply" || secret === secrets[0]) expect(texts).toContain(secret);
		expect(new Set((await db.selectFrom("outbox").select("data").execute()).map(({ data }) => data))).toEqual(
			new Set(["{}"]),
		);
	});

	it("leave as the former release has queued them, in plain, and are sealed when they do not", async () => {
		const db = await freshDb();
		const secret = "Qm9vdGhzIGFuZCB0b2tlbnMgb2YgdGhlIHBhc3Q_1aA";
		for (const { template, data } of former) await put(db, { ...envelope, template, data, secrets: [] });
		expect(await dump(db)).toContain(secret);
		const sealed = await sealQueued(db, allEmails);
		const ofLinks = former.filter(({ template, data }) => {
			const schema = allEmails.find(({ key }) => key === template)?.data ?? z.object({});
			return withoutSecrets(schema, JSON.parse(data)).secrets.length > 0;
		});
		expect(sealed).toBe(ofLinks.length);
		expect(await dump(db)).not.toContain(secret);
		expect(await sealQueued(db, allEmails)).toBe(0);
		const { sent, tally } = await deliver(db, start);
		expect(tally).toEqual({ sent: former.length, delayed: 0, dead: 0 });
		expect(sent.map(({ text }) => text).join()).toContain(secret);
	});

	it("stay, and say why, while the key is another one, and leave when it is back", async () => {
		const db = await freshDb();
		const sample = withLinks[0];
		if (!sample) throw new Error("No e-mail has a link.");
		const { queued, secrets } = queuedSample(sample);
		await put(db, queued);
		const elsewhere = carrySealer(db, createSealer("the key of quite another machine.."));
		const row = () => db.selectFrom("outbox").select(["state", "last_error"]).executeTakeFirstOrThrow();
		expect((await deliver(elsewhere, start)).tally).toEqual({ sent: 0, delayed: 1, dead: 0 });
		expect(await row()).toEqual({ state: "queued", last_error: "SealedByAnotherKey" });
		const { sent } = await deliver(db, new Date(start.getTime() + hour));
		expect(sent[0]?.text).toContain(secrets[0]);
	});

	it("whose data are not of this release stay with the names of the fields, and hold up no other", async () => {
		const db = await freshDb();
		const [template, data] = ["visit-booked", '{"tour":"2027-03-02T10:00","people":"3","name":"Anbu","token":"abc"}'];
		await put(db, { ...envelope, template, data, secrets: [] });
		await put(db, { ...envelope, template: "alumni-thanks", data: '{"name":"Anbu"}', secrets: [] });
		expect((await deliver(db, start)).tally).toEqual({ sent: 1, delayed: 1, dead: 0 });
		const rows = await db.selectFrom("outbox").select(["state", "data", "last_error"]).orderBy("id").execute();
		expect(rows[0]).toEqual({ state: "queued", data, last_error: "EmailData people" });
	});

	it("are not queued where nothing can be sealed", async () => {
		const db = (await freshDb()).withoutPlugins();
		const sample = withLinks[0];
		if (!sample) throw new Error("No e-mail has a link.");
		await expect(put(db, queuedSample(sample).queued)).rejects.toThrow("has no sealer");
		expect(await dump(db)).toBe("[]");
	});
});

describe.each(["sqlite", "postgres"] as const)("a backup (%s)", (engine) => {
	it("has no link of an e-mail that waits", async () => {
		const site = await startApp(engine);
		const folder = mkdtempSync(join(tmpdir(), "school-backup-"));
		onTestFinished(async () => {
			await site.close();
			rmSync(folder, { recursive: true });
		});
		const { db, settings } = site.services;
		const all = withLinks.map(queuedSample);
		await db.transaction().execute((trx) =>
			enqueueAll(
				trx,
				all.map(({ queued }) => queued),
				start,
			),
		);
		const now = () => start;
		await runBackup(
			{ db, settings, env: {}, now },
			{ repository: diskStorage(folder), recipient: undefined, recheck: false },
		);
		const copies = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".gz"));
		const bytes = copies.map((name) => gunzipSync(readFileSync(join(folder, name))).toString("latin1")).join();
		expect(bytes).toContain("visit-booked");
		for (const { secrets } of all) for (const secret of secrets) expect(bytes).not.toContain(secret);
	});
});
