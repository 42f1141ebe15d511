import { expect, it, onTestFinished } from "vitest";
import * as paths from "#src/paths.ts";
import { startApp } from "#tests/support/server/app.ts";
import { draftOfLegalText } from "./legal-draft.server.ts";

it("the draft of the privacy policy has the forms that the school shows, and no others", async () => {
	const { services, close } = await startApp("sqlite");
	onTestFinished(close);
	const { db, current } = services;
	const draft = async (...hidden: string[]) => {
		const privacy = { ...current.texts.privacy, sections: [] };
		const site = { ...current.texts.site, hidden: new Set(hidden) };
		return JSON.stringify(await draftOfLegalText(db, "privacy", { ...current.texts, privacy, site }));
	};
	const whole = await draft();
	expect(whole).toContain(
		"Applications for admission, job applications, the alumni registration and the contact form have a box",
	);
	const forms = /campus tour|job application|alumni/gi;
	expect(whole.match(forms)).toHaveLength(8);
	const bare = await draft(paths.visit, paths.careers, paths.alumniRegistration);
	expect(bare.match(forms)).toBe(null);
	expect(bare).toContain("Applications for admission and the contact form have a box");
	expect(bare).not.toContain('"page"');
});
