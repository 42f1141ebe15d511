import { expect, it } from "vitest";
import { departments } from "#src/admissions/forms/march-questions.ts";
import { seatField } from "#src/office/offers/seat-field.ts";
import * as officePaths from "#src/office-paths.ts";
import { marchAnswers, sendApplication } from "#tests/support/forms/application.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({ PAYMENTS: "off", DEMO_OFFICE: "off" });
const all = (programme: string) => seatField({ programme, category: "" });

it("sets seats for each programme of the M.Arch, and edits a held round with them beside it", async () => {
	const [environmental, urbanDesign] = departments;
	for (const [name, department, percentage_ug] of [
		["Anbu Arasan", environmental, "71"],
		["Bala Murugan", urbanDesign, "84.5"],
		["Chitra Devi", urbanDesign, "90"],
	] as const)
		await sendApplication(site.url, { ...marchAnswers, name, department, percentage_ug }, []);
	const { cookie } = await signedInMember(site, { name: "Meera Nair", role: "owner" });
	const meera = officeBrowser(site, cookie);
	const set = {
		act: "seats",
		type: "march",
		since: "2026-01-01",
		[all("urbanDesign")]: "1",
		[all("environmental")]: "9",
	};
	expect(await (await meera.post(officePaths.offers, set)).text()).toContain("Seats saved.");
	const seats = (await (await meera.get(officePaths.offers)).text()).replaceAll("<!-- -->", "");
	expect(seats).toContain("M.Arch Urban Design, General / unreserved pool");
	const undo = /name="of" value="(\d+)"/.exec(seats)?.[1] ?? "";
	expect(undo).not.toBe("");

	const form = { act: "stage", to: "offered", answerBy: "2027-06-01", all: "yes" };
	const response = await meera.post(officePaths.cases("type=march"), form);
	const round = response.headers.get("location") ?? "";
	const page = async () => (await (await meera.get(round)).text()).replaceAll("<!-- -->", "");
	const heldPage = await page();
	const places = ["Chitra Devi</a>", "Bala Murugan</a>", "Anbu Arasan</a>"].map((name) => heldPage.lastIndexOf(name));
	expect(places).toEqual(places.toSorted((one, other) => one - other));
	expect(heldPage).toContain("2 in this round");
	const expectExport = async (html: string, list: string) => {
		expect(html).toContain(`href="${officePaths.newExport(list)}"`);
		return (await (await meera.get(officePaths.newExport(list))).text()).replaceAll("<!-- -->", "");
	};
	const exportedRows = await expectExport(heldPage, `round/${round.split("/").at(-1)}`);
	expect(exportedRows).toContain("Make an offer, last day to accept 1 June 2027");
	expect(exportedRows).toContain("3 selected");
	const caseId = /name="case" value="(\d+)"/.exec(heldPage)?.[1] ?? "";
	expect((await meera.post(round, { act: "take-out", case: caseId })).status).toBe(302);
	const shorter = await page();
	expect(shorter).toContain("Chitra Devi was removed");
	expect(shorter).toContain("1 in this round");
	const back = /name="of" value="(\d+)"/.exec(shorter)?.[1] ?? "";
	expect((await meera.post(round, { act: "undo-edit", of: back })).status).toBe(302);
	const past = await meera.post(round, { act: "day", answerBy: "2020-01-01" });
	expect([past.status, (await past.text()).match(/data-refused="">[^<]+/g)]).toEqual([
		422,
		['data-refused="">Enter a last day to accept that isn’t in the past.'],
	]);
	expect((await meera.post(round, { act: "day", answerBy: "2027-06-05" })).status).toBe(302);
	expect(await page()).toContain("last day to accept 5 June 2027");
	const undoResponse = await meera.post(officePaths.offers, { act: "undo-seats", type: "march", of: undo });
	expect(await undoResponse.text()).toContain("Seat change undone.");

	expect((await meera.post(round, { act: "drop" })).status).toBe(302);
	const waits = { act: "stage", to: "waitlisted", answerBy: "", all: "yes" };
	const waiting = (await meera.post(officePaths.cases("type=march"), waits)).headers.get("location") ?? "";
	expect((await meera.post(waiting, { act: "start" })).status).toBe(302);
	const offers = async () => (await (await meera.get(officePaths.offers)).text()).replaceAll("<!-- -->", "");
	await expect.poll(offers).toContain("3 on the waiting list");
	const list = await expectExport(await offers(), "waitlist");
	expect(list).toContain("Waiting list");
	expect(list).toContain("3 selected");
});
