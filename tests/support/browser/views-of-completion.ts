import type { Page } from "playwright-core";
import * as paths from "#src/paths.ts";
import { barchAnswers, certificates, sendApplication } from "#tests/support/forms/application.ts";
import type { View } from "./views.ts";

const { percentage_12: _marks, yop_12: _year, ...withoutMarks } = barchAnswers;
const incomplete = {
	...withoutMarks,
	result_awaited_12: "true",
	school_12: "Hill School",
	expected_12: "2027-05",
	is_international_student: "true",
};
const main = (page: Page) => page.locator("main");
const waitForRefusal = (page: Page) => main(page).locator("[aria-invalid=true]").first().waitFor();

/**
 * Returns what an applicant sees who completes and corrects an application. @param site to which the application is
 * sent
 */
export async function viewsOfCompletion(site: string): Promise<View[]> {
	const { token } = await sendApplication(site, incomplete, (await certificates()).slice(0, 1));
	const tracker = paths.application(token);
	const choose = async (page: Page, summary: string, name: string) => {
		await main(page).locator("summary", { hasText: summary }).first().click();
		const file = { name, mimeType: "application/pdf", buffer: Buffer.from("not a PDF") };
		await main(page).locator("details[open] input[type=file]").setInputFiles(file);
	};
	return [
		{
			name: "application, a document chosen to be sent",
			path: tracker,
			reach: async (page) => {
				await choose(page, "Proof of residence", "passport.pdf");
				await main(page).locator("details[open]").getByText("passport.pdf").first().waitFor();
			},
		},
		{
			name: "application, a document that was not taken",
			path: tracker,
			reach: async (page) => {
				await choose(page, "Replace", "class-10.pdf");
				await main(page).getByRole("button", { name: "Replace document" }).click();
				await main(page)
					.locator("details[open]")
					.getByText(/Invalid file type|damaged/)
					.waitFor();
			},
			complains: /status of 422/,
		},
		{
			name: "application, a document refused without scripts",
			path: `${tracker}?refused=certificate_10&why=type`,
			reach: (page) => page.locator("#outcome").waitFor(),
		},
		{ name: "application, its results", path: paths.applicationResults(token) },
		{
			name: "application, its results, with refusals",
			path: paths.applicationResults(token),
			reach: async (page) => [
				await main(page).getByRole("button", { name: "Send the result" }).first().click(),
				await waitForRefusal(page),
			],
		},
		{ name: "application, its answers", path: paths.applicationAnswers(token, "personal") },
		{
			name: "application, its answers, with refusals",
			path: paths.applicationAnswers(token, "education"),
			reach: async (page) => {
				await page.getByRole("radio", { name: "Yes, I have it" }).check();
				await main(page).getByRole("button", { name: "Save changes" }).click();
				await waitForRefusal(page);
			},
		},
		{
			name: "application, its answers changed elsewhere",
			path: paths.applicationAnswers(token, "personal"),
			reach: async (page) => {
				const data = { version: "another", answers: { ...incomplete, address: "9 Elk Hill" } };
				const message = "These answers have changed since you opened them. Nothing was overwritten.";
				await page.route("**/application/answers", (route) =>
					route.fulfill({ status: 409, json: { status: false, message, data } }),
				);
				await main(page).getByLabel("Full name").fill("Meena Raman");
				await main(page).getByRole("button", { name: "Save changes" }).click();
				await main(page).getByText("The answers we have now:").waitFor();
			},
			complains: /status of 409/,
		},
	];
}
