import { describe, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { phone } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { startServer } from "#tests/support/server/server.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();

const message = {
	name: "Kavya",
	email: "kavya@example.com",
	phone_no: "94432 12345",
	subject: "Hostel",
	message: "<b>Is there a warden?</b> 🙂",
	consent: "true",
};
const forms = [
	[paths.contact, message, "Your message has been sent successfully!", "Failed to send message. Please try again."],
	[
		paths.quickEnquiry,
		{ name: "Kavya", phone: "9443212345", city: "கோவை", course: "march" },
		"Thank you! We will contact you soon.",
		"Submission failed. Please try again.",
	],
	[
		paths.getStarted,
		{ name: "Kavya", email: "kavya@example.com", phone_number: "94432 12345", message: "Hello" },
		"Thank you! We will contact you soon.",
		"Your message wasn’t sent.",
	],
] as const;
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}, at = site) =>
	fetch(`${at.url}${path}`, { method: "POST", body: new URLSearchParams(fields), headers, redirect: "manual" });
const rows = (at = site) =>
	readDatabase(at, async (db) => {
		const enquiries = await db.selectFrom("enquiries").select("id").execute();
		const mails = await db.selectFrom("outbox").select("id").execute();
		return { enquiries: enquiries.length, mails: mails.length };
	});

describe.each(forms)("a plain post to %s", (path, fields, thanks, failureMessage) => {
	it("is stored once with its mails, and leads to the thanks", async () => {
		const before = await rows();
		const [first, again] = await Promise.all([post(path, fields), post(path, fields)]);
		for (const answer of [first, again])
			expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}?sent=1#sent`]);
		const after = await rows();
		expect([(after.enquiries ?? 0) - (before.enquiries ?? 0), (after.mails ?? 0) - (before.mails ?? 0)]).toEqual([
			1,
			"email" in fields ? 2 : 1,
		]);
		expect(await (await fetch(`${site.url}${path}?sent=1`)).text()).toContain(thanks);
	});

	it("that cannot be taken gives the page back with what was typed and what is wrong, kept by no one", async () => {
		const before = await rows();
		const answer = await post(path, {
			...fields,
			name: " ",
			...("message" in fields && { message: '"><script>alert(1)</script>' }),
		});
		expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("location")]).toEqual([
			422,
			"no-store",
			null,
		]);
		const html = await answer.text();
		expect(html).toContain(failureMessage);
		expect(html).not.toContain("<script>alert");
		if ("city" in fields) expect(html).toMatch(/value="கோவை"/);
		else expect(html).toContain('value="kavya@example.com"');
		expect(html).toMatch(/Please (enter your name|Enter Name)<\/span>/);
		expect(await rows()).toEqual(before);
		expect(site.output()).not.toMatch(/kavya|94432/i);
	});

	it("from another site is not taken", async () => {
		const strange: Record<string, string>[] = [
			{ origin: "https://elsewhere.example" },
			{ "sec-fetch-site": "cross-site" },
			{ origin: "null" },
		];
		for (const headers of strange) expect((await post(path, { ...fields, name: "Mallory" }, headers)).status).toBe(403);
	});
});

it("asks for consent that was not ticked, and takes nothing but a form", async () => {
	const { consent: _, ...without } = message;
	const answer = await post(paths.contact, { ...without, subject: "No tick" });
	expect([answer.status, await answer.text()]).toEqual([
		422,
		expect.stringContaining("Confirm that you agree, so we can reply"),
	]);
	const json = await fetch(`${site.url}/contact`, {
		method: "POST",
		body: "{}",
		headers: { "content-type": "application/json" },
	});
	expect([json.status, (await json.json()).message]).toEqual([
		415,
		"Unsupported content type. Send application/x-www-form-urlencoded.",
	]);
	expect((await post(paths.about, without)).status).toBe(404);
});

