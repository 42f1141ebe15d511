import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { texts } from "#school/school-texts.ts";
import { publishItem } from "#src/content/editing/publish-item.server.ts";
import { saveDraft } from "#src/content/editing/save-content-draft.server.ts";
import { findSchoolItem } from "#src/content/school/school-text.server.ts";
import { connect } from "#src/db/connect.server.ts";
import { listedPages } from "#src/listed-pages.ts";
import { productMessages } from "#src/message-texts.ts";
import * as paths from "#src/paths.ts";
import type { SchoolTextName } from "#src/school-texts.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { barchAnswers, certificates, multipart } from "#tests/support/forms/application.ts";
import { extractText } from "#tests/support/pdf/extract-text.ts";
import { ReadPdf } from "#tests/support/pdf/read-pdf.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { type RunningServer, startServer } from "#tests/support/server/server.ts";

const by = { id: 1, name: "Priya" };

describe.each(onEngine("postgres"))("a fixed text that the office has changed (%s)", (engine) => {
	let site: RunningServer;
	beforeAll(async () => {
		site = await startServer(engine, { LOG_LEVEL: "warn", MIN_FILL_MS: "0", ADMISSIONS: "open" });
	});
	afterAll(() => site.drop());

	const get = (path: string) => fetch(`${site.url}${path}`);
	const text = async (path: string) => (await get(path)).text();

	async function publish(name: SchoolTextName, fields: Record<string, unknown>) {
		const db = connect(site);
		const item = await findSchoolItem(db, name);
		const results = await db.transaction().execute(async (trx) => {
			const now = new Date();
			await saveDraft(trx, { itemId: item.id, by, fields }, now);
			return publishItem(trx, { itemId: item.id, by }, now);
		});
		await db.destroy();
		expect(results).toMatchObject({ ok: true });
	}

	it("is on the pages that show it, and renders no others again", async () => {
		const fees = await text(paths.fees);
		const [first = { figure: "", text: "" }] = texts.home.reasons;
		await publish("home", { ...texts.home, reasons: [{ ...first, figure: "3 in 4" }] });
		await expect.poll(async () => (await text(paths.home)).includes("3 in 4"), { interval: 20 }).toBe(true);
		expect(await text(paths.fees)).toBe(fees);
	});

	it("stays as it is when the site starts again", async () => {
		await site.stop();
		await site.restart();
		expect(await text(paths.home)).toContain("3 in 4");
	});

	it("names the school on every page, in mails, feeds, calendars, the manifest and PDFs", async () => {
		const name = "Hill & Stream School";
		const colours = { ...texts.identity.colours, shola: "#203060" };
		const pdfs = ["/syllabus/barch.pdf", "/application-forms/barch.pdf"];
		const words = async (pdf: string) =>
			extractText(new ReadPdf(Buffer.from(await (await get(pdf)).arrayBuffer()))).join("");
		// Cached from now on.
		for (const pdf of pdfs) expect(await words(pdf)).toContain(texts.identity.name);
		await publish("identity", { ...texts.identity, name, shortName: "HSS", phone: "+91 111 222 3333", colours });
		await expect
			.poll(async () => (await text(paths.home)).includes("Hill &amp; Stream School"), { interval: 20 })
			.toBe(true);
		for (const [path] of listedPages) {
			const page = (await text(path)).replaceAll("<!-- -->", "");
			const shownTexts = ["© Hill &amp; Stream School", "| Hill &amp; Stream School</title>", "+91 111 222 3333"];
			const missing = shownTexts.filter(
				(each) => !page.includes(each) && !(path === paths.home && each.startsWith("|")),
			);
			expect([path, missing]).toEqual([path, []]);
		}
		expect(await (await get("/site.webmanifest")).json()).toMatchObject({ name, short_name: "HSS" });
		for (const feed of ["/news/atom.xml", "/blogs/atom.xml"])
			expect(await text(feed)).toContain("Hill &amp; Stream School");
		expect(await text("/events.ics")).toContain(`X-WR-CALNAME:Events at ${name}`);
		for (const pdf of pdfs) expect(await words(pdf)).toContain(name);
		const { body, contentType } = await multipart(barchAnswers, await certificates());
		const url = `${site.url}/api/v1/website/application/add`;
		const request = { method: "POST", headers: { "content-type": contentType }, body: new Uint8Array(body) };
		const answer = await (await fetch(url, request)).json();
		expect(answer.data.reference).toMatch(/^HSS-\d\d-B-\d{6}$/);
		const mail = await waitForMail(site.dataDir, barchAnswers.email ?? "", /./);
		expect([mail.from?.name, mail.text?.includes(name)]).toEqual([name, true]);
		expect(mail.html).toContain(`background-color:${colours.shola}`);
	});

	it("has headings, links, buttons and questions as the office says them, before and after the code comes", async () => {
		const { listMessages, frameMessages, formMessages, "questions-barch": questions } = productMessages;
		await publish("listMessages", { ...listMessages, news: { ...listMessages.news, allNews: "Every story '<'here>" } });
		await publish("frameMessages", {
			...frameMessages,
			header: { ...frameMessages.header, skipToContent: "To the content" },
		});
		await publish("formMessages", { ...formMessages, wizard: { ...formMessages.wizard, next: "Go on" } });
		await publish("questions-barch", {
			...questions,
			steps: { ...questions.steps, personal: "About yourself" },
			name: { ...questions.name, label: "Name as on your mark sheet" },
		});
		await expect.poll(async () => (await text(paths.news)).includes("Every story &lt;here&gt;")).toBe(true);
		expect(await text(paths.fees)).toContain("To the content");
		const { page, complaints } = await openPage(site);
		await page.goto(paths.barchApplication);
		const form = page.getByRole("form");
		await form.getByLabel("Name as on your mark sheet").fill("Anbu");
		await form.getByRole("button", { name: "Go on" }).click();
		await form
			.getByRole("link", { name: /Date of birth|Gender/ })
			.first()
			.waitFor();
		await expect.poll(() => form.getByRole("heading", { name: "About yourself" }).count()).toBe(1);
		expect(complaints).toEqual([]);
		const paper = await (await get(paths.paperForm("barch"))).arrayBuffer();
		expect(extractText(new ReadPdf(Buffer.from(paper))).join("")).toContain("Name as on your mark sheet");
	});

	it("is in the menus, in the footer and on the 404 page", async () => {
		const { navigation } = texts;
		const library = { label: "The library <abroad>", address: "https://library.example/" };
		const [home, ...others] = navigation.wide.filter(({ label }) => label !== "News & Events");
		const wide = [...(home ? [home] : []), { label: "More", entries: [library] }, ...others];
		const withoutNews = navigation.narrow.filter(({ label }) => label !== "News & Events");
		const columns = [{ title: "Elsewhere", links: [library, { label: "Papers", page: "/approvals" }] }];
		await publish("navigation", { ...navigation, wide, narrow: withoutNews, columns, smallPrint: [] });
		const [top, foot] = [/<header.*?<\/header>/s, /<footer.*?<\/footer>/s];
		const part = async (which: RegExp, path: string) => which.exec(await text(path))?.[0] ?? "";
		const link = '<a href="https://library.example/" rel="noreferrer"';
		await expect.poll(async () => (await part(top, paths.campus)).includes(link), { interval: 20 }).toBe(true);
		for (const path of [paths.home, paths.fees, paths.news]) {
			const [header, footer] = [await part(top, path), await part(foot, path)];
			expect([path, header.includes("The library &lt;abroad&gt;"), header.includes(`href="${paths.news}"`)]).toEqual([
				path,
				true,
				false,
			]);
			expect(footer).toContain(link);
			expect(footer).toContain(`action="${paths.approvals}"`);
			expect(footer).not.toContain(`href="${paths.fees}"`);
		}
		const nowhere = /<main.*?<\/main>/s.exec(await text("/nowhere"))?.[0] ?? "";
		expect([nowhere.includes(`href="${paths.undergraduate}"`), nowhere.includes(`href="${paths.news}"`)]).toEqual([
			true,
			false,
		]);
		// A page that is in no menu is still a page of the site.
		expect(await text(paths.sitemap)).toContain(`${paths.news}</loc>`);
	});

	it("draws the icons anew, at other addresses", async () => {
		const iconsOf = async () => [...(await text(paths.home)).matchAll(/\/icons\/[^"]+/g)].map(([address]) => address);
		const before = await iconsOf();
		const logo = "M4 4h32v32z";
		await publish("identity", { ...texts.identity, logo, colours: { ...texts.identity.colours, shola: "#402060" } });
		await expect.poll(iconsOf, { interval: 20 }).not.toEqual(before);
		const [svg = "", touch = ""] = await iconsOf();
		const icon = await get(svg);
		expect(icon.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
		for (const drawing of [await icon.text(), await text(paths.icon)]) {
			expect(drawing).toContain(logo);
			expect(drawing).toContain("#402060");
		}
		const { data } = await sharp(Buffer.from(await (await get(touch)).arrayBuffer()))
			.removeAlpha()
			.raw()
			.toBuffer({ resolveWithObject: true });
		expect([...data.subarray(0, 3)]).toEqual([0x40, 0x20, 0x60]);
		const { icons } = await (await get(paths.manifest)).json();
		for (const { src } of icons) expect((await get(src)).headers.get("content-type")).toBe("image/png");
		// Pages that a browser has kept name the former ones.
		for (const address of [...before, "/icons/icon-192.png"]) {
			const answer = await fetch(site.url + address, { redirect: "manual" });
			const file = address.split("/").at(-1);
			expect([answer.status, answer.headers.get("location")]).toEqual([302, svg.replace("icon.svg", file ?? "")]);
		}
		expect((await get("/icons/12345678/other.png")).status).toBe(404);
	});

	it("colours the pages by styles that their policy allows", async () => {
		const colours = { ...texts.identity.colours, laterite: "#8a2f1d" };
		await publish("identity", { ...texts.identity, colours });
		const styles = "@layer tokens{@media not print{:root{--laterite:#8a2f1d}}}";
		const rendered = `<style>${styles}</style>`;
		await expect.poll(async () => (await text(paths.campus)).includes(rendered), { interval: 20 }).toBe(true);
		const hash = createHash("sha256").update(styles).digest("base64");
		expect((await get(paths.campus)).headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
	});

	it("sets headings in the typeface of the school, and adds no byte to pages with the built-in one", async () => {
		const preloads = (page: string) => page.match(/<link rel="preload"[^>]*as="font"[^>]*>/g) ?? [];
		const hashOf = (styles: string) => `'sha256-${createHash("sha256").update(styles).digest("base64")}'`;
		await publish("identity", texts.identity);
		const own = /<style>[^<]*<\/style>/;
		await expect.poll(async () => own.test(await text(paths.campus)), { interval: 20 }).toBe(false);
		const [builtIn = "", ...others] = preloads(await text(paths.campus));
		expect(builtIn).toMatch(/href="\/static\/fonts\/familjen-grotesk[^"]*" as="font"/);
		expect(others).toEqual([]);
		for (const face of ["lora", "humanist"] as const) {
			await publish("identity", { ...texts.identity, typeface: { face } });
			const styles = () =>
				text(paths.campus).then((page) => /<style>([^<]*--font-display[^<]*)<\/style>/.exec(page)?.[1]);
			const family = face === "lora" ? '--font-display:"School"' : "--font-display:Optima";
			await expect.poll(async () => (await styles())?.includes(family), { interval: 20, timeout: 1000 }).toBe(true);
			const page = await get(paths.campus);
			expect(page.headers.get("content-security-policy")).toContain(hashOf((await styles()) ?? ""));
			const fonts = preloads(await page.text()).map((link) => /href="([^"]*)"/.exec(link)?.[1] ?? "");
			expect(fonts.map((font) => font.includes("/lora-"))).toEqual(face === "lora" ? [true] : []);
			for (const font of fonts) expect((await get(font)).headers.get("content-type")).toBe("font/woff2");
		}
	});

	it("draws the logo behind titles of a school without contour lines, and leaves out what isn’t known of it", async () => {
		const { contours: _, place: __, foundedIn: ___, firstGraduation: ____, ...identity } = texts.identity;
		await publish("identity", identity);
		const drawing = encodeURIComponent(`<path d="${identity.logo}"/>`);
		await expect.poll(async () => (await text(paths.about)).includes(drawing), { interval: 20 }).toBe(true);
		const page = await get(paths.about);
		const [, styles = ""] = /<style>([^<]*data:image[^<]*)<\/style>/.exec(await page.text()) ?? [];
		const hash = createHash("sha256").update(styles).digest("base64");
		expect(page.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
		for (const path of [paths.home, paths.contact, paths.alumni, paths.alumniRegistration, paths.disclosure]) {
			const answer = await get(path);
			expect(answer.status).toBe(200);
			expect(await answer.text()).not.toMatch(/openstreetmap\.org\/export|above sea level|NaN|undefined/);
		}
		expect((await get("/og/about-us.png")).status).toBe(200);
	});
});
