import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { phone } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { isWhole } from "#tests/support/rehearsal.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();

const answers = {
	name: "Yamini Selvaraj",
	date_of_birth: "2008-04-17",
	address: "4 Church Hill, Coonoor 643101",
	email: "yamini@mail.example",
	phone_no: "9443012345",
	gender: "2",
	nationality: "Indian",
	is_international_student: "false",
};
const stepMs = 100;
/** One opening of the page fills as many boxes as there are answers, 100 ms apart. */
const openings = Array.from({ length: 8 }, (_, index) => index * stepMs * Object.keys(answers).length);

it(`boxes that the browser fills ${isWhole ? "at any moment of the first six seconds" : "early or late"} are not called empty`, async () => {
	for (const early of isWhole ? openings.slice(0, 4) : openings.slice(0, 1))
		await Promise.all([early, early + 2800].map(fillFrom));
});

async function fillFrom(startMs: number) {
	const { page, complaints } = await openPage(site, phone);
	const session = await page.context().newCDPSession(page);
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: 150,
		downloadThroughput: 50_000,
		uploadThroughput: 50_000,
	});
	await page.addInitScript(fillSilently, { answers, startMs, stepMs });
	await page.goto(paths.barchApplication, { waitUntil: "commit" });
	await page.waitForFunction(() => "isFilled" in window);
	await page.getByRole("button", { name: "Next" }).click();
	await page.getByRole("heading", { name: "Education", level: 2 }).waitFor();
	expect([startMs, complaints]).toEqual([startMs, []]);
	await page.context().close();
}

/** Fills the form as browsers do that complete it: no event. Runs in the page before its own code. */
function fillSilently(plan: { answers: Record<string, string>; startMs: number; stepMs: number }) {
	const left = Object.entries(plan.answers);
	const fillNext = () => {
		const [name, value] = left.shift() ?? [];
		if (name === undefined || value === undefined) return void Object.assign(window, { isFilled: true });
		for (const control of document.querySelectorAll<HTMLInputElement>(`form [name="${name}"]`)) {
			if (control.type !== "radio") control.value = value;
			else if (control.value === value) control.checked = true;
		}
		setTimeout(fillNext, plan.stepMs);
	};
	addEventListener("DOMContentLoaded", () => setTimeout(fillNext, plan.startMs));
}
