import { argon2Sync, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { registerAlumnus } from "#src/alumni/register-alumnus.server.ts";
import { degreesOfAlumni } from "#src/school/forms/courses.ts";
import { alumnus } from "#tests/support/forms/alumnus.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { readQueuedEmails } from "#tests/support/server/queued-emails.ts";

const { password, confirm_password: _, consent: __, ...answers } = alumnus;
const blankMessages = {
	firstname: "First Name is required",
	lastname: "Last Name is required",
	roll_number: "Roll Number is required",
	graduation_year: "Graduation Year is required",
	degree: "Degree is required",
	email: "Email is required",
	residence: "Current City of Residence is required",
	dob: "Date of Birth is required",
	skills: "Working year is required",
};
const year = Number(new Intl.DateTimeFormat("en", { timeZone: "Asia/Kolkata", year: "numeric" }).format(new Date()));

describe.each(onEngine("sqlite"))("the alumni registration (%s)", (engine) => {
	let school: TestApp;
	beforeEach(async () => {
		school = await startApp(engine);
	});
	afterEach(() => school.close());

	const post = (body: object, headers: Record<string, string> = {}) =>
		school.app.inject({ method: "POST", url: "/api/v1/website/alumni/add", payload: body, headers });
	const rows = () => school.services.db.selectFrom("alumni").selectAll().execute();
	const mails = () => readQueuedEmails(school.services);
	const count = async () => (await school.app.inject("/api/v1/website/count")).json().data;

	it("stores questions and answers, thanks the alumnus and notifies the office", async () => {
		const answer = await post(alumnus);
		expect([answer.statusCode, answer.json()]).toEqual([201, { status: true, message: "Thank you for registering." }]);
		const [row] = await rows();
		expect(JSON.parse(row?.answers ?? "")).toEqual(answers);
		expect(row).toMatchObject({
			name: "Meenakshi Raman",
			country: "India",
			form_version: "2026-12-2",
			consent_version: "2026-11",
		});
		expect(row?.consent_text).toMatch(/^I am 18 or older, or my parent or guardian/);
		expect(JSON.parse(row?.asked ?? "")[1].lines).toContainEqual({
			name: "interested_roles",
			label: "Interested Roles",
			answer: "Guest Lectures, Jurer",
		});
		const [thanks, notice] = await mails();
		expect(thanks).toMatchObject({ to_address: "meenakshi@example.com", subject: "Thank you for registering with us" });
		expect(notice).toMatchObject({
			to_address: "admissions@doddabetta.example",
			subject: "New alumni registration: Meenakshi Raman",
		});
		expect(notice?.text).toContain("Employment Type: Self Employed");
	});

	it("stores the questions as the school has asked them", async () => {
		const { services } = school;
		const words = { "questions-alumni": { steps: { personal: "You" }, residence: { label: "Where you live" } } };
		const context = {
			...services,
			school: { ...services.school, schoolMessages: words },
			graduates: { firstGraduation: 1990 },
		};
		const fields = { ...alumnus, emp_type: "2", interested_roles: ["1", "3"] };
		const result = await registerAlumnus(context, { fields, idempotencyKey: undefined, now: services.now() });
		expect(result).toEqual({ ok: true, created: true });
		const steps = JSON.parse((await rows())[0]?.asked ?? "");
		expect(JSON.stringify(steps)).toContain('"label":"Where you live"');
	});

	it("stores an added programme that was sent by its key by its name", async () => {
		const { services } = school;
		const outline = { key: "m-des-toys", name: "M.Des Toys", degree: "M.Des", subject: "Toys" };
		const degrees = degreesOfAlumni({
			programmes: [outline, { ...outline, key: "m-des-textiles", subject: "Textiles" }],
		});
		const context = { ...services, graduates: { firstGraduation: 1990, degrees } };
		const fields = {
			...alumnus,
			degree: "m-des-toys",
			course: "m-des-textiles",
			emp_type: "2",
			interested_roles: ["1"],
		};
		const result = await registerAlumnus(context, { fields, idempotencyKey: undefined, now: services.now() });
		expect(result).toEqual({ ok: true, created: true });
		expect(JSON.parse((await rows())[0]?.answers ?? "")).toMatchObject({ degree: "M.Des", course: "Textiles" });
	});

	it("takes numbers as text too, Employed where nothing is said, and consent as not asked", async () => {
		const { consent: _, ...others } = alumnus;
		await post({ ...others, emp_type: "1", interested_roles: ["2", "4"], graduation_year: 2016 });
		const { emp_type: __, ...unsaid } = others;
		await post(unsaid);
		await post({ ...others, emp_type: 0 });
		const alumni = await rows();
		expect(alumni.map((row) => JSON.parse(row.answers).emp_type)).toEqual([1, 1, 1]);
		expect(alumni.map((row) => JSON.parse(row.answers).company_name)).toEqual(Array(3).fill("Raman & Daughters"));
		expect(JSON.parse(alumni[0]?.answers ?? "").interested_roles).toEqual([2, 4]);
		expect(alumni[0]).toMatchObject({ consent_version: null, consent_at: null });
	});

	it("stores the same answers without a key once within the hour", async () => {
		const responses = await Promise.all([post(alumnus), post(alumnus)]);
		expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201]);
		expect((await post({ ...alumnus, firstname: "Meena" })).statusCode).toBe(201);
		expect(await rows()).toHaveLength(2);
	});

	it("refuses values that are no texts, whatever they pretend to be", async () => {
		const odd = { toString: 1, valueOf: 1 };
		for (const field of ["consent", "firstname", "skills", "emp_type", "gender", "country"])
			expect((await post({ ...alumnus, [field]: odd })).statusCode).toBe(422);
		expect(await rows()).toEqual([]);
	});

	it("takes skills of 500 characters, and says so for more", async () => {
		expect((await post({ ...alumnus, skills: "க".repeat(500) })).statusCode).toBe(201);
		const { statusCode, json } = await post({ ...alumnus, skills: "x".repeat(501) });
		expect(statusCode).toBe(422);
		expect(json().errors).toEqual({ skills: "Skills must be at most 500 characters" });
	});

	it("says for every blank field what is missing", async () => {
		const answer = await post({});
		expect([answer.statusCode, answer.json()]).toEqual([
			422,
			{
				status: false,
				message: expect.stringMatching(/^Fix these answers: First Name, .*, Skills\.$/),
				errors: blankMessages,
			},
		]);
		expect([await rows(), await mails()]).toEqual([[], []]);
	});

	it.each([
		["email", "not an address", "Invalid email format"],
		["graduation_year", String(year + 1), "Graduation Year is required"],
		["graduation_year", String(year - 50), "Graduation Year is required"],
		["course", "", "Course is required"],
		["course", "Plumbing", "Course is required"],
		["dob", "2023-02-30", "Date of Birth must be a date in the past"],
		["dob", `${year + 1}-01-01`, "Date of Birth must be a date in the past"],
		["working_since", "1899", "Choose a year from the list"],
		["graduation_year", "2012", "Graduation Year is required"],
		["dob", `${year - 10}-01-01`, "Check the year of birth. Graduates are 18 or older"],
		["country", "Atlantis", "Choose a country from the list"],
		["emp_type", 4, "Choose an employment type"],
		["interested_roles", [1, 5], "Choose roles from the list"],
		["interested_roles", { 1: true }, "Choose roles from the list"],
		["confirm_password", "nilgiri-tahr-2", "Passwords must match"],
		["confirm_password", undefined, "Passwords must match"],
		["firstname", { nested: true }, "First Name is required"],
		["consent", "false", "Confirm that you agree, so we can register you"],
	])("refuses %s %j in words", async (name, value, message) => {
		const answer = await post({ ...alumnus, [name]: value });
		expect([answer.statusCode, answer.json().errors]).toEqual([422, { [name]: message }]);
		expect(await rows()).toEqual([]);
	});

	it.each([String(year), "2013"])("takes the graduation year %s", async (graduation_year) => {
		expect((await post({ ...alumnus, graduation_year })).statusCode).toBe(201);
	});

	it.each([
		["gender", "Male", "1"],
		["gender", "female", "2"],
		["country", "Kenya", "Kenya"],
	])("reads the %s %s as %s", async (name, value, storedCode) => {
		expect((await post({ ...alumnus, [name]: value })).statusCode).toBe(201);
		expect(JSON.parse((await rows())[0]?.answers ?? "")[name]).toBe(storedCode);
	});

	it("asks for a course only where the degree has some, and for work only those who have it", async () => {
		await post({ ...alumnus, degree: "bachelor-architecture", emp_type: 3 });
		const storedAnswers = JSON.parse((await rows())[0]?.answers ?? "");
		for (const name of ["course", "company_name", "current_designation", "job_domain", "working_since"])
			expect(storedAnswers).not.toHaveProperty(name);
	});

	it("keeps a password as an Argon2id hash, and nowhere else", async () => {
		await post(alumnus);
		const [row] = await rows();
		const [, salt = "", hash = ""] =
			/^\$argon2id\$v=19\$m=19456,t=2,p=1\$([\w+/]{22})\$([\w+/]{43})$/.exec(row?.password_hash ?? "") ?? [];
		const options = {
			message: password,
			nonce: Buffer.from(salt, "base64"),
			memory: 19_456,
			passes: 2,
			parallelism: 1,
			tagLength: 32,
		};
		expect(argon2Sync("argon2id", options).toString("base64")).toBe(`${hash}=`);
		await post({ ...alumnus, email: "no" });
		expect(JSON.stringify([await rows(), await mails()])).not.toMatch(/nilgiri-tahr|Chosen, not shown/);
		expect(school.log()).not.toContain("nilgiri-tahr");
		const folder = school.services.settings.dataDir;
		const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
		for (const file of files)
			expect(readFileSync(join(file.parentPath, file.name)).includes("nilgiri-tahr")).toBe(false);
	});

	it("leaves a password exactly as typed, and trims and composes everything else", async () => {
		const typedName = "  cafe\u0301 ";
		const names = { firstname: " Ame\u0301lie ", lastname: "Rao\t", skills: "\n Drawing, in  ink " };
		await post({ ...alumnus, ...names, password: typedName, confirm_password: typedName });
		const [row] = await rows();
		const [salt = "", hash = ""] = row?.password_hash?.split("$").slice(-2) ?? [];
		const nonce = Buffer.from(salt, "base64");
		const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
		const expected = argon2Sync("argon2id", { message: typedName, nonce, ...cost }).toString("base64");
		expect(expected).toBe(`${hash}=`);
		expect(row?.name).toBe("Am\u00e9lie Rao");
		expect(JSON.parse(row?.answers ?? "")).toMatchObject({ skills: "Drawing, in  ink" });
	});

	it("does without a password, and refuses a short one", async () => {
		expect((await post({ ...alumnus, password: "seven77", confirm_password: "seven77" })).json().errors).toEqual({
			password: "Password must have 8 characters or more",
		});
		expect((await post({ ...alumnus, password: "", confirm_password: "" })).statusCode).toBe(201);
		expect((await rows())[0]?.password_hash).toBeNull();
	});

	it("takes a dialling code alone for no number", async () => {
		await post({ ...alumnus, mobile_number: "+91 " });
		expect(JSON.parse((await rows())[0]?.answers ?? "")).not.toHaveProperty("mobile_number");
	});

	it("stores a repeated request under one key once, and another one under it not at all", async () => {
		const key = { "idempotency-key": "sent-after-a-lost-answer" };
		const sentResponses = [
			await post(alumnus, key),
			await post({ ...alumnus, fill_ms: "9000" }, key),
			await post({ ...alumnus, firstname: "Kavya" }, key),
		];
		expect(sentResponses.map(({ statusCode }) => statusCode)).toEqual([201, 200, 409]);
		expect([(await rows()).length, (await mails()).length]).toEqual([1, 2]);
		const both = await Promise.all([
			post(alumnus, { "idempotency-key": "double-click" }),
			post(alumnus, { "idempotency-key": "double-click" }),
		]);
		expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201]);
		expect([(await rows()).length, (await mails()).length]).toEqual([2, 4]);
	});

	it("does not take what a robot filled in, and what is no form", async () => {
		expect((await post({ ...alumnus, website: "x" })).statusCode).toBe(422);
		expect((await post([])).statusCode).toBe(422);
		expect(await rows()).toEqual([]);
	});

	it("counts registrations and the countries they are from", async () => {
		expect(await count()).toEqual({ countryCount: 0, alumniFormCount: 0 });
		for (const country of ["India", "Canada", "India", "", undefined])
			await post({ ...alumnus, country }, { "idempotency-key": randomUUID() });
		expect(await count()).toEqual({ countryCount: 2, alumniFormCount: 5 });
	});
});

it("the API document lists the fields of the registration", async () => {
	const school = await startApp("sqlite");
	const { paths } = (await school.app.inject("/api/docs/json")).json();
	const { properties, required } =
		paths["/api/v1/website/alumni/add"].post.requestBody.content["application/json"].schema;
	expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(alumnus)));
	expect(required).toEqual(Object.keys(blankMessages));
	await school.close();
});
