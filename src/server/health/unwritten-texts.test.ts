import { expect, it } from "vitest";
import { sentencesOf } from "#src/office/morning/sentences.ts";
import { publishLegalTexts } from "#tests/support/forms/publish-legal-texts.ts";
import { startApp } from "#tests/support/server/app.ts";
import type { CheckContext } from "./checks/school-check.ts";
import { schoolChecks } from "./checks/school-checks.ts";

it("the morning, Health and the doctor name the legal texts that a school hasn’t published", async () => {
	const school = await startApp("sqlite", { EMPTY: "on", PAYMENTS: "off" });
	const { db } = school.services;
	const look = () => schoolChecks["legal texts"].look({ db } as CheckContext);
	const [first] = sentencesOf({ unwritten: school.services.admissions.unwritten ?? [] });
	expect(first).toMatchObject({ count: 3, text: expect.stringContaining("The website can’t receive") });
	expect(await look()).toMatchObject({ state: "failing", sentence: expect.stringContaining("privacy policy") });
	await publishLegalTexts(db);
	expect(await look()).toMatchObject({ state: "ok" });
	expect(sentencesOf({ unwritten: [] })).toEqual([]);
	await school.close();
});
