import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import { desktop, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();

const hourAgo = new Date(Date.now() - 3_600_000).toISOString();

async function seenAt({ id }: SignedIn): Promise<string> {
	return readDatabase(site, async (db) => {
		const row = db.selectFrom("member_sessions").select("seen_at").where("member_id", "=", id);
		return (await row.executeTakeFirstOrThrow()).seen_at;
	});
}

/** Makes it look as if the member had left the page an hour ago. */
const leave = ({ id }: SignedIn) =>
	readDatabase(site, (db) =>
		db.updateTable("member_sessions").set({ seen_at: hourAgo }).where("member_id", "=", id).execute(),
	);

/** An export that waits for good. @returns its number */
const addExport = ({ id, name }: SignedIn) =>
	readDatabase(site, async (db) => {
		const job = { kind: "export", unique_key: null, payload: "null", every_ms: null, state: "queued" } as const;
		const never = Date.parse("2100-01-01");
		const { id: job_id } = await db
			.insertInto("jobs")
			.values({ ...job, run_at: never, attempts: 0, created_at: Date.now() })
			.returning("id")
			.executeTakeFirstOrThrow();
		const list = { list: "cases", title: "B.Arch", format: "csv", columns: "[]", total: 1, job_id } as const;
		const exportRow = db
			.insertInto("exports")
			.values({ member_id: id, member_name: name, ...list, created_at: hourAgo });
		return (await exportRow.returning("id").executeTakeFirstOrThrow()).id;
	});

/** A picture whose sizes are not made yet, and never will be. @returns its number */
const addPicture = () =>
	readDatabase(site, async (db) => {
		const words = { kind: "picture", title: "Wall", alt: "A wall", decorative: 0, credit: "" } as const;
		const item = db.insertInto("media").values({
			...words,
			revision: 0,
			target: 1,
			version: 1,
			created_by: "Meera Nair",
			created_at: hourAgo,
			trashed_at: null,
		});
		const { id: media_id } = await item.returning("id").executeTakeFirstOrThrow();
		await db
			.insertInto("media_revisions")
			.values({
				media_id,
				number: 1,
				original_key: "media/none",
				original_name: "wall.jpg",
				media_type: "image/jpeg",
				size: 1,
				sha256: "",
				focus_left: 25,
				focus_top: 25,
				focus_width: 50,
				focus_height: 50,
				state: "queued",
				attempts: 0,
				due_at: "2100-01-01T00:00:00.000Z",
				created_at: hourAgo,
			})
			.execute();
		return media_id;
	});

/** Opens a page that waits, and lets its session rest. */
async function openWaiting(member: SignedIn, path: string): Promise<Page> {
	const { page } = await openPage(site, desktop);
	await actAs(page, site, member);
	await page.goto(path);
	await whenScripted(page);
	await leave(member);
	return page;
}

it("a page that watches an export keeps no session, nor does it when it shows that it is over", async () => {
	const member = await signedInMember(site, { name: "Priya Nair" });
	const id = await addExport(member);
	const page = await openWaiting(member, officePaths.exportOf(id));
	const look = () => page.waitForResponse((answer) => answer.request().resourceType() === "fetch");
	await look();
	await look();
	expect(await seenAt(member)).toBe(hourAgo);
	await readDatabase(site, (db) =>
		db.updateTable("jobs").set({ state: "dead", last_error: "No room" }).where("kind", "=", "export").execute(),
	);
	const again = await page.waitForRequest((request) => request.isNavigationRequest());
	expect(new URL(again.url()).searchParams.has("unasked")).toBe(true);
	await whenScripted(page);
	expect(await seenAt(member)).toBe(hourAgo);
	expect(new URL(page.url()).search).toBe("");
});

it("a page that looks whether a picture is ready keeps no session, nor does it when it shows that it is", async () => {
	const member = await signedInMember(site, { name: "Meera Nair", role: "editor" });
	const page = await openWaiting(member, officePaths.mediaItem(await addPicture()));
	const looks = () => page.waitForResponse((answer) => answer.request().resourceType() === "fetch");
	await looks();
	await readDatabase(site, (db) =>
		db.updateTable("media_revisions").set({ state: "failed", problem: "It is no picture." }).execute(),
	);
	const again = await page.waitForRequest((request) => request.isNavigationRequest());
	expect(new URL(again.url()).searchParams.has("unasked")).toBe(true);
	await page.getByText("It is no picture.").waitFor();
	await whenScripted(page);
	expect(await seenAt(member)).toBe(hourAgo);
	expect(new URL(page.url()).search).toBe("");
});

it("keys in a page are told before it is hidden, and keep the session", async () => {
	const member = await signedInMember(site, { name: "Anil Rao" });
	const page = await openWaiting(member, officePaths.me);
	await page.keyboard.press("Tab");
	const hereResponse = page.waitForResponse((answer) => answer.url().endsWith(officePaths.here));
	await page.evaluate(() => {
		Object.defineProperty(document, "visibilityState", { value: "hidden" });
		document.dispatchEvent(new Event("visibilitychange"));
	});
	expect((await hereResponse).status()).toBe(204);
	expect(await seenAt(member)).not.toBe(hourAgo);
});
