import type { Page, Route } from "playwright-core";
import * as paths from "#src/paths.ts";
import { alumnus } from "#tests/support/forms/alumnus.ts";
import { choose, fillEducation, fillPersonal } from "#tests/support/forms/barch-form.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import type { View } from "./views.ts";

const main = (page: Page) => page.locator("main");
const dialog = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const waitForRefusal = (page: Page) => main(page).locator("[aria-invalid=true]").first().waitFor();
const nextRefused = async (page: Page) => [await press(page, "Next"), await waitForRefusal(page)];

async function toEducation(page: Page) {
	await fillPersonal(page);
	await press(page, "Next");
	await page.getByRole("heading", { name: "Education", level: 2 }).waitFor();
}
async function toTheEnd(page: Page) {
	await toEducation(page);
	await fillEducation(page);
	await choose(page, "Class 10: mark sheet", "class-10.pdf", await makePdf());
	await main(page).getByRole("button", { name: "Remove class-10.pdf" }).first().waitFor();
}
async function sendMessage(page: Page, answer: (route: Route) => Promise<void>) {
	await page.route("**/api/**", answer);
	const answers = {
		name: "Kavya Narayanan",
		email: "kavya@example.com",
		phone_no: "9443212345",
		subject: "Next year",
		message: "When does the next year begin?",
	};
	for (const [name, text] of Object.entries(answers)) await main(page).locator(`form [name=${name}]`).fill(text);
	await main(page).locator("form [type=checkbox]").check();
	await main(page).locator("form [type=submit]").click();
}
async function toEmployment(page: Page) {
	for (const name of ["firstname", "lastname", "roll_number", "email", "residence", "dob"] as const)
		await main(page).locator(`[name=${name}]`).fill(alumnus[name]);
	await main(page).locator("[name=graduation_year]").selectOption(alumnus.graduation_year);
	await main(page).locator("[name=degree]").selectOption("bachelor-architecture");
	await press(page, "Next");
	await main(page).locator("[name=skills]").waitFor();
}

