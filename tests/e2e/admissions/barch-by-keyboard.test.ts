import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { withAnnouncementsSeen } from "#tests/support/browser/announcements.ts";
import { desktop, whenScripted } from "#tests/support/browser/browser.ts";
import { byKeyboard } from "#tests/support/browser/keyboard.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();

const consentText =
	"I am 18 or older, or my parent or guardian agrees, or I will ask them with the school’s link and the school waits for their answer. The school may keep and use what I enter here to decide on this application and to contact me about it.";
const documents = "PDF or Word file up to 5 MB, or photos.";
const postal = "House, street, town, state or country, and PIN or postal code.";
const phoneHint = "A number we can reach you on. If it isn’t an Indian number, choose its country.";
const country = 'button "Country: India, IN +91", collapsed';
const proof = (course: string) =>
	`button "${course}: mark sheet or certificate (optional)", holding "No file chosen", described as "${documents}"`;
const marks = (course: string) => [
	`textbox "${course}: percentage", required, described as "Leave blank if you have grades or points instead."`,
	`textbox "${course}: grade or points (optional)", described as "Include the scale, such as B+ (KCSE, A to E) or 7.8 out of 10."`,
];
const photograph = (course: string) => `button "Take photos for ${course}: mark sheet or certificate"`;

it("a B.Arch application is made and paid by keyboard alone, and every stop says what it is", async () => {
	const { page, complaints } = await openPage(site, { ...desktop, reducedMotion: "reduce" });
	await page.context().addCookies([{ name: "userConsent", value: "false", url: site.url }]);
	await withAnnouncementsSeen(page, site.url);
	// The driver begins to take pickers over once someone listens; a picker that opens before then is lost.
	page.on("filechooser", () => {});
	const { heard, press, type, tabTo } = await byKeyboard(page);
	const hears = (words: string | RegExp) =>
		expect.poll(heard).toEqual(typeof words === "string" ? words : expect.stringMatching(words));

	await page.goto("/");
	await whenScripted(page);
	expect((await tabTo(/^link "Apply Now"$/i))[0]).toBe('link "Skip to main content"');
	await press("Enter");
	await page.waitForURL("**/academic");
	// A screen reader begins a page with its title, and the keyboard at its beginning.
	expect(await page.title()).toMatch(/^Apply \| Doddabetta/);
	await tabTo('link "Apply for B.Arch"');
	await press("Enter");
	await page.waitForURL("**/barch-application");
	await whenScripted(page);
	await press("Tab");
	await hears('link "Skip to main content"');
	await press("Enter");

	await tabTo(/^textbox "Full name"/);
	expect([await heard(), ...(await tabTo('button "Next"'))]).toEqual([
		'textbox "Full name", required, described as "As printed on your Class 10 certificate."',
		// Day, month, year, and the calendar.
		...Array<string>(4).fill('Date "Date of birth"'),
		`textbox "Address", required, described as "${postal}"`,
		'textbox "Email", required, described as "We’ll send the confirmation to this address."',
		country,
		`textbox "Phone number", required, described as "${phoneHint}"`,
		'radio "Male", not checked, in radiogroup "Gender (optional)"',
		'combobox "Reservation category (optional)", collapsed, holding "Select", described as "Only if you’re claiming a reserved seat or a scholarship that depends on it."',
		'textbox "Nationality", required',
		'radio "Yes", not checked, in radiogroup "Are you an international student?", required, described as "Yes, if you hold a foreign passport or finished school outside India."',
		'textbox "Parent or guardian: name (optional)", described as "If you’re under 18, enter a parent’s or guardian’s name and phone number."',
		country,
		'textbox "Parent or guardian: phone number (optional)"',
		'button "Next"',
	]);

	await press("Enter");
	await hears('region "Fix 7 problems"');
	expect(await alertOf(page)).toContain("Nationality is required");
	await press("Tab");
	await hears('link "Name is required"');
	await press("Enter");
	await hears(
		'textbox "Full name", required, invalid, described as "As printed on your Class 10 certificate. Name is required"',
	);
	await type("Kavya Narayanan");
	await press("Tab");
	await type("17042008");
	await tabTo(/^textbox "Address"/);
	await hears(`textbox "Address", required, invalid, described as "${postal} Address is required"`);
	await type("3 Elk Hill, Udhagamandalam 643001");
	await press("Tab");
	await hears(
		'textbox "Email", required, invalid, described as "We’ll send the confirmation to this address. Email is required"',
	);
	await type("kavya@example.com");
	await tabTo(/^textbox "Phone number"/);
	await hears(`textbox "Phone number", required, invalid, described as "${phoneHint} Phone number is required"`);
	await type("9443212345");
	await press("Tab");
	await hears('radio "Male", not checked, in radiogroup "Gender (optional)"');
	await press("ArrowDown");
	await hears('radio "Female", checked, in radiogroup "Gender (optional)"');
	await press("Tab");
	await press("Tab");
	await type("Indian");
	await press("Tab");
	await press("ArrowDown");
	await hears(/^radio "No", checked/);
	await tabTo('button "Next"');
	await press("Enter");

	await hears('heading "Education"');
	expect(await page.locator("[aria-current=step]").innerText()).toContain("Step 2 of 2");
	await tabTo(/^textbox "Class 10: board"/);
	expect([await heard(), ...(await tabTo('button "Submit"'))]).toEqual([
		'textbox "Class 10: board", required, described as "For example CBSE, ICSE or your State Board."',
		...marks("Class 10"),
		'textbox "Class 10: year of passing", required',
		proof("Class 10"),
		photograph("Class 10"),
		'radio "Yes, I have it", checked, in radiogroup "Do you have your Class 12 result?"',
		'textbox "Class 12: board", required',
		...marks("Class 12"),
		'textbox "Class 12: average in physics, chemistry and mathematics", required, described as "The average percentage of the three subjects. Our admission rules require it."',
		'textbox "Class 12: year of passing", required',
		proof("Class 12"),
		photograph("Class 12"),
		expect.stringMatching(/^radio "I’ve taken it", not checked, in radiogroup/),
		'button "Create the link", described as "A parent or guardian must give consent"',
		'DisclosureTriangle "10 answered, 15 left blank", collapsed',
		`checkbox "${consentText}", not checked`,
		'button "Submit"',
	]);

	await press("Enter");
	await hears('region "Fix 8 problems"');
	await press("Tab");
	await press("Enter");
	await hears(/^textbox "Class 10: board", required, invalid, .*Board is required"$/);
	for (const answer of ["CBSE", "88.5", "", "2024"]) {
		await type(answer);
		await press("Tab");
	}
	await hears(proof("Class 10"));
	const [picker] = await Promise.all([page.waitForEvent("filechooser"), press("Enter")]);
	await picker.setFiles({ name: "class-10.pdf", mimeType: "application/pdf", buffer: await makePdf() });
	await page
		.getByRole("status")
		.filter({ hasText: /^class-10\.pdf, .*, sent$/ })
		.waitFor({ state: "attached" });
	await hears(/described as "PDF or Word file up to 5 MB, or photos\. class-10\.pdf .*, sent"$/);
	expect(await tabTo(/^textbox "Class 12: board"/)).toContain('button "Remove class-10.pdf"');
	for (const answer of ["State Board", "91", "", "90.5", "2026"]) {
		await type(answer);
		await press("Tab");
	}
	await tabTo(/^radio "I’ve taken/);
	await press("Space");
	await hears(/^radio "I’ve taken it", checked/);
	await press("Tab");
	await hears(/^radio "Yes", not checked, in radiogroup/);
	await tabTo(/^checkbox/);
	await hears(/^checkbox .*, invalid, not checked, described as "Confirm that you agree/);
	await press("Space");
	await hears(/^checkbox .*, checked/);
	await press("Tab");
	await press("Enter");

	const dialog = 'in dialog "Welcome to Doddabetta School of Architecture"';
	await hears(`button "Close", ${dialog}`);
	expect(await page.getByRole("dialog").innerText()).toContain("Payment Confirmation");
	expect(await tabTo(`button "Continue", ${dialog}`)).toEqual([
		`button "Payment link for someone else", ${dialog}`,
		`button "Not Now", ${dialog}`,
		`button "Continue", ${dialog}`,
	]);
	await press("Enter");
	await hears('heading "Test payment"');
	await tabTo('button "Pay ₹10"');
	await press("Enter");
	await page.waitForURL("**/success");
	expect(await page.title()).toMatch(/^Application received/);
	await page.getByRole("status").filter({ hasText: "The application fee is paid." }).waitFor();
	expect(await page.locator("main").innerText()).toMatch(/DSA-\d\d-B-\d{6}/);
	expect(complaints).toEqual([]);
});

const alertOf = (page: Page) => page.locator("main").getByRole("alert").first().innerText();
