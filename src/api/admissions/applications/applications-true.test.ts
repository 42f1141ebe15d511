import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dayAtSchool } from "#src/calendar/day.ts";
import {
	barchAnswers,
	diplomaAnswers,
	type FilePart,
	marchAnswers,
	multipart,
} from "#tests/support/forms/application.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";

const without = (answers: Record<string, string>, pattern: RegExp) =>
	Object.fromEntries(Object.entries(answers).filter(([name]) => !pattern.test(name)));
const thisMonth = dayAtSchool(new Date()).slice(0, 7);

describe.each(onEngine("sqlite"))("an applicant need not state what is not so (%s)", (engine) => {
	let school: TestApp;
	beforeEach(async () => {
		school = await startApp(engine, { PAYMENTS: "off" });
	});
	afterEach(() => school.close());

	async function send(fields: Record<string, string>, files: FilePart[] = []) {
		const { body, contentType } = await multipart(fields, files);
		const request = { method: "POST", url: "/api/v1/website/application/add", body } as const;
		return (await school.app.inject({ ...request, headers: { "content-type": contentType } })).json();
	}
	const readStored = async () => {
		const row = await school.services.db.selectFrom("applications").selectAll().executeTakeFirstOrThrow();
		const lines = JSON.parse(row.asked).flatMap((step: { lines: { label: string; answer: string }[] }) => step.lines);
		const answersByLabel = Object.fromEntries(
			lines.map((line: { label: string; answer: string }) => [line.label, line.answer]),
		);
		return { ...row, answers: JSON.parse(row.answers), said: answersByLabel };
	};
	const inClass12 = {
		...without(barchAnswers, /_12$/),
		result_awaited_12: "true",
		board_12: "CBSE",
		school_12: "Breeks School, Ooty",
		expected_12: thisMonth,
	};

	it("class 12 may be awaited: school, board and month are asked, marks and year are not", async () => {
		expect(await send(inClass12)).toMatchObject({ status: true });
		const { answers, said } = await readStored();
		expect(answers).toMatchObject({
			result_awaited_12: true,
			school_12: "Breeks School, Ooty",
			expected_12: thisMonth,
		});
		expect(said["When do you expect your Class 12 result?"]).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
		expect(Object.keys(said)).not.toContain("Class 12: percentage");
	});

	it.each([
		["school_12", "", "School or college is required"],
		["board_12", "", "Board is required"],
		["expected_12", "", "Enter a month and year, such as May 2027"],
		["expected_12", "Summer 2027", "Enter a month and year, such as May 2027"],
		["expected_12", "2020-05", "Enter a month within the next two years"],
	])("%s as %j is refused while class 12 is awaited", async (name, value, message) => {
		expect((await send({ ...inClass12, [name]: value })).errors).toEqual({ [name]: message });
	});

	it("the degree of an M.Arch applicant may be awaited as well", async () => {
		const awaitedAnswers = {
			...without(marchAnswers, /_ug$/),
			result_awaited_ug: "1",
			board_ug: "School of Planning, Chennai",
			school_ug: "Anna University",
			expected_ug: thisMonth,
		};
		expect(await send(awaitedAnswers)).toMatchObject({ status: true });
		expect((await readStored()).answers).toMatchObject({ result_awaited_ug: true, school_ug: "Anna University" });
	});

	it.each([
		["+91 94432-12345", "9443212345"],
		["(0) 94432 12345", "9443212345"],
		["+254 712 345678", "+254712345678"],
		["0044 20 7946 0000", "+442079460000"],
	])("the phone number %s is stored as %s", async (input, number) => {
		expect(await send({ ...barchAnswers, phone_no: input, guardian_phone: input })).toMatchObject({ status: true });
		const { phone_no, answers } = await readStored();
		expect([phone_no, answers.guardian_phone]).toEqual([number, number]);
	});

	it.each([
		["+91 94432 1234", "Phone number must be 10 digits"],
		["94432 12345 6", "Phone number must be 10 digits"],
		["+254 71", "Please enter a valid phone number"],
		["+91", "Phone number is required"],
	])("the phone number %s is answered: %s", async (phone_no, message) => {
		expect((await send({ ...barchAnswers, phone_no })).errors).toEqual({ phone_no: message });
	});

	it("marks may be a grade or points, and one of both is needed", async () => {
		const graded = { ...without(barchAnswers, /^percentage/), grade_10: "B+ (KCSE)", grade_12: "7.8 of 10" };
		expect(await send(graded)).toMatchObject({ status: true });
		expect((await readStored()).answers).toMatchObject({ grade_10: "B+ (KCSE)", grade_12: "7.8 of 10" });
		expect((await send({ ...graded, grade_12: " " })).errors).toEqual({ percentage_12: "Percentage is required" });
		expect((await send({ ...graded, percentage_10: "B+" })).errors).toEqual({
			percentage_10: "Percentage must be between 0 and 100",
		});
	});

	it("class 10 may be an examination that the board does not have", async () => {
		expect(await send({ ...without(barchAnswers, /_10$/), no_class_10: "true" })).toMatchObject({ status: true });
		expect((await send(without(barchAnswers, /_10$/))).errors).toMatchObject({ board_10: "Board is required" });
	});

	it("the Diploma asks for a NATA score only once it is there", async () => {
		const certificate = { field: "certificate_10", name: "class-10.pdf", content: await makePdf() };
		const waiting = { ...without(diplomaAnswers, /nata_score/), waiting_result: "true" };
		expect(await send(waiting, [certificate])).toMatchObject({ status: true });
		// Score as programs sent it when it had to be given.
		expect(await send({ ...waiting, nata_score: "0" }, [certificate])).toMatchObject({ status: true });
	});

	it("gender may be left unsaid, and no one applies before being born", async () => {
		expect(await send(without(barchAnswers, /^gender$/))).toMatchObject({ status: true });
		const birthdays = ["2999-01-01", `${Number(thisMonth.slice(0, 4)) - 5}-01-01`, "2008-02-30"];
		const refusals = await Promise.all(birthdays.map((date_of_birth) => send({ ...barchAnswers, date_of_birth })));
		expect(refusals.map(({ errors }) => errors.date_of_birth)).toEqual([
			"Enter a date of birth in the past",
			"Check the year of birth. Applicants must be at least 14",
			"Enter a date of birth in the past",
		]);
	});

	it("an M.Arch application takes a PGETA score, and a portfolio of up to 20 MB as PDF", async () => {
		const pdf = await makePdf();
		const sized = (bytes: number) => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, 32)]);
		const portfolio = (name: string, content: Buffer) => [{ field: "portfolio", name, content }];
		const scored = { ...marchAnswers, pgeta_status: "scored", pgeta_score: "118.5" };
		expect(await send(scored, portfolio("sheets.pdf", sized(20 * 1_048_576)))).toMatchObject({ status: true });
		const [file] = await school.services.db.selectFrom("application_files").select(["field", "size"]).execute();
		expect([file, (await readStored()).answers.pgeta_score]).toEqual([
			{ field: "portfolio", size: 20 * 1_048_576 },
			"118.5",
		]);
		expect((await send(scored, portfolio("sheets.pdf", sized(20 * 1_048_576 + 1)))).errors).toEqual({
			portfolio: "File size exceeds 20MB.",
		});
		expect((await send(scored, portfolio("sheets.docx", pdf))).errors).toEqual({
			portfolio: "Invalid file type. Only PDF is allowed.",
		});
		expect(
			(await send(marchAnswers, [{ ...portfolio("c.pdf", sized(5_242_881))[0], field: "certificate_ug" } as FilePart]))
				.errors,
		).toEqual({
			certificate_ug: "File size exceeds 5MB.",
		});
	});

	it("what a program sends to a form that does not ask for it is stored, marked as not asked", async () => {
		const certificates = ["certificate_10", "certificate_12"].map((field) => ({ field, name: `${field}.pdf` }));
		const content = await makePdf();
		const extra = { amount: "400000", board_12: "CBSE", percentage_12: "81" };
		const response = await send(
			{ ...diplomaAnswers, ...extra },
			certificates.map((file) => ({ ...file, content })),
		);
		expect(response).toMatchObject({ status: true });
		const { answers, said } = await readStored();
		expect(answers.not_asked).toEqual({ ...extra, certificate_12: "certificate_12.pdf" });
		expect(said).toMatchObject({ "Current yearly pay": "400000", "Class 12: percentage": "81" });
		const files = await school.services.db.selectFrom("application_files").select("field").orderBy("field").execute();
		expect(files.map(({ field }) => field)).toEqual(["certificate_10", "certificate_12"]);
	});
});