it("too many from one sender are told when to come back, in the form, with everything typed", async () => {
	const limited = await startServer("sqlite", { RATE_LIMIT: "on" });
	for (let sent = 0; sent < 3; sent++)
		expect((await post(paths.contact, { ...message, subject: "" }, {}, limited)).status).toBe(422);
	for (let sent = 0; sent < 20; sent++) await post(paths.contact, { ...message, subject: `No. ${sent}` }, {}, limited);
	const answer = await post(paths.contact, { ...message, subject: "The last straw" }, {}, limited);
	expect([answer.status, Number(answer.headers.get("retry-after"))]).toEqual([429, expect.closeTo(600, -2)]);
	const html = await answer.text();
	expect(html).toMatch(/sent this too often .* Keep this page open and try again in \d+ minutes\./);
	expect(html).toContain('value="The last straw"');
	expect((await post(paths.contact, { ...message, email: "ravi@example.com" }, {}, limited)).status).toBe(303);
	expect((await post(paths.quickEnquiry, { ...forms[1][1] }, {}, limited)).status).toBe(303);
	await limited.drop();
});

it("is a whole way without JavaScript: wrong, put right, thanked for", async () => {
	const { page } = await openPage(site, { ...phone, javaScriptEnabled: false });
	await page.goto(paths.contact);
	const field = (name: string) => page.locator(`main [name=${name}]`);
	expect(
		await page
			.locator("main")
			.getByRole("button", { name: /^Country/ })
			.count(),
	).toBe(0);
	for (const name of ["name", "phone_no", "subject", "message"] as const) await field(name).fill(message[name]);
	// The browser's own check of an address is weaker than the school's.
	await field("email").fill("kavya@example");
	await field("consent").check();
	await page.getByRole("button", { name: "Send message" }).click();
	await page.getByRole("alert").getByText("Failed to send message. Please try again.").waitFor();
	await page.getByText("Invalid email format").waitFor();
	expect([
		await field("email").getAttribute("aria-invalid"),
		await field("message").inputValue(),
		await field("consent").isChecked(),
	]).toEqual(["true", message.message, true]);
	expect(new URL(page.url()).search).toBe("");
	await field("email").fill("without-scripts@example.com");
	await page.getByRole("button", { name: "Send message" }).click();
	await page.waitForURL("**/contact?sent=1*");
	await page.getByText("Your message has been sent successfully!").waitFor();
});

it("comes alive when its scripts arrive after the post, and is empty once it is sent", async () => {
	const { page, complaints } = await openPage(site);
	await page.route("**/*.js", (route) => route.abort());
	await page.goto(paths.getStarted);
	const form = page.locator("main").getByRole("form", { name: "Send us a message" });
	const field = (label: string) => form.getByLabel(label);
	await field("Name").fill("Ravi");
	await field("Email").fill("ravi@example");
	await field("Phone number").fill("+1 416 555 0100");
	await field("Message").fill("Hello from Toronto");
	await page.unroute("**/*.js");
	await form.getByRole("button", { name: "Send message" }).click();
	await form.getByText("Invalid email format").waitFor();
	await form.getByRole("button", { name: "Country: Canada, CA +1" }).waitFor();
	expect(await field("Phone number").inputValue()).toBe("416 555 0100");
	await field("Email").fill("ravi@example.com");
	const [request] = await Promise.all([
		page.waitForRequest("**/sidebar-form/add"),
		form.getByRole("button", { name: "Send message" }).click(),
	]);
	expect(request.postDataJSON()).toMatchObject({ name: "Ravi", phone_number: "+1 416 555 0100" });
	await form.getByText("Thank you! We will contact you soon.").waitFor();
	expect(await field("Message").inputValue()).toBe("");
	await form.getByRole("button", { name: "Country: India, IN +91" }).waitFor();
	expect(complaints.filter((complaint) => !/ERR_FAILED|422/.test(complaint))).toEqual([]);
});
