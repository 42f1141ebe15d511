import { buffer } from "node:stream/consumers";
import { beforeAll, expect, it } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import { axe, faultsOf } from "#tests/support/browser/audit.ts";
import { desktop } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { holdExport } from "#tests/support/exports/hold-export.ts";
import { readSheet, readZip } from "#tests/support/exports/read-zip.ts";
import { parseStrictCsv } from "#tests/support/exports/strict-csv.ts";
import { barchAnswers, certificates, sendApplication } from "#tests/support/forms/application.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({}, "postgres");
let priya: SignedIn;

beforeAll(async () => {
	for (const [name, category] of [
		["மீனாட்சி", "sc"],
		["=Anbu", "general"],
	] as const)
		await sendApplication(site.url, { ...barchAnswers, name, category }, await certificates());
	priya = await signedInMember(site, { name: "Priya Raghavan" });
});

const newExport = officePaths.newExport("cases", "type=barch&paid=no");

/** Asks for an export as a form does, and waits for its file. */
async function exported(
	address: string,
	fields: [string, string][],
	{ cookie } = priya,
): Promise<{ path: string; bytes: Buffer }> {
	const { get } = officeBrowser(site, cookie);
	const response = await fetch(site.url + address, {
		method: "POST",
		headers: { cookie, "sec-fetch-site": "same-origin" },
		body: new URLSearchParams(fields),
		redirect: "manual",
	});
	const path = new URL(response.headers.get("location") ?? "", site.url).pathname;
	await expect.poll(async () => (await get(path)).text()).toContain("Download");
	const file = await get(`${path}/file`);
	expect(file.status).toBe(200);
	return { path, bytes: Buffer.from(await file.arrayBuffer()) };
}

it("exports a list as it is shown, from the desk to the file, under a name in words", async () => {
	const { page } = await openPage(site, desktop);
	await actAs(page, site, priya);
	await page.goto(`${site.url}${officePaths.cases("type=barch&paid=no&columns=reference,came")}`);
	await page.getByRole("link", { name: "Export", exact: true }).click();
	const title = page.locator("main h2");
	expect(await title.innerText()).toMatch(/^B\.Arch, unpaid, \d+ \w+$/);
	await page.getByLabel("Category").check();
	await page.getByRole("button", { name: "Export 2" }).click();
	const link = page.getByRole("link", { name: "Download" });
	const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
	expect(download.suggestedFilename()).toMatch(/^B\.Arch, unpaid, \d+ \w+\.xlsx$/);
	const [head, ...rows] = await readSheet(await buffer(await download.createReadStream()));
	expect(head).toEqual(["Number", "Name", "Received", "Reservation category"]);
	expect(rows.map(([reference, name, , category]) => [reference, name, category])).toEqual([
		["DSA-26-B-000001", "மீனாட்சி", "SC"],
		["DSA-26-B-000002", "=Anbu", "General"],
	]);
	await page.goto(site.url + newExport);
	expect(await page.getByLabel("Category").isChecked()).toBe(true);
	expect(await page.getByLabel("Phone", { exact: true }).isChecked()).toBe(false);
});

it("mails a link that asks for the sign-in, and writes who asked and downloaded into the log", async () => {
	const { path, bytes } = await exported(newExport, [
		["format", "csv"],
		["column", "name"],
	]);
	expect(parseStrictCsv(bytes.toString("utf8").slice(1))).toEqual([["Name"], ["மீனாட்சி"], ["'=Anbu"]]);
	const id = Number(path.split("/").at(-1));
	const mails = await readDatabase(site, (db) =>
		db.selectFrom("outbox").select(["template", "to_address"]).where("about", "=", `export ${id}`).execute(),
	);
	expect(mails).toEqual([{ template: "export-ready", to_address: "priya.raghavan.admissions@doddabetta.example" }]);
	for (const address of [path, `${path}/file`]) {
		const answer = await fetch(site.url + address, { redirect: "manual" });
		expect(answer.headers.get("location")).toContain(officePaths.signIn());
	}
	const another = officeBrowser(site, (await signedInMember(site, { name: "Another" })).cookie);
	expect((await another.get(`${path}/file`)).status).toBe(404);
	const acts = await readDatabase(site, (db) =>
		db
			.selectFrom("audit_log")
			.select("act")
			.where("subject_kind", "=", "export")
			.where("subject_id", "=", id)
			.execute(),
	);
	expect(acts.map(({ act }) => act)).toEqual(["export-asked", "export-made", "export-downloaded"]);
});

