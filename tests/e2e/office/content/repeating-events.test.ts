import { describe, expect, it } from "vitest";
import { apiUrl, list } from "#src/api-paths.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import { formatLong, formatWeekdayDay } from "#src/calendar/format.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { axe } from "#tests/support/browser/audit.ts";
import { desktop, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { expectNoFaults } from "#tests/support/office/faults.ts";
import { actAs, signedInMember } from "#tests/support/office/sign-in.ts";
import { clockAt } from "#tests/support/server/clock.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownProcess } from "#tests/support/server/site.ts";

const today = dayAtSchool(new Date());
/** Each week, without the next one. */
const [first, leftOut, next, last] = [-7, 7, 14, 21].map((days) => addDays(today, days)) as [
	string,
	string,
	string,
	string,
];

describe.each(onEngine("sqlite"))("an event that repeats (%s)", (engine) => {
	const site = ownProcess({ DEMO: "off" }, engine);
	const textOf = async (path: string) => (await fetch(`${site.url}${path}`)).text();
	const firstOfApi = async () => (await (await fetch(`${site.url}${apiUrl(list("events"))}`)).json()).data[0];
	async function startAt(moment: string) {
		await site.stop();
		await site.restart(clockAt(moment));
	}

	it("is written with its days in words, and shown by its next day", async () => {
		const { page, complaints } = await openPage(site, desktop);
		await page.addInitScript(axe);
		await actAs(page, site, await signedInMember(site, { name: "Priya Raghavan", role: "editor" }));
		await page.goto(officePaths.newContent("events"));
		await whenScripted(page);
		const field = (name: string) => page.locator(`#field-${name}`);
		await field("title").fill("Open drawing evening");
		await field("date").fill(first);
		await field("repeats").selectOption("week");
		await field("repeats_until").fill(last);
		await field("left_out").fill(leftOut);
		await page.getByText(`Next: ${[today, next, last].map(formatWeekdayDay).join("; ")}.`).waitFor();
		await field("left_out").fill(addDays(leftOut, 1));
		await page.getByText("must be days on which the event would be").first().waitFor();
		await field("left_out").fill(leftOut);
		await field("starts_at").fill("18:00");
		await field("place").fill("The Loft");
		await field("description").fill("Anybody may draw.");
		await field("picture").fill("section-1");
		await field("picture_alt").fill("A slope");
		await page.getByRole("button", { name: /^Publish now/ }).click();
		await page.getByText("You published").first().waitFor();
		await expectNoFaults(page);
		await expect.poll(() => textOf(paths.events)).toContain("every week");
		expect((await firstOfApi()).date).toBe(today);
		expect(complaints).toEqual([]);
	});

	it("moves on to its next day at midnight, on pages, in calendars and in the API", async () => {
		await startAt(`${today}T23:59:50+05:30`);
		expect(await textOf(paths.events)).toContain(`"${today}"`);
		await expect.poll(async () => (await firstOfApi()).date).toBe(next);
		expect((await firstOfApi()).repeats).toEqual({ every: "week", first, last, left_out: [leftOut] });
		await expect.poll(() => textOf(paths.events)).toContain(`"${next}"`);
		const slug = "open-drawing-evening";
		const text = await textOf(paths.eventDetails(slug));
		for (const words of [
			formatWeekdayDay(next),
			`until ${formatLong(last)}, not on ${formatLong(leftOut)}`,
			'"repeatFrequency":"P1W"',
			`"startDate":"${next}T18:00:00+05:30"`,
		])
			expect(text).toContain(words);
		const compact = (day: string) => day.replaceAll("-", "");
		const calendar = await textOf(paths.eventCalendar(slug));
		expect(calendar).toContain(`RRULE:FREQ=WEEKLY;UNTIL=${compact(last)}T123000Z`);
		expect(calendar).toContain(`EXDATE;TZID=Asia/Kolkata:${compact(leftOut)}T180000`);
	});

	it("is among past events after its last day", async () => {
		await startAt(`${addDays(last, 1)}T00:00:05+05:30`);
		const html = await textOf(paths.events);
		expect(html).toContain("Past events");
		expect(html).not.toContain("Coming up");
		expect((await firstOfApi()).date).toBe(last);
	});
});
