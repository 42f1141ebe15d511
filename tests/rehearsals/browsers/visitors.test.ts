import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { browsers } from "#tests/support/browsers/browsers.ts";
import { narrow, openVisitor, type Visitor, wide } from "#tests/support/browsers/visitor.ts";
import { barchAnswers, sendApplication } from "#tests/support/forms/application.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();
const folder = mkdtempSync(join(tmpdir(), "school-marks-"));
afterAll(() => rmSync(folder, { recursive: true }));
const marks = join(folder, "marks.pdf");
writeFileSync(marks, await makePdf());

async function fillPersonal({ fill, press }: Visitor, email: string) {
	await fill("Full name", "Kavya Narayanan");
	await fill("Date of birth", "2008-04-17");
	await fill("Address", "3 Elk Hill\nUdhagamandalam 643001");
	await fill("Email", email);
	await fill("Phone number", "9443212345", true);
	await press("field", "Female");
	await fill("Nationality", "Indian");
	await press("field", "No", true);
	await press("button", "Next");
}

async function fillEducation({ fill }: Visitor) {
	for (const [index, course] of ["Class 10", "Class 12"].entries()) {
		await fill(`${course}: board`, "CBSE");
		await fill(`${course}: percentage`, "88.5", true);
		await fill(`${course}: year of passing`, String(2024 + 2 * index));
	}
	await fill("Class 12: average in physics", "90");
}

describe.each(browsers)("in $name", (browser) => {
	it("what fails in a page is seen, and what it asks of other hosts", async () => {
		const { open, evaluate, complaints } = await openVisitor(browser, site.url, narrow);
		await open(paths.contact);
		await evaluate(() => {
			console.error("said by the test");
			setTimeout(() => {
				throw new Error("thrown by the test");
			});
			document.body.append(Object.assign(new Image(), { src: "https://elsewhere.example/" }));
			document.body.append(Object.assign(document.createElement("script"), { type: "module", src: "/missing.js" }));
		}, undefined);
		const missing = browser.name === "firefox" ? ["missing.js"] : [];
		for (const text of ["said by the test", "thrown by the test", "elsewhere.example", ...missing])
			await expect.poll(async () => (await complaints()).join("\n"), { message: text }).toContain(text);
	});

	it("a B.Arch application goes from the home page to the receipt of its fee", async () => {
		const visitor = await openVisitor(browser, site.url, narrow);
		const { open, press, choose, fill, see, at, picture } = visitor;
		await open(paths.home);
		await see(/Apply Now/);
		await press("button", "Close the announcement");
		await picture("home");
		await press("link", "Apply Now");
		await press("link", "Apply for B.Arch");
		await at(new RegExp(`^${paths.barchApplication}$`));
		await fillPersonal(visitor, `apply.${browser.name}@example.com`);
		await fillEducation(visitor);
		await choose("Class 10: mark sheet", marks);
		await see(/marks\.pdf[\s\S]*sent/);
		await press("field", "I’ve taken it");
		await press("field", "No, I have my score");
		await fill("NATA score", "131");
		await press("field", "I am 18 or older");
		await picture("apply-filled");
		await press("button", "Submit");
		await see(/Payment Confirmation/);
		await picture("apply-confirmation");
		await press("button", "Continue");
		await see(/No money moves/);
		await picture("apply-checkout");
		await press("button", "Pay");
		await at(new RegExp(`^${paths.success}$`));
		await see(/DSA-\d\d-B-\d{6}[\s\S]*pay_\w+[\s\S]*The application fee is paid/);
		await picture("apply-receipt");
		const card = await visitor.evaluate(() => document.querySelector("main dl")?.clientWidth, undefined);
		expect(card, "the card, which had one cell before the payment came, has its whole width").toBeGreaterThan(400);
		expect(await visitor.complaints()).toEqual([]);
	});

	it("an application is saved, and goes on by the mailed link in another window", async () => {
		const email = `later.${browser.name}@example.com`;
		const visitor = await openVisitor(browser, site.url, narrow);
		await visitor.open(paths.barchApplication);
		await fillPersonal(visitor, email);
		await visitor.fill("Class 10: board", "ICSE");
		await visitor.choose("Class 10: mark sheet", marks);
		await visitor.see(/marks\.pdf[\s\S]*sent/);
		await visitor.press("button", "Save and come back later");
		await visitor.fill("Your email", email);
		await visitor.press("button", "Save and send me the link");
		await visitor.see(/We’re sending a link to/);
		await visitor.picture("saved");
		const mail = await waitForMail(site.dataDir, email, /saved B.Arch application/);
		const [link = ""] = /\/barch-application#draft=[\w-]{43}/.exec(mail.text ?? "") ?? [];
		const other = await openVisitor(browser, site.url, narrow);
		await other.open(link);
		await other.see(/opens it on any device[\s\S]*marks\.pdf/);
		await other.picture("come-back");
		await fillEducation(other);
		await other.press("field", "I am 18 or older");
		await other.press("button", "Submit");
		await other.press("button", "Not Now");
		await other.at(new RegExp(`^${paths.cancel}$`));
		expect([...(await visitor.complaints()), ...(await other.complaints())]).toEqual([]);
	});

	it("the tracker takes a withdrawal, and takes it back", async () => {
		const email = `tracker.${browser.name}@example.com`;
		const { token } = await sendApplication(site.url, { ...barchAnswers, email });
		const { open, press, see, picture, complaints } = await openVisitor(browser, site.url, narrow);
		await open(`/application/${token}`);
		await see(/Received/);
		await picture("tracker");
		await press("button", "Withdraw this application");
		await press("field", "Yes, withdraw my application.");
		await press("button", "Withdraw the application");
		await see(/Your application is withdrawn./);
		await press("button", "Restore my application");
		await see(/Your application is restored./);
		expect(await complaints()).toEqual([]);
	});

	it("the contact form sends a message", async () => {
		const { open, press, fill, see, picture, complaints } = await openVisitor(browser, site.url, wide);
		await open(paths.contact);
		await fill("Name", "Meera N");
		await fill("Email", `contact.${browser.name}@example.com`);
		await fill("Phone", "98765 43210", true);
		await fill("Subject", "The camp");
		await fill("Message", "When does the camp begin?");
		await press("field", "I have read the");
		await picture("contact-filled");
		await press("button", "Send message");
		await see(/Your message has been sent successfully!/);
		await picture("contact-sent");
		expect(await complaints()).toEqual([]);
	});
});
