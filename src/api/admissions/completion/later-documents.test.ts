import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { issuePayerToken } from "#src/admissions/applications/access-token.server.ts";
import type { Stage } from "#src/admissions/applications/stage.ts";
import { referencedKeys } from "#src/admissions/documents/stored-files.server.ts";
import { readActs } from "#src/audit/audit-log.server.ts";
import { barchAnswers, diplomaAnswers, marchAnswers } from "#tests/support/forms/application.ts";
import { makeDocx, makePdf } from "#tests/support/forms/documents.ts";
import { trackerCalls } from "#tests/support/forms/tracker-calls.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { readQueuedEmails } from "#tests/support/server/queued-emails.ts";

describe.each(onEngine("sqlite"))("a document that comes after its application (%s)", (engine) => {
	let school: TestApp;
	let tracker: ReturnType<typeof trackerCalls>;
	let pdf: Buffer;
	let moment = Date.parse("2026-11-22T06:00:00Z");
	beforeEach(async () => {
		school = await startApp(engine, { PAYMENTS: "off" }, () => new Date(moment));
		tracker = trackerCalls(school);
		pdf = await makePdf();
	});
	afterEach(() => school.close());

	const db = () => school.services.db;
	const files = () => db().selectFrom("application_files").selectAll().orderBy("field").execute();
	const readReplaced = () => db().selectFrom("replaced_files").selectAll().execute();
	const setStage = (stage: Stage) => db().updateTable("applications").set({ stage }).execute();
	const acts = async () => (await readActs(db(), { kind: "application", id: 1 })).map(({ act }) => act);
	const onDisk = async () => {
		let count = 0;
		for await (const _file of school.services.storage.list()) count++;
		return count;
	};
	const notices = async () =>
		(await readQueuedEmails(school.services)).filter(({ template }) => template === "application-changed");

	it("is a document of the application, with the day on which it came", async () => {
		const token = await tracker.apply();
		moment += 3 * 86_400_000;
		const response = await tracker.upload(token, "certificate_10", { name: "class-10.pdf", content: pdf });
		expect(response).toMatchObject({ code: 201, headers: { "cache-control": "no-store" } });
		expect(response.body).toEqual({
			status: true,
			data: { outcome: "sent", field: "certificate_10", name: "class-10.pdf", size: pdf.length },
		});
		expect(await files()).toMatchObject([{ field: "certificate_10", sent_at: new Date(moment).toISOString() }]);
		expect(await acts()).toEqual(["document-sent"]);
		const download = await school.app.inject({ url: `/application/${token}/files/certificate_10` });
		expect(download.rawPayload.equals(pdf)).toBe(true);
		const { asked } = await db().selectFrom("applications").select("asked").executeTakeFirstOrThrow();
		expect(asked).toContain("class-10.pdf");
	});

	it("replaces the former one until the application is read, and nothing is deleted", async () => {
		const token = await tracker.apply(barchAnswers, [{ field: "certificate_10", name: "a.pdf", content: pdf }]);
		const better = await makePdf("A better scan");
		expect((await tracker.upload(token, "certificate_10", { name: "b.pdf", content: better })).body.data).toMatchObject(
			{ outcome: "replaced", name: "b.pdf" },
		);
		expect(await files()).toMatchObject([{ original_name: "b.pdf" }]);
		expect(await readReplaced()).toMatchObject([
			{ original_name: "a.pdf", replaced_at: new Date(moment).toISOString() },
		]);
		expect(await onDisk()).toBe(2);
		const keys = [...(await files()), ...(await readReplaced())].map(({ storage_key }) => storage_key);
		expect((await referencedKeys(db(), keys)).size).toBe(2);
		await setStage("reading");
		const late = await tracker.upload(token, "certificate_10", { name: "c.pdf", content: pdf });
		expect([late.code, late.body.message]).toEqual([409, expect.stringContaining("started to review")]);
		expect((await tracker.upload(token, "certificate_12", { name: "d.pdf", content: pdf })).code).toBe(201);
		expect([await acts(), await onDisk()]).toEqual([["document-replaced", "document-sent"], 3]);
	});

	it("sent twice is stored once", async () => {
		const token = await tracker.apply();
		const file = { name: "class-10.pdf", content: pdf };
		expect((await tracker.upload(token, "certificate_10", file)).code).toBe(201);
		const again = await tracker.upload(token, "certificate_10", { ...file, name: "other-name.pdf" });
		expect([again.code, again.body.data]).toMatchObject([200, { outcome: "unchanged", name: "class-10.pdf" }]);
		expect([await acts(), await readReplaced(), await onDisk()]).toEqual([["document-sent"], [], 1]);
	});

	it("is taken while an accepted seat may depend on it, and replaces nothing", async () => {
		const token = await tracker.apply(barchAnswers, [{ field: "certificate_10", name: "a.pdf", content: pdf }]);
		await setStage("accepted");
		expect((await tracker.upload(token, "certificate_12", { name: "b.pdf", content: pdf })).code).toBe(201);
		const late = await tracker.upload(token, "certificate_10", { name: "c.pdf", content: await makePdf("Other") });
		expect([late.code, late.body.message]).toEqual([409, expect.stringContaining("started to review")]);
		const caseRow = await db().selectFrom("cases").select(["status", "waits_for"]).executeTakeFirstOrThrow();
		expect(caseRow).toMatchObject({ status: "ours", waits_for: expect.stringContaining("Review") });
	});

	it.each(["declined", "withdrawn"] as const)("is not taken once the application is %s", async (stage) => {
		const token = await tracker.apply();
		await setStage(stage);
		const { code, body } = await tracker.upload(token, "certificate_10", { name: "a.pdf", content: pdf });
		expect([code, body.message]).toEqual([409, expect.stringContaining("This application has ended")]);
		expect(await onDisk()).toBe(0);
	});

	it("is refused in words where no file is expected, or for what it is", async () => {
		const token = await tracker.apply();
		const readRefusal = async (field: string, name: string, content: Buffer) => {
			const { code, body } = await tracker.upload(token, field, { name, content });
			return [code, body.message, body.errors];
		};
		for (const field of ["passport", "name", "portfolio", "constructor"])
			expect(await readRefusal(field, "a.pdf", pdf)).toEqual([
				422,
				"You don’t need to upload a file here",
				{ [field]: "You don’t need to upload a file here" },
			]);
		const wrongType = "Invalid file type. Only JPG, PNG, PDF, DOC, DOCX are allowed.";
		expect((await readRefusal("certificate_10", "a.pdf", Buffer.from("<html>")))[1]).toBe(wrongType);
		const empty = "This file is empty. Choose it again.";
		expect((await readRefusal("certificate_10", "a.pdf", Buffer.alloc(0)))[1]).toBe(empty);
		const unknown = await tracker.upload("A".repeat(43), "certificate_10", { name: "a.pdf", content: pdf });
		expect([unknown.code, unknown.body.message]).toEqual([404, "This token is unknown or has expired."]);
		expect((await tracker.call("POST", "application/file/certificate_10", { token, json: {} })).code).toBe(415);
		expect([await onDisk(), readdirSync(join(school.services.settings.dataDir, "incoming"))]).toEqual([0, []]);
	});

	it("is not accepted by a payment link", async () => {
		const token = await tracker.apply();
		const payer = await issuePayerToken(db(), token, 1, new Date(moment));
		expect((await tracker.upload(payer, "certificate_10", { name: "a.pdf", content: pdf })).code).toBe(404);
		await tracker.post(payer, "certificate_10", { name: "a.pdf", content: pdf });
		expect((await tracker.change(payer, { board_10: "ICSE" }, "x")).code).toBe(404);
		expect([await files(), await acts()]).toEqual([[], []]);
	});

	it("leads back to the tracker from a plain post, with what became of it", async () => {
		const token = await tracker.apply();
		const file = { name: "a.pdf", content: pdf };
		expect(await tracker.post(token, "certificate_10", file)).toEqual({
			code: 303,
			location: `/application/${token}?arrived=certificate_10#outcome`,
		});
		expect(await tracker.post(token, "certificate_12", { name: "a.pdf", content: Buffer.from("text") })).toEqual({
			code: 303,
			location: `/application/${token}?refused=certificate_12&why=onlyDocuments#outcome`,
		});
		expect((await tracker.post(token, "certificate_12", { name: "", content: Buffer.alloc(0) })).location).toContain(
			"refused=certificate_12&why=partMissing",
		);
		expect(await files()).toHaveLength(1);
	});

	it("is taken while the result that it shows is awaited", async () => {
		const { percentage_12: _marks, yop_12: _year, ...others } = barchAnswers;
		const awaitedAnswers = { ...others, result_awaited_12: "true", school_12: "Hill School", expected_12: "2027-05" };
		const token = await tracker.apply(awaitedAnswers);
		expect((await tracker.upload(token, "certificate_12", { name: "a.pdf", content: pdf })).code).toBe(201);
	});

	it("is one of several that arrive at once; the others are replaced, and none is lost", async () => {
		const token = await tracker.apply();
		const scans = await Promise.all([1, 2, 3, 4].map((number) => makePdf(`Scan ${number}`)));
		const sentResponses = await Promise.all(
			scans.map((content, index) => tracker.upload(token, "certificate_10", { name: `${index}.pdf`, content })),
		);
		expect(sentResponses.map(({ code }) => code).sort()).toEqual([200, 200, 200, 201]);
		expect([(await files()).length, (await readReplaced()).length, await onDisk()]).toEqual([1, 3, 4]);
	});

	it.each(["erased", "withdrawn"] as const)(
		"leaves nothing behind when the application is %s meanwhile",
		async (how) => {
			const token = await tracker.apply();
			const { storage } = school.services;
			const put = storage.put.bind(storage);
			storage.put = async (key, source) => {
				const facts = await put(key, source);
				const change =
					how === "erased" ? { erased_at: new Date(moment).toISOString() } : { stage: "withdrawn" as const };
				await db().updateTable("applications").set(change).execute();
				return facts;
			};
			const { code } = await tracker.upload(token, "certificate_10", { name: "a.pdf", content: pdf });
			expect([code, await files(), await onDisk()]).toEqual([how === "erased" ? 404 : 409, [], 0]);
		},
	);

	it("is announced to the office once in a quarter of an hour", async () => {
		const token = await tracker.apply();
		await tracker.upload(token, "certificate_10", { name: "ten.pdf", content: pdf });
		moment += 5 * 60_000;
		await tracker.upload(token, "certificate_12", { name: "twelve.docx", content: await makeDocx() });
		const [notice, ...more] = await notices();
		expect([more, notice?.due_at]).toEqual([[], new Date(moment + 10 * 60_000).toISOString()]);
		expect(notice?.text).toMatch(/Class 10, mark sheet or certificate: ten\.pdf[\s\S]*Class 12.*twelve\.docx/);
		moment += 11 * 60_000;
		await tracker.upload(token, "certificate_10", { name: "better.pdf", content: await makePdf("Better") });
		expect(await notices()).toHaveLength(2);
	});

	const awaitedClass12 = { result_awaited_12: "true", school_12: "Hill School", expected_12: "2027-05" };
	const without = (answers: Record<string, string>, pattern: RegExp) =>
		Object.fromEntries(Object.entries(answers).filter(([name]) => !pattern.test(name)));
	const cases: [string, Record<string, string>, object][] = [
		["B.Arch", barchAnswers, { documents: ["certificate_10", "certificate_12"], offered: [], results: [] }],
		[
			"B.Arch without class 10",
			{ ...without(barchAnswers, /_10$/), no_class_10: "true" },
			{ documents: ["certificate_12"] },
		],
		[
			"B.Arch in class 12",
			{ ...without(barchAnswers, /^(percentage|yop)_12|nata|waiting/), ...awaitedClass12 },
			{
				documents: ["certificate_10"],
				results: [
					{ key: "12", label: "Class 12 result", expected: "2027-05" },
					{ key: "nata", label: "NATA score", expected: null },
				],
			},
		],
		[
			"B.Arch from abroad",
			{ ...barchAnswers, is_international_student: "true" },
			{
				documents: ["residence_proof", "certificate_10", "certificate_12"],
				offered: ["passport", "equivalence_letter", "translations"],
			},
		],
		[
			"M.Arch",
			marchAnswers,
			{
				documents: ["certificate_10", "certificate_12", "certificate_ug", "portfolio"],
				results: [{ key: "pgeta" }],
			},
		],
	];
	it.each(cases)("is owed by the form's own questions: %s", async (_name, answers, expected) => {
		const token = await tracker.apply(answers);
		expect(await tracker.read(token)).toMatchObject({ complete: false, ...expected });
	});

	it("completes an application when it is the last one", async () => {
		const token = await tracker.apply({ ...diplomaAnswers, is_international_student: "true" }, [
			{ field: "certificate_10", name: "a.pdf", content: pdf },
			{ field: "residence_proof", name: "b.pdf", content: pdf },
		]);
		expect(await tracker.read(token)).toMatchObject({ complete: true, documents: [], results: [] });
		const waiting = await tracker.apply({ ...without(diplomaAnswers, /nata/), waiting_result: "true" }, [
			{ field: "certificate_10", name: "a.pdf", content: pdf },
		]);
		expect(await tracker.read(waiting)).toMatchObject({ complete: false, results: [{ key: "nata" }] });
	});
});
