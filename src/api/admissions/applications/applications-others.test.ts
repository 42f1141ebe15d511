import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { diplomaAnswers, type FilePart, marchAnswers, multipart } from "#tests/support/forms/application.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";

describe.each(onEngine("sqlite"))("sending an M.Arch or Diploma application (%s)", (engine) => {
	let school: TestApp;
	let certificate: FilePart;
	beforeEach(async () => {
		school = await startApp(engine);
		certificate = { field: "certificate_10", name: "class-10.pdf", content: await makePdf() };
	});
	afterEach(() => school.close());

	async function send(fields: Record<string, string>, files: FilePart[] = []) {
		const { body, contentType } = await multipart(fields, files);
		const response = await school.app.inject({
			method: "POST",
			url: "/api/v1/website/application/add",
			body,
			headers: { "content-type": contentType },
		});
		return response.json();
	}
	const answers = async () =>
		JSON.parse(
			(await school.services.db.selectFrom("applications").select("answers").executeTakeFirstOrThrow()).answers,
		);

	it("stores an M.Arch application under the letter M, with its own fee", async () => {
		const { data } = await send(marchAnswers);
		expect(data).toMatchObject({ reference: expect.stringMatching(/^DSA-\d\d-M-000001$/), fee_due: true });
		expect(await answers()).toMatchObject({
			department: "M.Arch Environmental Architecture",
			is_international_student: false,
			percentage_ug: 71.5,
			yop_ug: 2021,
			total_no_of_years: "3",
		});
		const [fee] = await school.services.db.selectFrom("fees").select(["plan_name", "amount"]).execute();
		expect(fee).toEqual({ plan_name: "Application fee, admissions 2027", amount: 1000 });
	});

	it("takes an M.Arch application without COA number, amount and experience", async () => {
		const { coa_reg_no: _a, total_no_of_years: _b, industry: _c, job_description: _d, ...required } = marchAnswers;
		expect(await send(required)).toMatchObject({ status: true });
	});

	it("says what is missing in an M.Arch application", async () => {
		const { errors } = await send({ application_type: "march" });
		expect(errors).toMatchObject({
			department: "Department is required",
			board_ug: "Board is required",
			percentage_ug: "Percentage is required",
			yop_ug: "Year of Passing is required",
		});
	});

	it.each(["1", "true"])("reads %s as an international applicant of the M.Arch", async (yes) => {
		await send({ ...marchAnswers, is_international_student: yes });
		expect((await answers()).is_international_student).toBe(true);
		const [{ asked }] = (await school.services.db.selectFrom("applications").select("asked").execute()) as [
			{ asked: string },
		];
		expect(asked).toContain('"label":"Are you an international student?","answer":"Yes"');
	});

	it("stores a Diploma application under the letter D with its certificate", async () => {
		expect((await send(diplomaAnswers, [certificate])).data.reference).toMatch(/^DSA-\d\d-D-000001$/);
		expect(await answers()).toMatchObject({ nata_score: "132", waiting_result: false, yop_10: 2024 });
	});

	it("says what is missing in a Diploma application", async () => {
		const { errors } = await send({
			application_type: "diploma",
			is_international_student: "true",
			waiting_result: "x",
		});
		expect(errors).toMatchObject({
			residence_proof: "Certificate is required",
			certificate_10: "Certificate is required",
			waiting_result: "Please select if you are waiting for result",
		});
		expect((await send({ application_type: "diploma", waiting_result: "false" })).errors).toMatchObject({
			nata_score: "NATA score is required",
		});
		expect(Object.keys(errors)).not.toContain("board_12");
	});

	it("asks only international applicants of the Diploma for a proof of residence", async () => {
		expect(await send({ ...diplomaAnswers, is_international_student: "false" }, [certificate])).toMatchObject({
			status: true,
		});
		expect(await send({ ...diplomaAnswers, is_international_student: "true" }, [certificate])).toMatchObject({
			errors: { residence_proof: "Certificate is required" },
		});
	});

	it("refuses a NATA score that isn’t a number", async () => {
		expect(await send({ ...diplomaAnswers, nata_score: "12x" }, [certificate])).toMatchObject({
			errors: { nata_score: "NATA score must be a valid number" },
		});
	});
});
