import { describe, expect, it } from "vitest";
import { changeOpening } from "#src/content/opening/site-opening.server.ts";
import { readSchool } from "#src/content/school/read-school.server.ts";
import { publishPart } from "#src/content/setup/publish-part.server.ts";
import { splitLanguage } from "#src/languages/addresses.ts";
import { listedPages } from "#src/listed-pages.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { offeredOf, pagesNotOffered } from "#src/school/offering.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { alumnus } from "#tests/support/forms/alumnus.ts";
import { sendApplication } from "#tests/support/forms/application.ts";
import { publishLegalTexts } from "#tests/support/forms/publish-legal-texts.ts";
import { actor } from "#tests/support/office/actor.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { signedInMember } from "#tests/support/office/sign-in.ts";
import { payFee } from "#tests/support/payment/pay-fee.ts";
import { extractText } from "#tests/support/pdf/extract-text.ts";
import { ReadPdf } from "#tests/support/pdf/read-pdf.ts";
import { designSchool, planningSchool } from "#tests/support/school/other-schools.ts";
import { readMails } from "#tests/support/server/mail.ts";
import { ownSite } from "#tests/support/server/site.ts";

const by = { id: null, name: "The office" };
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Attributes that no one reads, hears or finds in a search engine. */
const technical = /\s(?:href|src|srcset|class|id|name|for|value|action|data-(?!props)[\w-]+|style|d)="[^"]*"/g;

/** Returns what people and search engines read of a page. */
const messagesOf = (html: string) =>
	html
		.replace(/<script(?![^>]*(?:ld\+json|application\/json))[^>]*>.*?<\/script>|<style.*?<\/style>|<!--.*?-->/gs, "")
		.replace(technical, "")
		.replace(/&quot;\w+&quot;:/g, "");

