import { afterAll, beforeAll, expect, it } from "vitest";
import { connect } from "#src/db/connect.server.ts";
import { listedPages } from "#src/listed-pages.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { barchAnswers, certificates, sendApplication } from "#tests/support/forms/application.ts";
import { publishLegalTexts } from "#tests/support/forms/publish-legal-texts.ts";
import { signedInMember } from "#tests/support/office/sign-in.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { type RunningServer, startServer } from "#tests/support/server/server.ts";

const demo = /doddabetta|\bDSA\b|nilgiri|snowdon/i;

let site: RunningServer;
beforeAll(async () => {
	site = await startServer("sqlite", { EMPTY: "on", MIN_FILL_MS: "0", ADMISSIONS: "open" });
});
afterAll(() => site?.drop());

const get = (path: string, init?: RequestInit) => fetch(site.url + path, init);

it("a school that begins empty has nothing of the demo school on its pages, and no picture of it", async () => {
	const faults: string[] = [];
	const pictures = new Set<string>();
	const others = [
		paths.manifest,
		paths.sitemap,
		paths.icon,
		"/news/atom.xml",
		"/events.ics",
		"/nowhere",
		"/dates/all.ics",
	];
	for (const path of [...listedPages.map(([listed]) => listed), ...others]) {
		const text = await (await get(path)).text();
		const [found] = demo.exec(text) ?? [];
		if (found) faults.push(`${path} has ${found}: ${text.slice(text.search(demo) - 60, text.search(demo) + 60)}`);
		for (const [address] of text.matchAll(/(?<=[\s,("])\/(?:media|film|recruiters|uploads)\/[^"'\s),]+\.\w+/g))
			pictures.add(address);
	}
	for (const picture of pictures) {
		const { status } = await get(picture);
		if (status !== 200 || !picture.includes("blank")) faults.push(`${picture} is shown: ${status}`);
	}
	expect(faults).toEqual([]);
});

it("its menus have no kind of which there is no record", async () => {
	const home = await (await get(paths.home)).text();
	const menus = [/<header.*?<\/header>/s, /<footer.*?<\/footer>/s].map((part) => part.exec(home)?.[0]).join();
	expect(menus).toContain(`"${paths.contact}"`);
	for (const page of [paths.news, paths.events, paths.staff, paths.approvals]) expect(menus).not.toContain(`"${page}"`);
});

it("it takes no application before its legal texts are written, and has nothing of the demo school in mails or office", async () => {
	const page = await (await get(paths.barchApplication)).text();
	expect(page).toContain("hasn’t published its terms and conditions");
	const db = connect({ dataDir: site.dataDir });
	await publishLegalTexts(db);
	await db.destroy();
	await expect.poll(async () => (await get(paths.barchApplication)).text()).not.toContain("hasn’t published");
	const { reference } = await sendApplication(site.url, barchAnswers, await certificates());
	expect(reference).toMatch(/^SOA-/);
	const mail = await waitForMail(site.dataDir, barchAnswers.email ?? "", /./);
	expect([mail.from?.address, mail.from?.name]).toEqual(["office@school.example", "School of Architecture"]);
	expect(`${mail.html} ${mail.text}`).not.toMatch(demo);
	const notice = await waitForMail(site.dataDir, "office@school.example", /./);
	expect(`${notice.html} ${notice.text}`).not.toMatch(demo);
	const owner = await signedInMember(site, { name: "Arun Selvam", role: "owner" });
	for (const path of [officePaths.home, officePaths.site, officePaths.snippets(), officePaths.media()]) {
		const text = await (await get(path, { headers: { cookie: owner.cookie } })).text();
		const match = demo.exec(text);
		expect([path, match && text.slice(match.index - 80, match.index + 80)]).toEqual([path, null]);
	}
});