it("shows how far an export is until it can be downloaded", async () => {
	const ids = await readDatabase(site, async (db) =>
		(await db.selectFrom("cases").select("id").orderBy("id").execute()).map(({ id }) => id),
	);
	const title = "Applications, watched";
	const heldExport = await holdExport(site, { by: priya, list: "cases", title, ids }, ["name"]);
	const { page, complaints } = await openPage(site, desktop);
	await actAs(page, site, priya);
	await page.goto(officePaths.exportOf(heldExport.id));
	const [status, bar] = [page.getByRole("status"), page.getByRole("progressbar", { name: "Progress" })];
	const value = async () => [await bar.getAttribute("value"), await bar.getAttribute("max")];
	await status.getByText("Waiting: 0 of 2.").waitFor();
	expect(await page.getByRole("link", { name: "Download" }).count()).toBe(0);
	expect((await page.request.get(officePaths.exportFile(heldExport.id))).status()).toBe(404);
	await page.evaluate(axe);
	expect(await faultsOf(page)).toEqual([]);
	await bar.evaluate((element) => Object.assign(element, { seen: true }));
	// Nothing is clicked: the page says it by itself.
	await heldExport.begin();
	await status.getByText("Preparing: 0 of 2.").waitFor();
	await heldExport.progress(1, 2);
	await status.getByText("Preparing: 1 of 2.").waitFor();
	expect(await value()).toEqual(["1", "2"]);
	// The page is still the same, so that no one loses their place on it.
	expect(await bar.evaluate((element) => "seen" in element)).toBe(true);
	expect(await page.getByText("You can leave this page. We’ll email you when it’s ready.").count()).toBe(1);
	const list = await (await officeBrowser(site, priya.cookie).get(officePaths.exports)).text();
	expect(list).toMatch(new RegExp(`${title}.*?Preparing, 1 of 2`));
	await heldExport.giveBack();
	await page.getByRole("link", { name: "Download" }).waitFor();
	expect(await bar.count()).toBe(0);
	await page.getByText(/^2 rows, .+\. You can download it until/).waitFor();
	const file = await page.request.get(officePaths.exportFile(heldExport.id));
	expect(parseStrictCsv(String(await file.body()).slice(1))).toEqual([["Name"], ["மீனாட்சி"], ["'=Anbu"]]);
	expect(complaints).toEqual([]);
});

it("exports the documents of cases with an index", async () => {
	const { bytes } = await exported(newExport, [["format", "zip"]]);
	const files = [...(await readZip(bytes)).keys()];
	expect(files).toContain("index.xlsx");
	expect(files.filter((name) => name.startsWith("DSA-26-B-000001 மீனாட்சி - ")).length).toBeGreaterThan(0);
	expect(files.every((name) => name === "index.xlsx" || /^DSA-26-B-00000\d .+ - .+\.\w+$/.test(name))).toBe(true);
});

it("counts applications for a council, per programme", async () => {
	const columns = ["group", "barch", "environmental", "urbanDesign", "diploma", "all"].map((key): [string, string] => [
		"column",
		key,
	]);
	const { bytes } = await exported(officePaths.newExport("report/category"), [["format", "xlsx"], ...columns]);
	const sheet = await readSheet(bytes);
	expect(sheet[0]).toEqual([
		"Reservation category",
		"B.Arch",
		"M.Arch Environmental Architecture",
		"M.Arch Urban Design",
		"Diploma",
		"All",
	]);
	expect(sheet).toContainEqual(["SC", 1, 0, 0, 0, 1]);
	expect(sheet).toContainEqual(["General", 1, 0, 0, 0, 1]);
	expect(sheet).toContainEqual(["ST", 0, 0, 0, 0, 0]);
});

it("exports the fees as the money desk shows them, and other lists by the links of their pages", async () => {
	const owner = await signedInMember(site, { name: "Olivia", role: "owner" });
	const { get } = officeBrowser(site, owner.cookie);
	const linkOf = async (address: string) => {
		const html = await (await get(address)).text();
		const link = new RegExp(`href="(${officePaths.exports}/new[^"]*)"`).exec(html)?.[1];
		expect(link, address).toBeDefined();
		return (link ?? "").replaceAll("&amp;", "&");
	};
	const columns = ["name", "fee"].map((key): [string, string] => ["column", key]);
	const fees = await linkOf(officePaths.fees("state=unpaid&type=barch"));
	const { bytes } = await exported(fees, [["format", "csv"], ...columns], owner);
	expect(parseStrictCsv(bytes.toString("utf8").slice(1))).toEqual([
		["Name", "Amount ₹"],
		["'=Anbu", "10"],
		["மீனாட்சி", "10"],
	]);
	for (const address of [officePaths.members, officePaths.contentList("news")]) {
		const response = await get(await linkOf(address));
		expect([response.status, await response.text()]).toEqual([200, expect.stringContaining("Columns")]);
	}
});

it("refuses what cannot be exported, in words", async () => {
	const { get, post } = officeBrowser(site, priya.cookie);
	const unknown = await get(officePaths.newExport("cases", "paid=perhaps"));
	expect([unknown.status, await unknown.text()]).toEqual([
		400,
		expect.stringContaining("“perhaps” isn’t a valid value for paid."),
	]);
	expect((await post(newExport, { act: "export", format: "xlsx" })).status).toBe(422);
	expect((await post(officePaths.newExport("requests"), { format: "xlsx", column: "name" })).status).toBe(422);
	expect((await get(officePaths.newExport("none"))).status).toBe(404);
});
