import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createResponseCache } from "#src/server/page-cache/response-cache.ts";
import { serveAssets } from "./static-files.ts";

const folder = mkdtempSync(join(tmpdir(), "assets-"));
let app: FastifyInstance;

beforeAll(async () => {
	for (const name of ["site/client/static", "site.former/static"]) mkdirSync(join(folder, name), { recursive: true });
	writeFileSync(join(folder, "site/client/static/page-new.js"), "new");
	writeFileSync(join(folder, "site.former/static/page-old.js"), "old");
	writeFileSync(join(folder, "site.former/page.html"), "no file of a build");
	app = Fastify();
	const folders = { client: join(folder, "site/client"), media: join(folder, "none") };
	await serveAssets(app, folders, createResponseCache(1_000_000), "https://www.school.example");
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
	// Also from the cache, which answers without the hooks.
	expect(answers[0]?.headers).toHaveProperty("strict-transport-security");
	expect((await app.inject("/page.html")).statusCode).toBe(404);
});