/** Views of the forms when someone fills them in. */
export const inForms: readonly View[] = [
	{
		name: "contact, choosing a country",
		path: paths.contact,
		reach: async (page) => {
			await main(page).locator("form [type=submit]").click();
			await main(page)
				.getByRole("button", { name: /^Country:/ })
				.click();
			await page.getByRole("option").first().waitFor();
		},
	},
	{
		name: "contact, while the server cannot be reached",
		path: paths.contact,
		reach: async (page) => [
			await sendMessage(page, (route) => route.abort()),
			await main(page).getByRole("alert").first().waitFor(),
		],
	},
	{
		name: "contact, refused by the server",
		path: paths.contact,
		reach: async (page) => {
			const errors = { phone_no: "Please enter a valid phone number" };
			await sendMessage(page, (route) =>
				route.fulfill({ status: 422, json: { status: false, message: "Please look again", errors } }),
			);
			await waitForRefusal(page);
		},
	},
	{
		name: "contact, sent",
		path: paths.contact,
		reach: async (page) => {
			await sendMessage(page, (route) =>
				route.fulfill({ json: { status: true, message: "Message sent successfully!" } }),
			);
			// The word stays for as long as it is pointed at.
			await page.getByText("Your message has been sent successfully!").hover();
		},
	},
	{
		name: "query, sent",
		path: paths.quickEnquiry,
		reach: async (page) => {
			await page.route("**/enquiry-form/add", (route) => route.fulfill({ json: { status: true } }));
			for (const [name, text] of Object.entries({ name: "Kavya", phone: "9443212345", city: "Coonoor" }))
				await main(page).locator(`form [name=${name}]`).fill(text);
			await main(page).locator("form [name=course]").selectOption("barch");
			await main(page).locator("form [type=submit]").click();
			await main(page).getByText("Thank you! We will contact you soon.").waitFor();
		},
	},
	{
		name: "visit, with refusals",
		path: paths.visit,
		reach: async (page) => [await press(page, "Book the tour"), await waitForRefusal(page)],
	},
	{ name: "visit, nobody's", path: `/visit/${"A".repeat(43)}`, complains: /status of 404/ },
	{
		name: "visit, booked",
		path: paths.visit,
		reach: async (page) => {
			await page.route("**/visit/add", (route) => route.fulfill({ json: { status: true, message: "Booked" } }));
			await main(page).locator("form [name=tour]").selectOption({ index: 1 });
			await main(page).locator("form [name=people]").selectOption("2");
			const typedAnswers = { name: "Kavya", email: "kavya@example.com", phone_no: "9443212345" };
			for (const [name, text] of Object.entries(typedAnswers))
				await main(page).locator(`form [name=${name}]`).fill(text);
			await press(page, "Book the tour");
			await main(page).getByText("Your tour is booked.").waitFor();
		},
	},
	{
		name: "get-started, with refusals",
		path: paths.getStarted,
		reach: async (page) => [await press(page, "Send message"), await waitForRefusal(page)],
	},
	{ name: "registration, with refusals", path: paths.alumniRegistration, reach: nextRefused },
	{
		name: "registration, employment, with refusals",
		path: paths.alumniRegistration,
		reach: async (page) => [await toEmployment(page), await press(page, "Submit"), await waitForRefusal(page)],
	},
	{ name: "march-application, with refusals", path: paths.marchApplication, reach: nextRefused },
	{
		name: "diploma-application, from abroad, with refusals",
		path: paths.diplomaApplication,
		reach: async (page) => {
			await page.getByRole("radiogroup", { name: "international student" }).getByLabel("Yes", { exact: true }).check();
			await nextRefused(page);
		},
	},
	{ name: "barch-application, with refusals", path: paths.barchApplication, reach: nextRefused },
	{ name: "barch-application, education", path: paths.barchApplication, reach: toEducation },
	{
		name: "barch-application, every question asked, its documents refused",
		path: paths.barchApplication,
		reach: async (page) => {
			await toEducation(page);
			await page.getByRole("radio", { name: "I’ve taken it" }).check();
			await page.getByRole("radio", { name: "No, I have my score" }).check();
			await choose(page, "Class 10: mark sheet", "class-10.jpg", Buffer.from("x"));
			await choose(page, "Class 12: mark sheet", "class-12.pdf", Buffer.from("not a PDF"));
			await page.getByText("Only JPG, PNG, PDF, DOC, DOCX are allowed.").first().waitFor();
		},
	},
	{ name: "barch-application, before submitting", path: paths.barchApplication, reach: toTheEnd },
	{
		name: "barch-application, before submitting, with refusals",
		path: paths.barchApplication,
		reach: async (page) => [await toTheEnd(page), await press(page, "Submit"), await waitForRefusal(page)],
	},
	{
		name: "barch-application, being sent",
		path: paths.barchApplication,
		reach: async (page) => {
			await toTheEnd(page);
			await page.route("**/application/add", () => {});
			await page.getByLabel(/^I am 18 or older/).check();
			await press(page, "Submit");
			await main(page).getByRole("progressbar").waitFor();
		},
	},
	{
		name: "barch-application, reopened",
		path: paths.barchApplication,
		reach: async (page) => {
			await toTheEnd(page);
			await page.waitForFunction(() => /CBSE.*token/.test(localStorage.getItem("draft:barch") ?? ""));
			await page.reload();
			await page.getByText(/Welcome back/).waitFor();
		},
	},
	{
		name: "barch-application, saving for later",
		path: paths.barchApplication,
		reach: async (page) => [
			await fillPersonal(page),
			await press(page, "Save and come back later"),
			await dialog(page).waitFor(),
		],
	},
	{
		name: "barch-application, photographing",
		path: paths.barchApplication,
		reach: async (page) => {
			await toEducation(page);
			await page
				.getByRole("button", { name: /^Take photos/ })
				.first()
				.click();
			await dialog(page).waitFor();
		},
	},
	{
		name: "barch-application, a link that is no more",
		path: `/barch-application#draft=${"A".repeat(43)}`,
		reach: (page) => page.getByRole("alert").first().waitFor(),
	},
];
