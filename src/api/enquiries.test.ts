import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { readQueuedEmails } from "#tests/support/server/queued-emails.ts";

const contact = {
	name: "Kavya",
	email: "kavya@example.com",
	phone_no: "94432 12345",
	subject: "Hostel",
	message: "Is there a warden?\nThank you 🙂",
	consent: "true",
};
const forms = [
	[
		"website/enquiry-form/add",
		{ name: "Kavya", phone: "+91 94432-12345", city: "கோவை", course: "barch" },
		"Thank you! We will contact you soon.",
	],
	[
		"website/sidebar-form/add",
		{ name: "Kavya", email: "kavya@example.com", phone_number: "94432 12345", message: "Hello" },
		"Thank you! We will contact you soon.",
	],
	["contact-email", contact, "Message sent successfully!"],
	["contact", contact, "Message sent successfully!"],
] as const;

describe.each(onEngine("sqlite"))("the forms of one step (%s)", (engine) => {
	let school: TestApp;
	beforeEach(async () => {
		school = await startApp(engine);
	});
	afterEach(() => school.close());

	const post = (path: string, body: object, headers: Record<string, string> = {}) =>
		school.app.inject({ method: "POST", url: `/api/v1/${path}`, payload: body, headers });
	const readStored = () => school.services.db.selectFrom("enquiries").selectAll().execute();

	it.each(forms)("stores what %s sends, tells the office, and thanks", async (path, fields, words) => {
		const answer = await post(path, fields);
		expect([answer.statusCode, answer.json()]).toEqual([201, { status: true, message: words }]);
		const [row] = await readStored();
		const { consent, ...asked } = { consent: undefined, ...fields };
		expect(JSON.parse(row?.answers ?? "")).toEqual(asked);
		expect(row?.consent_version === null).toBe(consent === undefined);
		expect(row?.consent_text ?? "").toMatch(consent === undefined ? /^$/ : /^I have read the terms and conditions/);
		const openedCases = await school.services.db.selectFrom("cases").select(["name", "phone"]).execute();
		const phone = Object.entries(fields).find(([name]) => name.startsWith("phone"))?.[1];
		expect(openedCases).toEqual([{ name: "Kavya", phone }]);
		const [mail] = await readQueuedEmails(school.services);
		expect(mail?.to_address).toBe("admissions@doddabetta.example");
		expect(mail?.reply_to ?? "").toContain("email" in fields ? "kavya@example.com" : "");
		expect(mail?.text).toContain("Kavya");
	});

	it.each(forms)("says for every blank field of %s what is missing", async (path, fields) => {
		const answer = await post(path, {});
		expect(answer.statusCode).toBe(422);
		expect(answer.json()).toMatchObject({ status: false, message: expect.any(String) });
		const { consent: _, ...asked } = { consent: undefined, ...fields };
		expect(Object.keys(answer.json().errors).sort()).toEqual(Object.keys(asked).sort());
		expect(await readStored()).toHaveLength(0);
	});

	it("takes an address and a question with a quick enquiry, and thanks the sender", async () => {
		const enquiry = {
			...forms[0][1],
			course: "diploma",
			email: "kavya@example.com",
			question: "Is the hostel heated?",
		};
		expect((await post("website/enquiry-form/add", enquiry)).statusCode).toBe(201);
		const [notice, thanks] = await readQueuedEmails(school.services);
		expect(notice?.text).toMatch(/Diploma in Architecture[\s\S]*Is the hostel heated\?/);
		expect([notice?.reply_to, thanks?.to_address]).toEqual([
			expect.stringContaining("kavya@example.com"),
			"kavya@example.com",
		]);
		const response = await post("website/enquiry-form/add", { ...enquiry, email: "kavya", course: "law" });
		expect(response.json().errors).toEqual({ email: "Invalid email format", course: "Please select a course" });
	});

	it.each(["12", "abcdefgh", "12345678901234567", "++9198765432"])(
		"refuses the phone number %s of an enquiry",
		async (phone) => {
			const answer = await post("website/enquiry-form/add", { name: "K", phone, city: "Ooty", course: "march" });
			expect(answer.json()).toMatchObject({ status: false, errors: { phone: "Please enter a valid phone number" } });
		},
	);

	it.each([null, [], "text", 5, { name: { nested: true }, email: 7 }])(
		"answers %j in words, not with a failure",
		async (body) => {
			const answer = await school.app.inject({
				method: "POST",
				url: "/api/v1/contact-email",
				payload: JSON.stringify(body),
				headers: { "content-type": "application/json" },
			});
			expect(answer.statusCode).toBe(422);
		},
	);

	it("stores a repeated request under one key once", async () => {
		const key = { "idempotency-key": "sent-after-a-lost-answer" };
		expect([
			(await post("contact-email", contact, key)).statusCode,
			(await post("contact-email", contact, key)).statusCode,
		]).toEqual([201, 200]);
		expect(await readStored()).toHaveLength(1);
		expect(await school.services.db.selectFrom("outbox").select("id").execute()).toHaveLength(2);
	});

	it("stores the same answers once within the hour, however they are sent again, and others each time", async () => {
		const twice = await Promise.all([post("contact-email", contact), post("contact", contact)]);
		expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201]);
		expect((await post("contact-email", { ...contact, fill_ms: "90000" })).statusCode).toBe(200);
		const editedContact = { ...contact, message: "Is there a warden at night?" };
		expect((await post("contact-email", editedContact)).statusCode).toBe(201);
		const key = { "idempotency-key": "one-key-for-two" };
		expect([
			(await post("contact-email", contact, key)).statusCode,
			(await post("contact-email", editedContact, key)).statusCode,
		]).toEqual([201, 201]);
		expect(await readStored()).toHaveLength(4);
	});

	it.each(["false", "", "no", 0])("takes consent that says %j for none", async (consent) => {
		const answer = await post("contact-email", { ...contact, consent });
		const { message, errors } = answer.json();
		expect([answer.statusCode, message, errors]).toEqual([
			422,
			"Fix these answers: Your agreement.",
			{ consent: "Confirm that you agree, so we can reply" },
		]);
	});

	it("does not take what a robot filled in", async () => {
		expect((await post("contact-email", { ...contact, website: "x" })).statusCode).toBe(422);
		expect(await readStored()).toHaveLength(0);
	});
});

it("each form has a limit of its own for a connection, and says when to come back", async () => {
	const school = await startApp("sqlite", { RATE_LIMIT: "on", SENDERS_PER_ADDRESS: "1" });
	const send = (path: string) => school.app.inject({ method: "POST", url: `/api/v1/${path}`, payload: {} });
	for (let sent = 0; sent < 20; sent++) expect((await send("contact-email")).statusCode).toBe(422);
	const answer = await send("contact-email");
	expect([answer.statusCode, Number(answer.headers["retry-after"])]).toEqual([429, expect.closeTo(600, -2)]);
	expect(answer.json()).toEqual({
		status: false,
		message: expect.stringMatching(/^Too many requests\. Wait (?:599|600) seconds, then/),
	});
	expect((await send("website/enquiry-form/add")).statusCode).toBe(422);
	await school.close();
});
