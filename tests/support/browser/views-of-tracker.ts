import type { Page } from "playwright-core";
import { setSeatFee } from "#src/admissions/seats/fees/set-seat-fee.server.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { sendApplication } from "#tests/support/forms/application.ts";
import { moveApplication } from "#tests/support/forms/move-application.ts";
import type { View } from "./views.ts";

/** Stages that an application's page shows, and what the operator says to reach them. */
const stages: Record<string, string[]> = {
	"being read": ["--stage", "reading"],
	"invited to an interview": ["--stage", "interview", "--at", "2099-05-04T10:00", "--place", "Studio 2, first floor"],
	"offered a place": ["--stage", "offered", "--answer-by", "2099-06-01"],
	"on the waiting list": ["--stage", "waitlisted"],
	declined: ["--stage", "declined"],
	withdrawn: ["--stage", "withdrawn"],
};

const unfold = (page: Page) =>
	page.locator("main details").evaluateAll((all) => {
		for (const details of all) details.setAttribute("open", "");
	});

/** The page of an application at each stage; the applications are sent to the running site. */
export async function viewsOfTracker(site: { url: string; dataDir: string }): Promise<View[]> {
	const views: View[] = [];
	for (const [name, args] of Object.entries(stages)) {
		const { token, reference } = await sendApplication(site.url);
		await moveApplication(site, reference, ...args);
		views.push({ name: `application, ${name}`, path: `/application/${token}`, reach: unfold });
	}
	views.push(...(await viewsOfSeatFee(site)));
	const { token } = await sendApplication(site.url);
	const refusedView: View = {
		name: "application, an act refused",
		path: `/application/${token}`,
		complains: /status of 409/,
		reach: async (page) => {
			// An act as from a page that was opened before the offer ended.
			await page
				.locator("main form [name=act]")
				.first()
				.evaluate((field: HTMLInputElement) => {
					field.value = "accept";
				});
			await page.getByRole("button", { name: "Send all emails again" }).click();
			await page.getByText("There’s no offer to accept or decline.").waitFor();
		},
	};
	return [...views, refusedView];
}

/** A place that costs a seat fee: offered, and accepted with the fee to be paid. */
async function viewsOfSeatFee(site: { url: string; dataDir: string }): Promise<View[]> {
	const fee = { type: "barch", rupees: "25000", days: "14", by: { id: 1, name: "Priya Raghavan" } };
	await readDatabase(site, (db) => db.transaction().execute((trx) => setSeatFee(trx, fee, new Date())));
	const offeredOptions = ["--stage", "offered", "--answer-by", "2099-06-01"];
	const moves = {
		"offered a place for a fee": [offeredOptions],
		"the seat fee due": [offeredOptions, ["--stage", "accepted"]],
	};
	const views: View[] = [];
	for (const [name, each] of Object.entries(moves)) {
		const { token, reference } = await sendApplication(site.url);
		for (const args of each) await moveApplication(site, reference, ...args);
		views.push({ name: `application, ${name}`, path: `/application/${token}`, reach: unfold });
	}
	return views;
}