describe.each([
	["sqlite", "B.Arch and B.Plan", planningSchool],
	["postgres", "B.Arch and B.Plan", planningSchool],
	["sqlite", "design", designSchool],
	["postgres", "design", designSchool],
] as const)("on %s, a school of %s", (engine, _kind, school) => {
	const site = ownSite({ EMPTY: "on", DEMO: "off", ADMISSIONS: "calendar", PAYMENTS: "sandbox" }, engine);
	const get = (path: string) => fetch(site.url + path, { redirect: "manual" });
	const faults: string[] = [];
	/** Notes foreign words, once each with where it is. */
	function look(where: string, text: string) {
		for (const [found] of text.matchAll(new RegExp(`.{0,50}(?:${school.foreign.source}).{0,30}`, "gi")))
			faults.push(`${where}: ${found.replace(/\s+/g, " ")}`);
	}
	async function lookAtPdf(path: string) {
		const answer = await get(path);
		expect([path, answer.status]).toEqual([path, 200]);
		const pdf = new ReadPdf(new Uint8Array(await answer.arrayBuffer()));
		look(path, `${pdf.info("Title")} ${extractText(pdf).join(" ")}`);
	}

	it("is set up in the office", async () => {
		await readDatabase(site, async (db) => {
			const publish = async (name: "identity" | "outlines" | "admissions", fields: object) => {
				const part = { name, fields, names: Object.keys(fields), by };
				const result = await db.transaction().execute((trx) => publishPart(trx, part, new Date()));
				expect([name, result]).toEqual([name, expect.objectContaining({ ok: true })]);
			};
			await publishLegalTexts(db);
			await publish("identity", school.identity);
			await publish("outlines", { programmes: school.programmes });
			const dates = [
				{
					key: "interviews",
					kind: "interview",
					title: "Interviews",
					day: day(120),
					programmes: [school.programmes[1]?.key],
				},
				{ key: "joining", kind: "joining", title: "Classes begin", day: day(200), programmes: [] },
			];
			await publish("admissions", { seasons: [{ year: 2040, opens: day(-30), closes: day(90), dates }] });
			const { site: _site, ...texts } = await readSchool(db);
			const opened = await db
				.transaction()
				.execute((trx) => changeOpening(trx, { open: true, by: actor(1, "Meera Nair") }, { texts, now: new Date() }));
			expect(opened).toMatchObject({ ok: true });
		});
		await expect.poll(async () => (await get(paths.sitemap)).status).toBe(200);
	});

	it("has pages, feeds and files with its own programmes alone", async () => {
		const open: string[] = [paths.home, paths.sitemap, paths.manifest, paths.feed("news"), paths.eventsCalendar];
		open.push(
			paths.datesCalendar("all"),
			"/api/docs/json",
			paths.alumniRegistration,
			paths.openingRequest(),
			"/nowhere",
		);
		open.push(...listedPages.map(([path]) => path).filter((path) => !open.includes(path)));
		const seen = new Set(open);
		const refused: string[] = [];
		for (let path = open.shift(); path !== undefined; path = open.shift()) {
			const answer = await get(path);
			const { address } = splitLanguage(path, ["ta", "hi"]);
			const isExpected = address === "/nowhere" || (answer.status === 410 && pagesNotOffered(school).has(address));
			if (answer.status >= 400 && !isExpected) refused.push(`${path} ${answer.status}`);
			if (answer.headers.get("content-type")?.includes("pdf")) {
				await lookAtPdf(path);
				continue;
			}
			const text = (await answer.text()).replaceAll("<!-- -->", "");
			// Whoever has begun such a form reads what it is that the school does not offer.
			look(path, messagesOf(answer.status === 410 ? text.replace(/<body.*/s, "") : text));
			const links = [...text.matchAll(/<a[^>]* href="([^"#]*)/g), ...text.matchAll(/<loc>([^<]*)/g)];
			for (const [, link = ""] of links) {
				const { origin, pathname } = new URL(link, site.url);
				const isPage = origin === site.url && !/^\/(?:office|api|media|uploads|film)(?:\/|$)/.test(pathname);
				if (!isPage || seen.has(pathname)) continue;
				seen.add(pathname);
				open.push(pathname);
			}
		}
		expect(refused).toEqual([]);
		expect(faults.splice(0)).toEqual([]);
		for (const { key, letter } of school.programmes)
			if (letter) expect([key, seen.has(paths.addedApplication(key))]).toEqual([key, true]);
		for (const type of offeredOf(school).forms) await lookAtPdf(paths.paperForm(type));
		expect(faults.splice(0)).toEqual([]);
		expect(await (await get(paths.quickEnquiry)).text()).toContain(`>${school.course}</option>`);
	});

	it("takes enquiries, alumni and applications to the list of those who are enrolled", async () => {
		const post = async (path: string, body: object) => {
			const headers = { "content-type": "application/json" };
			const answer = await fetch(`${site.url}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
			return [answer.status, await answer.json()];
		};
		const enquiry = { name: "Kavya", phone: "94432 12345", city: "Pune", email: "kavya@example.com" };
		expect(await post("/website/enquiry-form/add", { ...enquiry, course: school.course })).toMatchObject([201, {}]);
		expect(await post("/website/enquiry-form/add", { ...enquiry, course: "diploma" })).toMatchObject([422, {}]);
		const { course: _, ...registration } = {
			...alumnus,
			residence: "Pune",
			graduation_year: String(new Date().getFullYear()),
			roll_number: "A/042",
		};
		const course = school.degree === "M.Des" ? { course: "Textiles" } : {};
		expect(await post("/website/alumni/add", { ...registration, ...course, degree: school.degree })).toMatchObject([
			201,
			{},
		]);
		expect(await post("/website/alumni/add", { ...registration, degree: "master-architecture" })).toMatchObject([
			422,
			{},
		]);

		const owner = await signedInMember(site, { name: "Meera Nair", role: "owner" });
		const office = officeBrowser(site, owner.cookie);
		const sent = [];
		for (const [index, answers] of school.applications.entries())
			sent.push(await sendApplication(site.url, { ...answers, name: `Anu ${index}` }, []));
		for (const [index, { token, reference }] of sent.entries()) {
			await expect.poll(async () => (await get(paths.application(token))).status).toBe(200);
			await payFee(site, reference);
			const path = officePaths.caseOf("application", index + 1);
			const planned = await office.post(path, { act: "offer", answerBy: day(30) });
			expect((await office.post(planned.headers.get("location") ?? "", { act: "start" })).status).toBe(302);
			const readPage = async () => messagesOf(await (await get(paths.application(token))).text());
			await expect.poll(readPage).toContain("Accept");
			look("application", await readPage());
			await lookAtPdf(paths.applicationPdf(token));
			await lookAtPdf(paths.receiptPdf(token));
			const accepted = await fetch(site.url + paths.application(token), {
				method: "POST",
				headers: { "sec-fetch-site": "same-origin" },
				body: new URLSearchParams({ act: "accept" }),
				redirect: "manual",
			});
			expect(accepted.status).toBe(303);
		}
		const html = await (await office.get(officePaths.offers)).text();
		const list = /href="([^"]*exports\/new[^"]*stage=accepted[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
		const form = await (await office.get(list)).text();
		const columns = [...form.matchAll(/name="column"[^>]* value="([^"]+)"/g)].map(([, column = ""]) => column);
		const body = new FormData();
		for (const column of columns) body.append("column", column);
		body.append("format", "csv");
		const location = (await office.post(list, body)).headers.get("location") ?? "";
		await expect.poll(async () => (await office.get(location)).text()).toContain("Download");
		const file = await (await office.get(`${new URL(location, site.url).pathname}/file`)).text();
		for (const [index] of sent.entries()) expect(file).toContain(`Anu ${index}`);
		look("enrolment list", file);
		for (const path of [
			officePaths.cases(),
			officePaths.offers,
			officePaths.interviews,
			officePaths.funnel(),
			officePaths.newCase(),
		])
			look(path, messagesOf(await (await office.get(path)).text()));
		expect(faults.splice(0)).toEqual([]);
	});

	it("sends emails with its own programmes alone", async () => {
		await readDatabase(site, async (db) => {
			await db
				.updateTable("outbox")
				.set({ due_at: new Date(0).toISOString() })
				.where("state", "=", "queued")
				.execute();
			const waiting = () =>
				db.selectFrom("outbox").select(["template", "state"]).where("state", "!=", "sent").execute();
			await expect.poll(waiting).toEqual([]);
		});
		const mails = await readMails(site.dataDir);
		expect(mails.length).toBeGreaterThan(10);
		for (const { subject, text, html, attachments } of mails) {
			look(`${subject}`, `${subject} ${text} ${messagesOf(html ?? "")}`);
			for (const { filename, mimeType, content } of attachments)
				if (mimeType === "application/pdf")
					look(`${filename}`, extractText(new ReadPdf(new Uint8Array(content as ArrayBuffer))).join(" "));
		}
		expect(faults).toEqual([]);
	});
});
