import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deliverDue } from "#src/mail/outbox/deliver.server.ts";
import { alumnus } from "#tests/support/forms/alumnus.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";

const office = "admissions@doddabetta.example";
const hostile = [
	'Meena" <x@evil.example>, victim@evil.example; "',
	"Meena\r\nBcc: victim@evil.example\r\n\r\nA new body",
	"மீனாட்சி \u202Eelpmaxe.live@x\u202C 👩🏽‍🏫",
	"=?utf-8?Q?x=40evil=2Eexample?=",
	"<script>alert(1)</script> www.evil.example",
];
const forms = [
	["website/enquiry-form/add", { phone: "+91 94432 12345", city: "கோவை", course: "barch" }],
	["website/sidebar-form/add", { phone_number: "+91 94432 12345", message: "<b>Hello</b>\r\nSubject: no" }],
	["contact-email", { phone_no: "+91 94432 12345", subject: "Hostel\r\nBcc: victim@evil.example", message: "Hello" }],
	["website/alumni/add", alumnus],
] as const;

describe("the mails that a form causes", () => {
	let school: TestApp;
	beforeEach(async () => {
		school = await startApp("sqlite");
	});
	afterEach(() => school.close());

	const post = (path: string, payload: object) =>
		school.app.inject({ method: "POST", url: `/api/v1/${path}`, payload });
	const deliver = async (): Promise<Email[]> => {
		const { db, transport, writeEmail: write, log, now } = school.services;
		await deliverDue(db, transport, {
			from: { name: "The school", address: "hello@doddabetta.example" },
			now,
			limit: 50,
			write,
			log,
		});
		const folder = join(school.services.settings.dataDir, "mail");
		return Promise.all(readdirSync(folder).map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
	};
	const nameFields = (name: string, path: string) =>
		path.includes("alumni") ? { firstname: name, lastname: name } : { name };

	it.each(forms)("of %s go to the office and to the sender alone, whatever the name says", async (path, fields) => {
		for (const name of hostile)
			expect((await post(path, { email: "sender@example.com", ...fields, ...nameFields(name, path) })).statusCode).toBe(
				201,
			);
		const mails = await deliver();
		const sender = path.includes("alumni") ? String(alumnus.email) : "sender@example.com";
		expect(mails.length).toBe(hostile.length * 2);
		for (const mail of mails) {
			expect([mail.to?.length, [office, sender].includes(mail.to?.[0]?.address ?? ""), mail.cc, mail.bcc]).toEqual([
				1,
				true,
				undefined,
				undefined,
			]);
			expect([
				mail.from?.address,
				mail.headers.filter(({ key }) => /^(to|from|subject|reply-to)$/.test(key)).length,
			]).toEqual(["hello@doddabetta.example", mail.replyTo ? 4 : 3]);
			expect(mail.replyTo ?? []).toHaveLength(1);
			expect(mail.html).not.toMatch(/<script|<b>/);
			expect(mail.subject).not.toMatch(/[\r\n\u202a-\u202e]/);
			// Text that strangers typed does not reach the address that they typed.
			if (mail.to?.[0]?.address === sender) expect(JSON.stringify(mail)).not.toMatch(/evil|Meena/);
		}
	});

	it.each([
		"a@example.com,b@evil.example",
		"a@example.com\r\nBcc: b@evil.example",
		'"a b"@example.com',
		"<a@example.com>",
		"a@example.com b@evil.example",
		"a@[127.0.0.1]",
	])("take %j for no address", async (email) => {
		for (const [path, fields] of forms.slice(1)) {
			const answer = await post(path, { ...fields, ...nameFields("Meera", path), email });
			expect([answer.statusCode, answer.json().errors]).toEqual([422, { email: "Invalid email format" }]);
		}
		expect(await school.services.db.selectFrom("outbox").select("id").execute()).toEqual([]);
	});

	it("acknowledge to one address ten times a day, whichever forms it stands in, and go on telling the office", async () => {
		const send = async (path: string, fields: object, n: number) => {
			const email = n % 2 ? "Stranger@Example.com" : "stranger@example.com";
			const submission = {
				...fields,
				...nameFields("Meera", path),
				email,
				message: `Hello ${n}`,
				year_of_passing: 2020,
			};
			expect((await post(path, submission)).statusCode).toBe(201);
		};
		for (let n = 0; n < 12; n++) await send("contact-email", { phone_no: "+91 94432 12345", subject: `${n}` }, n);
		await send("website/sidebar-form/add", { phone_number: "+91 94432 12345" }, 12);
		const readQueued = () => school.services.db.selectFrom("outbox").select("to_address").execute();
		const toStranger = async () =>
			(await readQueued()).filter(({ to_address }) => to_address.toLowerCase() === "stranger@example.com").length;
		expect([await toStranger(), (await readQueued()).length]).toEqual([10, 23]);
		await school.services.db.updateTable("mail_counts").set({ ends_at: new Date().toISOString() }).execute();
		await send("contact-email", { phone_no: "+91 94432 12345", subject: "A day later" }, 13);
		expect(await toStranger()).toBe(11);
	});

	it("say every answer to the office in text and HTML, in any script, and greet the sender by name", async () => {
		const answers = {
			name: "மீனாட்சி S. Raman",
			email: "meena@example.com",
			phone_no: "+44 7400 123456",
			subject: "שלום",
			message: "Two lines,\nof which 👩🏽‍🏫 one",
		};
		await post("contact-email", { ...answers, consent: "true" });
		const mails = await deliver();
		const notice = mails.find((mail) => mail.to?.[0]?.address === office);
		const acknowledgement = mails.find((mail) => mail.to?.[0]?.address === answers.email);
		for (const answer of Object.values(answers)) {
			expect(notice?.text).toContain(answer.replace("\n", "\n    "));
			expect(notice?.html).toContain(answer.replace("\n", "<br/>"));
		}
		expect(notice).toMatchObject({
			subject: "New contact message: மீனாட்சி S. Raman",
			replyTo: [{ name: answers.name, address: answers.email }],
		});
		expect(acknowledgement?.to).toEqual([{ name: answers.name, address: answers.email }]);
		expect(acknowledgement?.text).toContain(`Dear ${answers.name},`);
		expect(acknowledgement?.text).not.toContain("Two lines");
	});
});
