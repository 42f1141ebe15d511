import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Db } from "#src/db/connect.server.ts";
import { deleteOldBuildFiles, openBuildFiles } from "#src/releases/build-files.server.ts";
import { createResponseCache } from "#src/server/page-cache/response-cache.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { serveAssets } from "./static-files.ts";

const folder = mkdtempSync(join(tmpdir(), "assets-"));
let app: FastifyInstance;

beforeAll(async () => {
	for (const name of ["site/client/static", "site.former/static"]) mkdirSync(join(folder, name), { recursive: true });
	writeFileSync(join(folder, "site/client/static/page-new.js"), "new");
	writeFileSync(join(folder, "site.former/static/page-old.js"), "old");
	writeFileSync(join(folder, "site.former/page.html"), "no file of a build");
	app = Fastify();
	await serveAssets(app, join(folder, "site/client"), createResponseCache(1_000_000), {
		siteUrl: "https://www.school.example",
	});
});

afterAll(async () => {
	await app.close();
	rmSync(folder, { recursive: true });
});

it("serves code of this build, and of the builds before for pages that are still open", async () => {
	const answers = await Promise.all(["new", "old"].map((name) => app.inject(`/static/page-${name}.js`)));
	expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
		[200, "new"],
		[200, "old"],
	]);
	// Responses from the cache have it too, although the cache answers without the hooks.
	expect(answers[0]?.headers).toHaveProperty("strict-transport-security");
	expect((await app.inject("/page.html")).statusCode).toBe(404);
});

describeDatabases("builds side by side", (freshDb) => {
	const now = new Date("2026-11-20T06:00:00Z");
	/** A process of a build that has this one file, with what it read of others from the database. */
	async function start(db: Db, name: string, at = now) {
		const root = join(folder, `${name}-${at.getTime()}`);
		mkdirSync(join(root, "site/client/static"), { recursive: true });
		writeFileSync(join(root, `site/client/static/${name}.js`), `// ${name}`);
		const process = Fastify();
		const options = { siteUrl: "https://www.school.example", shared: openBuildFiles(db, () => at) };
		await serveAssets(process, join(root, "site/client"), createResponseCache(1_000_000), options);
		return async (path: string) => {
			const { statusCode, body, headers } = await process.inject(path);
			return statusCode === 200 ? `${headers["content-type"]} ${headers["cache-control"]} ${body}` : statusCode;
		};
	}
	const servedHeaders = (name: string) =>
		`text/javascript; charset=utf-8 public, max-age=31536000, immutable // ${name}`;

	it("serve each other’s files, and nothing that no build has had", async () => {
		const db = await freshDb();
		const [old, fresh] = [await start(db, "page-old"), await start(db, "page-new")];
		expect([await old("/static/page-old.js"), await old("/static/page-new.js")]).toEqual([
			servedHeaders("page-old"),
			servedHeaders("page-new"),
		]);
		expect(await fresh("/static/page-old.js")).toBe(servedHeaders("page-old"));
		expect([await old("/static/page-none.js"), await old("/static/%2e%2e/page-new.js")]).toEqual([404, 404]);
	});

	it("find the files of a former build for 30 days after its last start", async () => {
		const db = await freshDb();
		await start(db, "page-old");
		await start(db, "page-old", new Date("2026-12-10T06:00:00Z"));
		const pageRelease = await start(db, "page-new", new Date("2027-01-05T06:00:00Z"));
		await deleteOldBuildFiles(db, new Date("2027-01-09T05:00:00Z"));
		expect(await pageRelease("/static/page-old.js")).toBe(servedHeaders("page-old"));
		await deleteOldBuildFiles(db, new Date("2027-01-09T07:00:00Z"));
		expect(await db.selectFrom("build_files").select("address").execute()).toEqual([
			{ address: "/static/page-new.js" },
		]);
	});
});
