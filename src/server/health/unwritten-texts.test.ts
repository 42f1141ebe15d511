import { expect, it } from "vitest";
import { readMorning } from "#src/office/morning/read-morning.server.ts";
import { sentencesOf } from "#src/office/morning/sentences.ts";
import { openWebsite } from "#tests/support/content/open-website.ts";
import { publishLegalTexts } from "#tests/support/forms/publish-legal-texts.ts";
import { startApp } from "#tests/support/server/app.ts";
import type { CheckContext } from "./checks/school-check.ts";
import { schoolChecks } from "./checks/school-checks.ts";

it("the morning, Health and the doctor name what a school has to write before its website opens", async () => {
	const school = await startApp("sqlite", { EMPTY: "on", PAYMENTS: "off" });
	const { db } = school.services;
	const look = () => schoolChecks["legal texts"].look({ db } as CheckContext);
	const today = async () =>
		sentencesOf(
			await readMorning(
				db,
				{ id: 1, name: "Arun Selvam", email: "arun@school.example", role: "owner", decides: true },
				{ admissions: school.services.admissions, now: new Date() },
			),
		);
	const website = () => schoolChecks.website.look({ db } as CheckContext);
	const [closed, ...others] = await today();
	expect(others).toEqual([]);
	expect(closed).toMatchObject({
		text: expect.stringMatching(/set up and open the website/),
		act: { href: "/office/set-up" },
	});
	expect(closed?.detail.map(({ text }) => text).join("")).toMatch(/^Still examples: Identity/);
	expect(await website()).toMatchObject({ state: "warning", sentence: expect.stringContaining("closed") });
	expect(await look()).toMatchObject({ state: "failing", sentence: expect.stringContaining("privacy policy") });
	await publishLegalTexts(db);
	expect(await look()).toMatchObject({ state: "ok" });
	await openWebsite(db);
	expect((await today()).map(({ text }) => text)).toEqual([expect.stringMatching(/still examples/)]);
	expect(await website()).toMatchObject({ state: "warning", sentence: expect.stringContaining("About the school") });
	await school.close();
});
