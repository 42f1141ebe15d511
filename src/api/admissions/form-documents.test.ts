import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readChecklist } from "#src/admissions/checklist/read-checklist.server.ts";
import { readOutstanding } from "#src/admissions/completion/read-completion.server.ts";
import { departments } from "#src/admissions/forms/march-questions.ts";
import { publishPart } from "#src/content/setup/publish-part.server.ts";
import { barchAnswers, certificates, marchAnswers, multipart } from "#tests/support/forms/application.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";

const now = new Date("2027-02-10T06:00:00.000Z");
const by = { id: null, name: "The office" };

describe.each(onEngine("sqlite"))("documents as the office asks for them (%s)", (engine) => {
	let site: TestApp;
	beforeEach(async () => {
		site = await startApp(engine, {}, () => now);
	});
	afterEach(() => site.close());

	async function ask(documents: unknown) {
		const { db, current } = site.services;
		const part = { name: "applicationForms", fields: { barch: { documents } }, names: ["barch"], by } as const;
		const result = await db.transaction().execute((trx) => publishPart(trx, part as never, now));
		await current.refresh();
		return result.ok;
	}
	async function apply(name: string, fields: string[] = []) {
		const files = (await certificates()).filter(({ field }) => fields.includes(field));
		const { body, contentType } = await multipart({ ...barchAnswers, name }, files);
		const url = "/api/v1/website/application/add";
		const answer = await site.app.inject({ method: "POST", url, body, headers: { "content-type": contentType } });
		return { code: answer.statusCode, ...answer.json() };
	}
	/** Returns what the applications still owe, in the order in which they came. */
	async function owed() {
		const rows = await site.services.db.selectFrom("applications").selectAll().orderBy("id").execute();
		return Promise.all(
			rows.map(async (row) => (await readOutstanding(site.services.db, row)).documents.map(({ name }) => name)),
		);
	}
	const line = async () => {
		const rows = await site.services.db.selectFrom("applications").selectAll().orderBy("id").execute();
		const lists = await Promise.all(rows.map((row) => readChecklist(site.services.db, row, new Date())));
		return lists.map(({ lines }) => lines.find(({ key }) => key === "class-12")?.state);
	};

	it("refuses applications without a required one, and takes them again when it may follow", async () => {
		expect((await apply("Anu Before")).code).toBe(201);
		expect(await ask([{ document: "certificate_12", rule: "required" }])).toBe(true);
		expect(await apply("Anu Without")).toMatchObject({
			code: 422,
			errors: { certificate_12: "Certificate is required" },
		});
		expect((await apply("Anu With", ["certificate_12"])).code).toBe(201);
		expect(await ask([{ document: "certificate_12", rule: "later" }])).toBe(true);
		expect((await apply("Anu Later")).code).toBe(201);
	});

	it("keeps for each application what it was asked for when it was sent", async () => {
		const rules = async () =>
			(await site.services.db.selectFrom("applications").select("document_rules").orderBy("id").execute()).map(
				({ document_rules }) => (document_rules === null ? null : JSON.parse(document_rules)),
			);
		await apply("Anu Before");
		await ask([{ document: "certificate_12", rule: "none" }]);
		expect((await apply("Anu After", ["certificate_12"])).code).toBe(201);
		await ask([]);
		await apply("Anu Again");
		expect(await rules()).toEqual([null, { certificate_12: "none" }, null]);
		expect(await owed()).toEqual([
			["certificate_10", "certificate_12"],
			["certificate_10"],
			["certificate_10", "certificate_12"],
		]);
		expect(await line()).toEqual(["missing", "unjudged", "missing"]);
		const fields = await site.services.db.selectFrom("application_files").select(["application_id", "field"]).execute();
		expect(fields.map(({ field }) => field)).toEqual(["certificate_12"]);
	});

	it("asks each department of the M.Arch for its own", async () => {
		const { db, current } = site.services;
		const documents = [{ document: "portfolio", rule: "required" }];
		const fields = {
			march: {
				documents: [{ document: "passport", rule: "none" }],
				programmes: [{ programme: "urbanDesign", documents }],
			},
		};
		const part = { name: "applicationForms", fields, names: ["march"], by } as const;
		expect((await db.transaction().execute((trx) => publishPart(trx, part as never, now))).ok).toBe(true);
		await current.refresh();
		const [environmental, urban] = departments;
		const send = async (department: string, name: string, fields: string[]) => {
			const files = (await certificates()).map((file) => ({ ...file, field: "portfolio" })).slice(0, fields.length);
			const { body, contentType } = await multipart({ ...marchAnswers, department, name }, files);
			const url = "/api/v1/website/application/add";
			const answer = await site.app.inject({ method: "POST", url, body, headers: { "content-type": contentType } });
			return { code: answer.statusCode, ...answer.json() };
		};
		expect((await send(environmental, "Anu Without", [])).code).toBe(201);
		expect(await send(urban, "Anu Without Too", [])).toMatchObject({
			code: 422,
			errors: { portfolio: expect.any(String) },
		});
		expect((await send(urban, "Anu With", ["portfolio"])).code).toBe(201);
		const applications = await db.selectFrom("applications").select("document_rules").orderBy("id").execute();
		expect(applications.map(({ document_rules }) => JSON.parse(document_rules ?? ""))).toEqual([
			{ passport: "none" },
			{ passport: "none", portfolio: "required" },
		]);
	});

	it("refuses documents that the form does not know, and one that is named twice", async () => {
		expect(await ask([{ document: "portfolio", rule: "required" }])).toBe(false);
		expect(await ask([{ document: "certificate_12", rule: "perhaps" }])).toBe(false);
		const twice = { document: "certificate_12", rule: "none" };
		expect(await ask([twice, twice])).toBe(false);
	});
});
