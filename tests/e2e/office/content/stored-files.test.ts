import { beforeAll, expect, it } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { bytesSource } from "#src/storage/file-source.server.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { sendApplication } from "#tests/support/forms/application.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({ DEMO_OFFICE: "on" });

/** Content of every stored file here, as if no check had ever looked at one. */
const hostile = Buffer.from("<!DOCTYPE html><title>x</title><script>document.title = document.domain</script>");

/** Addresses that hand out bytes of stored files: to a member, or to anyone. */
let addresses: { path: string; cookie: boolean }[];
let cookie = "";

beforeAll(async () => {
	const { token } = await sendApplication(site.url);
	cookie = (await signedInMember(site, { name: "Meera Nair", role: "owner" })).cookie;
	const found = await readDatabase(site, async (db) => {
		const documents = await db.selectFrom("application_files").select(["id", "field", "media_type"]).execute();
		const cvs = await db.selectFrom("job_applications").select("id").execute();
		return { documents, cvs };
	});
	const own = found.documents.filter(({ field }) => field === "certificate_10").at(-1);
	const ofOffice = [
		...found.documents.flatMap(({ id }) => [officePaths.documentFile(id), `${officePaths.documentFile(id)}?download`]),
		...found.documents.map(({ id }) => officePaths.documentText(id)),
		...found.cvs.map(({ id }) => officePaths.documentFile(`job-${id}`)),
	];
	addresses = [
		...ofOffice.map((path) => ({ path, cookie: true })),
		{ path: paths.applicationFile(token, own?.field ?? ""), cookie: false },
	];
	const storage = await site.storage();
	const keys: string[] = [];
	for await (const { key } of storage.list()) keys.push(key);
	for (const key of keys) {
		await storage.remove(key);
		await storage.put(key, bytesSource(hostile));
	}
	await readDatabase(site, (db) => db.updateTable("application_files").set({ size: hostile.length }).execute());
	await readDatabase(site, (db) => db.updateTable("job_applications").set({ size: hostile.length }).execute());
});

it("are never a document of this origin, whatever they are and wherever they are asked for", async () => {
	const browser = officeBrowser(site, cookie);
	const shownFiles: string[] = [];
	for (const { path, cookie } of addresses) {
		const answer = cookie ? await browser.get(path) : await fetch(site.url + path);
		const text = await answer.text();
		if (answer.status !== 200) continue;
		shownFiles.push(path);
		const header = (name: string) => answer.headers.get(name) ?? "";
		expect([path, header("x-content-type-options")]).toEqual([path, "nosniff"]);
		if (header("content-type").startsWith("text/html")) {
			expect([path, text.includes("<script>document")]).toEqual([path, false]);
			continue;
		}
		const kept = header("content-security-policy").includes("sandbox");
		const handedOut = header("content-disposition").startsWith("attachment");
		expect([path, kept || handedOut]).toEqual([path, true]);
		expect(header("content-type")).not.toMatch(/html|xml|svg|javascript|^text/);
	}
	// Each way was gone: none was only missing.
	for (const way of [/\/documents\/\d+\/file$/, /\?download$/, /^\/application\//])
		expect(shownFiles).toContainEqual(expect.stringMatching(way));
});

it("are for no one who is not signed in", async () => {
	for (const { path } of addresses.filter(({ cookie }) => cookie)) {
		const answer = await fetch(site.url + path, { redirect: "manual" });
		await answer.body?.cancel();
		expect([path, answer.status]).toEqual([path, 302]);
	}
});
