import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { axe, faultsOf } from "#tests/support/browser/audit.ts";
import { desktop, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { barchAnswers, certificates, sendApplication } from "#tests/support/forms/application.ts";
import { photograph } from "#tests/support/forms/photographs.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { isWhole } from "#tests/support/rehearsal.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownSite } from "#tests/support/server/site.ts";

const count = isWhole ? 100 : 25;
const stack = "/office/triage/documents/class-12";

describe.each(onEngine("postgres"))("documents in triage (%s)", (engine) => {
	const site = ownSite({}, engine);
	let priya: SignedIn;
	let arun: SignedIn;
	beforeAll(async () => {
		priya = await signedInMember(site, { name: "Priya Raghavan" });
		arun = await signedInMember(site, { name: "Arun Selvam" });
		await sendSheets(count);
	});

	let sent = 0;
	/** Sends this many applications, each with its own picture of a mark sheet. */
	async function sendSheets(many: number) {
		const sheet = await photograph({ width: 300, height: 400 });
		for (const last = sent + many; sent < last; sent += 1)
			await sendApplication(
				site.url,
				{ ...barchAnswers, name: `Applicant ${sent}`, email: `applicant${sent}@example.com` },
				[
					{
						field: "certificate_12",
						name: `xii-${sent}.jpg`,
						content: Buffer.concat([sheet, Buffer.from([sent])]),
					},
				],
			);
	}

	async function visit(
		member: SignedIn,
		options: Parameters<typeof openPage>[1] = desktop,
	): Promise<{ page: Page; complaints: string[] }> {
		const openedPage = await openPage(site, options);
		await actAs(openedPage.page, site, member);
		return openedPage;
	}
	const referenceOn = async (page: Page) =>
		/DSA-26-B-\d{6}/.exec((await page.locator("aside").textContent()) ?? "")?.[0];

	it("are never the same for two members", async () => {
		const [first, second] = [await visit(priya), await visit(arun)];
		await first.page.goto(stack);
		await second.page.goto(stack);
		const references = [await referenceOn(first.page), await referenceOn(second.page)];
		expect(new Set(references).size).toBe(2);
		await second.page.goto("/office/triage/documents");
		await second.page.getByText(`${count} documents to review`).waitFor();
	});

	it(`are judged by keys alone, ${count} of them, with reasons, skips and undos`, async () => {
		const { page, complaints } = await visit(priya);
		await page.addInitScript(axe);
		await page.goto("/office/triage/documents");
		await whenScripted(page);
		expect(await faultsOf(page)).toEqual([]);
		await page.keyboard.press("1");
		await page.waitForURL(`**${stack}*`);
		await page.evaluate(() => {
			const countedWindow = window as unknown as { shown: number; pointed: number };
			countedWindow.shown = 0;
			countedWindow.pointed = 0;
			addEventListener("document-shown", () => countedWindow.shown++);
			for (const name of ["pointerdown", "mousedown", "mousemove"])
				addEventListener(name, () => countedWindow.pointed++, true);
		});
		await whenScripted(page);
		await page.locator("[data-marker]:not([hidden])").waitFor();
		expect(await faultsOf(page)).toEqual([]);
		let shown = 0;
		const press = async (...keys: string[]) => {
			for (const key of keys) await page.keyboard.press(key);
			shown += 1;
			await page.waitForFunction((min) => (window as unknown as { shown: number }).shown >= min, shown);
		};
		const firstReference = await referenceOn(page);
		await press("a");
		await press("z");
		expect(await referenceOn(page)).toBe(firstReference);
		await press("s");
		expect(await referenceOn(page)).not.toBe(firstReference);
		await press("k");
		expect(await referenceOn(page)).toBe(firstReference);
		await page.keyboard.press("b");
		await page.keyboard.press("ArrowDown");
		await press("u");
		await press("2");
		await press("o");
		await page.keyboard.press("i");
		await page.keyboard.type("The seal is missing.");
		await press("Enter");
		await page.keyboard.press("i");
		await page.keyboard.type("4");
		await press("Enter");
		await page.getByText(`6 of ${count}`, { exact: true }).waitFor();
		for (let judged = 5; judged < count; judged += 1) await press("a");
		await page.getByRole("heading", { name: "This stack is done." }).waitFor();
		await page.getByText(`You reviewed ${count}.`).waitFor();
		expect(await page.evaluate(() => (window as unknown as { pointed: number }).pointed)).toBe(0);
		expect(complaints).toEqual([]);

		const { checks, requests, mails } = await readDatabase(site, async (db) => ({
			checks: await db.selectFrom("document_checks").select(["state", "reason", "box"]).orderBy("id").execute(),
			requests: await db.selectFrom("document_requests").select("reason").orderBy("id").execute(),
			mails: await db.selectFrom("outbox").select("state").where("template", "=", "document-request").execute(),
		}));
		expect(checks).toHaveLength(count);
		expect(checks.filter(({ state }) => state === "accepted")).toHaveLength(count - 5);
		expect(checks.filter(({ state }) => state !== "accepted")).toEqual([
			{
				state: "unreadable",
				reason: "We can’t read it. Photograph it again, in daylight.",
				box: JSON.stringify({ x: 30, y: 46, width: 40, height: 12 }),
			},
			{ state: "incorrect", reason: "This is another person’s mark sheet.", box: null },
			{ state: "outdated", reason: "It’s from an earlier year. Send this year’s.", box: null },
			{ state: "incorrect", reason: "The seal is missing.", box: null },
			{ state: "incorrect", reason: "This isn’t a mark sheet.", box: null },
		]);
		expect(requests.map(({ reason }) => reason)).toEqual(
			checks.filter(({ state }) => state !== "accepted").map(({ reason }) => reason),
		);
		expect(mails).toHaveLength(5);
	});

	it("count as viewed when they are shown, not when they are loaded ahead", async () => {
		const meena = await signedInMember(site, { name: "Meena Joseph" });
		const logged = () =>
			readDatabase(site, async (db) => {
				const acts = await db.selectFrom("audit_log").select("act").where("member_id", "=", meena.id).execute();
				return Object.fromEntries(
					Object.entries(Object.groupBy(acts, ({ act }) => act)).map(([act, of]) => [act, of?.length]),
				);
			});
		await sendSheets(4);
		const { page } = await visit(meena);
		await page.goto(stack);
		await expect.poll(logged).toEqual({ "document-viewed": 1, "document-loaded-ahead": 2 });
		const firstReference = await referenceOn(page);
		await page.keyboard.press("s");
		await expect.poll(() => referenceOn(page)).not.toBe(firstReference);
		await expect.poll(logged).toEqual({ "document-viewed": 2, "document-loaded-ahead": 3 });
	});

	it("are judged without scripts too, and not by those who only look", async () => {
		await sendApplication(site.url, barchAnswers, await certificates());
		const { page } = await visit(priya, { ...desktop, javaScriptEnabled: false });
		await page.goto("/office/triage/documents/class-10");
		await page.getByRole("heading", { name: "Does this mark sheet show what Meenakshi entered?" }).waitFor();
		await page.getByRole("button", { name: "A page is missing." }).click();
		await page.getByRole("heading", { name: "This stack is done." }).waitFor();
		const viewer = await signedInMember(site, { name: "Vidya Rao", role: "viewer" });
		const looking = await visit(viewer);
		expect((await looking.page.goto(stack))?.status()).toBe(403);
	});
});
