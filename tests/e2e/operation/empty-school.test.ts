import { afterAll, beforeAll, expect, it } from "vitest";
import { connect } from "#src/db/connect.server.ts";
import { listedPages } from "#src/listed-pages.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { openWebsite } from "#tests/support/content/open-website.ts";
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

const openingSoon = "This website opens soon.";

it("visitors of a new school see one page until an owner opens the site", async () => {
	const home = await get(paths.home);
	expect([home.status, await home.text()]).toEqual([200, expect.stringContaining(openingSoon)]);
	for (const path of [paths.fees, paths.barchApplication, paths.terms, "/nowhere", "/news/atom.xml", paths.sitemap]) {
		const answer = await get(path);
		expect([path, answer.status, (await answer.text()).includes(openingSoon)]).toEqual([path, 503, true]);
	}
	expect((await get(paths.contact, { method: "POST", body: new URLSearchParams({ name: "Kavya" }) })).status).toBe(404);
	expect((await get("/api/v1/website/news/list")).status).toBe(503);
	expect((await get(paths.applicationLink)).status).toBe(200);
	expect((await get(paths.health)).status).toBe(200);
	const db = connect({ dataDir: site.dataDir });
	await expect(openWebsite(db)).rejects.toThrow("publish its terms and conditions");
	await publishLegalTexts(db, ["terms", "refunds"]);
	await expect(openWebsite(db)).rejects.toThrow("publish its privacy policy.");
	await db.destroy();
	await expect.poll(async () => (await get(paths.home)).text()).toContain("tel:");
});

it("the office sees a closed site as visitors will: its pages are there, and admissions are open", async () => {
	const { cookie } = await signedInMember(site, { name: "Meera Joshi", role: "owner" });
	const read = async (path: string) => (await get(path, { headers: { cookie } })).text();
	const redirect = { act: "add", from: "/prospectus", to: paths.fees };
	const headers = { cookie, "sec-fetch-site": "same-origin" };
	const added = await get(officePaths.redirects(), { method: "POST", headers, body: new URLSearchParams(redirect) });
	expect(added.status).toBe(200);
	expect(await read(officePaths.redirects())).toContain("/prospectus<");
	const applying = await read(officePaths.previewedPage(undefined, "", paths.barchApplication));
	expect(applying).toContain("Parent or guardian: name");
});

it("its pages that no one has written are in no menu, sitemap or search engine once it is open", async () => {
	const db = connect({ dataDir: site.dataDir });
	await publishLegalTexts(db, ["privacy"]);
	await openWebsite(db);
	await db.destroy();
	await expect.poll(async () => (await get(paths.fees)).status).toBe(200);
	const [home, sitemap] = await Promise.all([paths.home, paths.sitemap].map(async (path) => (await get(path)).text()));
	const menus = [/<header.*?<\/header>/s, /<footer.*?<\/footer>/s].map((part) => part.exec(home ?? "")?.[0]).join();
	for (const page of [paths.about, paths.campus, paths.studio, paths.undergraduate, paths.scholarships]) {
		expect([page, menus.includes(`href="${page}"`), sitemap?.includes(`${page}<`)]).toEqual([page, false, false]);
		expect((await get(page)).headers.get("x-robots-tag")).toBe("noindex");
	}
	expect(sitemap).toContain(`${paths.privacy}<`);
	expect((await get(paths.privacy)).headers.get("x-robots-tag")).toBe(null);
});

it("its pages lead to none that no one has written", async () => {
	const faults: string[] = [];
	const hidden = new Set<string>();
	const links = new Map<string, string[]>();
	for (const [path] of listedPages) {
		const page = await get(path);
		if (page.headers.get("x-robots-tag") === "noindex" || page.status !== 200) hidden.add(path);
		else
			links.set(
				path,
				[...(await page.text()).matchAll(/<a\b[^>]*\shref="(\/[^"?#]*)/g)].map(([, to = ""]) => to),
			);
	}
	expect(links.size).toBeGreaterThan(8);
	for (const [path, all] of links) for (const to of all) if (hidden.has(to)) faults.push(`${path} leads to ${to}`);
	expect(faults).toEqual([]);
});

it("its examples of legal texts are no earlier versions", async () => {
	expect(await (await get(paths.terms)).text()).not.toContain("/legal/terms/1");
	expect((await get(paths.legalVersion("terms", 1))).status).toBe(404);
	expect((await get(paths.legalVersion("terms", 2))).status).toBe(200);
});

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

it("it has nothing of the demo school in mails or office", async () => {
	const { reference } = await sendApplication(site.url, barchAnswers, await certificates());
	expect(reference).toMatch(/^SOA-/);
	const mail = await waitForMail(site.dataDir, barchAnswers.email ?? "", /./);
	expect([mail.from?.address, mail.from?.name]).toEqual(["office@school.example", "Hill School"]);
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
