import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { viewApplication } from "#src/admissions/applications/read-application.server.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { draftCalls } from "#tests/support/forms/draft-calls.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";

const now = new Date("2026-11-20T09:00:00.000Z");
const decomposed = "  Ame\u0301lie  Rao\t";
const composed = "Am\u00e9lie  Rao";

describe.each(["sqlite", "postgres"] as const)(
	"answers with blanks around them, in decomposed Unicode (%s)",
	(engine) => {
		let school: TestApp;
		beforeEach(async () => {
			school = await startApp(engine, { PAYMENTS: "off" }, () => now);
		});
		afterEach(() => school.close());

		async function send(fields: Record<string, string>, fileName?: string) {
			const files = fileName ? [{ field: "certificate_10", name: fileName, content: await makePdf() }] : [];
			const { body, contentType } = await multipart({ ...barchAnswers, ...fields }, files);
			const url = "/api/v1/website/application/add";
			const response = await school.app.inject({ method: "POST", url, body, headers: { "content-type": contentType } });
			return { code: response.statusCode, ...response.json() };
		}

		it("are stored trimmed and composed, and shown so in the application and its e-mails", async () => {
			const response = await send({ name: decomposed, email: " amelie@example.com ", phone_no: "9443212345 " });
			expect(response.code).toBe(201);
			const { db } = school.services;
			const application = await db.selectFrom("applications").selectAll().executeTakeFirstOrThrow();
			expect(application).toMatchObject({ name: composed, email: "amelie@example.com", phone_no: "9443212345" });
			expect(JSON.parse(application.answers)).toMatchObject({ name: composed });
			const visibleApplication = await viewApplication(db, response.data.token, now);
			const lines = visibleApplication?.steps.flatMap((step) => step.lines);
			expect(lines?.find(({ name }) => name === "name")?.answer).toBe(composed);
			const emails = JSON.stringify(await db.selectFrom("outbox").selectAll().execute());
			expect(emails).toContain(composed);
			expect(emails).not.toContain("e\u0301");
		});

		it("are otherwise unchanged", async () => {
			await send({ address: "\n 14 Church Road \n\n  Coonoor 🙂\n" });
			const application = await school.services.db
				.selectFrom("applications")
				.select("answers")
				.executeTakeFirstOrThrow();
			expect(JSON.parse(application.answers).address).toBe("14 Church Road \n\n  Coonoor 🙂");
		});

		it("are numbers in any script, and names and addresses as typed", async () => {
			const texts = { name: "கொற்றவை லக்ஷ்மி", address: "௧௪, கோவில் தெரு\nराँची ८३४००१" };
			const figures = {
				phone_no: "௯௪௪௩௨ ௧௨௩௪௫",
				percentage_10: "९१.४",
				yop_10: "２０２４",
				nata_score: "௧௩௨",
				grade_12: "௯.௨",
			};
			expect(await send({ ...texts, ...figures })).toMatchObject({ code: 201 });
			const { db } = school.services;
			const application = await db.selectFrom("applications").selectAll().executeTakeFirstOrThrow();
			expect(application).toMatchObject({ name: texts.name, phone_no: "9443212345" });
			expect(JSON.parse(application.answers)).toMatchObject({
				...texts,
				percentage_10: 91.4,
				yop_10: 2024,
				nata_score: "132",
				grade_12: "9.2",
			});
			const emails = JSON.stringify(await db.selectFrom("outbox").selectAll().execute());
			expect(emails).toContain(texts.name);
		});

		it("are missing when they consist of blanks", async () => {
			expect(await send({ name: " \u00a0\n" })).toMatchObject({ code: 422, errors: { name: "Name is required" } });
		});

		it("have file names in composed Unicode, with the form and in a draft", async () => {
			await send({}, "re\u0301sume\u0301.pdf");
			const files = await school.services.db.selectFrom("application_files").select("original_name").execute();
			expect(files).toEqual([{ original_name: "r\u00e9sum\u00e9.pdf" }]);
			const draft = draftCalls(school);
			const token = await draft.begin();
			const file = { field: "certificate_10", name: "re\u0301sume\u0301.pdf", content: await makePdf() };
			await draft.uploaded(token, "certificate_10", file);
			expect((await draft.read(token)).body.data.files).toMatchObject([{ name: "r\u00e9sum\u00e9.pdf" }]);
		});
	},
);
