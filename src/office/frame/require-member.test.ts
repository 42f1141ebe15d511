import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { staffOn } from "#src/accounts/testing/staff.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { autoReloadSearch } from "#src/office/auto-reload.ts";
import { action } from "#src/office/here.ts";
import { type OfficeServices, officeServices } from "#src/office/office-context.server.ts";
import { sessionCookie } from "#src/office/session-cookie.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { describeDatabase } from "#tests/support/database/databases.ts";
import { requireMember } from "./require-member.server.ts";

type Asked = { path: string; method?: "GET" | "POST"; destination?: string; body?: URLSearchParams };

/** A page of the office that is open, its beats, and what else it asks for: `destination` as browsers say it. */
async function openPage(db: Db) {
	const { member, context: accounts, now, wait } = staffOn(db);
	const { siteUrl } = accounts;
	const { token } = await member("Priya");
	const cookie = sessionCookie(token, siteUrl).split(";")[0] ?? "";
	async function ask({ path, method = "GET", destination, body }: Asked): Promise<number> {
		const url = new URL(path, siteUrl);
		const headers = { cookie, ...(destination && { "sec-fetch-dest": destination }) };
		const request = new Request(url, { method, headers, ...(body && { body }) });
		const context = new RouterContextProvider();
		context.set(officeServices, { db, now, siteUrl } as OfficeServices);
		const args = { request, context, params: {}, url, pattern: path };
		const next = async () => (path === officePaths.here ? action(args) : new Response(null, { status: 204 }));
		const answer = await Promise.resolve(requireMember(args, next)).catch((error: unknown) => error);
		if (!(answer instanceof Response)) throw answer;
		return answer.status;
	}
	const beat = (active: boolean) => {
		const body = new URLSearchParams(active ? { active: "1" } : {});
		return ask({ path: officePaths.here, method: "POST", body });
	};
	return { ask, beat, wait };
}

describeDatabase("sqlite", "a page that is open", (freshDb) => {
	it.each<[string, Asked]>([
		["code that looks whether something has come", { path: officePaths.mediaItem(1), destination: "empty" }],
		[
			"code that saves what was typed",
			{ path: officePaths.contentDraft("news", 1), method: "POST", destination: "empty" },
		],
		["a part of a file on its way", { path: officePaths.mediaUploads, method: "POST", destination: "empty" }],
		["a picture", { path: officePaths.mediaPreview("1", "480"), destination: "image" }],
		["a film that plays", { path: officePaths.mediaFilm("1"), destination: "video" }],
		["a preview in a frame", { path: officePaths.home, destination: "iframe" }],
		["itself, while it waits", { path: officePaths.exportOf(1) + autoReloadSearch(""), destination: "document" }],
		["itself, in a browser that does not say so", { path: officePaths.batch(1) + autoReloadSearch("?page=2") }],
	])("keeps no session by asking for %s", async (_what, request) => {
		const { ask, wait } = await openPage(await freshDb());
		for (let minutes = 0; minutes < 120; minutes += 10) {
			wait(10);
			expect(await ask(request)).toBe(204);
		}
		wait(10);
		expect(await ask(request)).toBe(302);
	});

	it.each<[string, Asked]>([
		["open a page", { path: officePaths.home, destination: "document" }],
		[
			"send a form, also of a page that waits",
			{
				path: officePaths.batch(1) + autoReloadSearch(""),
				destination: "document",
				method: "POST",
			},
		],
		["use a program", { path: officePaths.home }],
	])("keeps a session for those who %s", async (_what, request) => {
		const { ask, wait } = await openPage(await freshDb());
		for (let minutes = 0; minutes < 300; minutes += 100) {
			wait(100);
			expect(await ask(request)).toBe(204);
		}
	});

	it("keeps no session, unless someone is active there", async () => {
		const { beat, wait } = await openPage(await freshDb());
		for (let minutes = 0; minutes < 180; minutes += 10) {
			expect(await beat(true)).toBe(204);
			wait(10);
		}
		for (let minutes = 10; minutes <= 120; minutes += 10) {
			expect(await beat(false)).toBe(204);
			wait(10);
		}
		expect(await beat(true)).toBe(302);
	});
});

it("loads itself again only where its address says that no one has asked", () => {
	const office = fileURLToPath(new URL("..", import.meta.url));
	const files = globSync("**/*.{ts,tsx}", { cwd: office });
	const foundFiles = files.filter((file) => {
		const source = readFileSync(join(office, file), "utf8");
		// Reloads of a frame are not page loads.
		const reloads = source.replaceAll("contentWindow?.location.reload()", "");
		return !file.endsWith(".test.ts") && /\blocation\.reload\(|http-?equiv="refresh"/i.test(reloads);
	});
	expect(foundFiles.toSorted()).toEqual(["enhance/auto-reload.ts"]);
});
