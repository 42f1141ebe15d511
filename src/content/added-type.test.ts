import { readFileSync } from "node:fs";
import Fastify from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { expect, it } from "vitest";
import { seedRecords } from "#school/records/seed-records.ts";
import { contentApi } from "#src/api/content/content-routes.ts";
import { readSchoolFolder } from "#src/content/school/seed-school.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { migrate } from "#src/db/migrate/migrate.server.ts";
import { migrations } from "#src/db/migrations/all.ts";
import { documentApi } from "#src/server/api-document/api-document.ts";
import { handleErrors } from "#src/server/http/errors.ts";
import { writeContentFeed } from "#src/site/feeds/content-feed.server.ts";
import { writeSitemap } from "#src/site/feeds/write-sitemap.server.ts";
import { sharePictureText } from "#src/site/share-picture/share-picture-text.server.ts";
import { up } from "#tests/support/content/publications/migration.ts";
import { publicationType } from "#tests/support/content/publications/publications.type.ts";
import { readPublications } from "#tests/support/content/publications/seed-records.ts";
import { change } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { contentTypes } from "./content-types.ts";
import { findRecord, removeRecord, updateRecord } from "./records.server.ts";
import { seedDatabase } from "./seed-database.server.ts";

const siteUrl = "https://www.school.example";
const site = { open: true, placeholders: new Set<never>(), hidden: new Set<string>() };
const school = { ...(await readSchoolFolder()), letters: {}, site };
const now = () => new Date("2026-11-20T06:00:00Z");
const types = { ...contentTypes, publications: publicationType };
const registered = Object.values(types);

describeDatabases("an added content type, as docs/content.md adds it", (freshDb) => {
	async function schoolWithPublications(): Promise<Db> {
		const db = await freshDb();
		await migrate(db, { ...migrations, "9000-publications": { up } });
		const records = { ...seedRecords, publications: readPublications };
		await seedDatabase(db, { siteUrl, now: now(), types, records });
		return db;
	}

	async function openApi(db: Db) {
		const app = Fastify();
		app.setValidatorCompiler(validatorCompiler);
		app.setSerializerCompiler(serializerCompiler);
		handleErrors(app);
		await documentApi(app);
		const countAlumni = async () => ({ registrations: 0, countries: 0 });
		await app.register(contentApi, { prefix: "/api/v1", db, now, countAlumni, types: registered });
		return async (path: string) => {
			const response = await app.inject(path);
			return { status: response.statusCode, body: response.json() };
		};
	}

	it("is listed and viewed by the API, which documents it", async () => {
		const get = await openApi(await schoolWithPublications());
		const list = await get("/api/v1/website/publications/list?items_per_page=1");
		const atlas = {
			id: 2,
			primaryId: "hill-house-atlas",
			title: "An atlas of hill houses",
			author: "Devi Raj",
			date: "2026-11-17",
			image: "/media/section-2-960.webp",
			description: "Sixty houses between the tea and the cloud.",
		};
		expect(list).toEqual({
			status: 200,
			body: {
				status: true,
				data: [atlas],
				payload: { pagination: { page: 1, items_per_page: 1, total: 2, last_page: 2 } },
			},
		});
		for (const key of [2, "hill-house-atlas"])
			expect((await get(`/api/v1/website/publications/view/${key}`)).body).toEqual({ status: true, data: atlas });
		expect((await get("/api/v1/website/publications/view/nothing")).status).toBe(404);
		expect((await get("/api/v1/website/publications/list?items_per_page=101")).body.errors).toEqual({
			items_per_page: "must be a whole number from 1 to 100",
		});
		const { body: document } = await get("/api/docs/json");
		expect(document.paths).toHaveProperty(["/api/v1/website/publications/list", "get"]);
		expect(document.paths).toHaveProperty(["/api/v1/website/publications/view/{primaryId}", "get"]);
	});

	it("has its pages in the sitemap, a feed and share pictures", async () => {
		const db = await schoolWithPublications();
		expect(await writeSitemap({ db, siteUrl, school, languages: [] }, registered)).toContain(
			`<url><loc>${siteUrl}/publication-details/hill-house-atlas</loc><lastmod>2026-11-17</lastmod></url>`,
		);
		const feed = await writeContentFeed({ db, siteUrl, now, school }, "/publications/atom.xml", registered);
		expect(feed).toMatch(/<title>Publications of /);
		const entry = /<entry>\n<id>(.*)<\/id>\n<title>.*\n<link rel="alternate" type="text\/html" href="(.*)"\/>/g;
		expect([...(feed ?? "").matchAll(entry)].map(([, id, address]) => [id, address])).toEqual([
			["tag:www.school.example,2026:publications/2", `${siteUrl}/publication-details/hill-house-atlas`],
			["tag:www.school.example,2026:publications/1", `${siteUrl}/publication-details/walls-that-breathe`],
		]);
		expect(feed).toContain("&lt;strong&gt;mud walls&lt;/strong&gt;");
		expect(await writeContentFeed({ db, siteUrl, now, school }, "/events/atom.xml", registered)).toBeUndefined();
		expect(
			await sharePictureText(
				{ db, school, now: () => new Date() },
				"/publication-details/walls-that-breathe",
				registered,
			),
		).toEqual({
			title: "Walls that breathe",
			label: "Publications, Asha Menon",
		});
	});

	it("is changed and removed by the functions of every type", async () => {
		const db = await schoolWithPublications();
		const record = await findRecord(db, publicationType, "walls-that-breathe");
		if (!record) throw new Error("The demo school has no such publication.");
		const { id, slug, ...fields } = record;
		const changedFields = { ...fields, title: "Walls that sweat" };
		expect(await change(db, (trx) => updateRecord(trx, publicationType, id, changedFields))).toEqual({
			id,
			slug,
			...changedFields,
		});
		expect(await change(db, (trx) => removeRecord(trx, publicationType, id))).toBe(true);
		expect(await findRecord(db, publicationType, slug)).toBeUndefined();
	});
});

it.each(["publications.ts", "publications.type.ts", "migration.ts", "seed-records.ts"])(
	"docs/content.md shows the %s that these tests use",
	(file) => {
		const codeBlocks = [...readFileSync("docs/content.md", "utf8").matchAll(/```ts\n(.*?)```/gs)].map(
			([, code = ""]) => code,
		);
		const code = readFileSync(`tests/support/content/publications/${file}`, "utf8");
		expect(codeBlocks.map(withoutFolders)).toContain(withoutFolders(code));
	},
);

/** Imports lead elsewhere from the folders that the document names. */
function withoutFolders(code: string): string {
	return code.replace(/ from "[^"]*\/([^"/]+)"/g, ' from "$1"');
}
