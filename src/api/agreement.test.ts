import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formOf } from "#src/admissions/forms/application-forms.ts";
import { alumniForm } from "#src/alumni/alumni-form.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { addRecord } from "#src/content/records.server.ts";
import { enquiryForms } from "#src/enquiries/enquiry-forms.ts";
import { checkAnswers } from "#src/forms/checks/check-answers.ts";
import { checkAll } from "#src/forms/checks/load-checks.ts";
import { type Answers, type FieldErrors, type FormDefinition, fieldsOf, withInitial } from "#src/forms/definition.ts";
import { buildRequestBody } from "#src/forms/wizard/use-submit.ts";
import { jobApplicationConfig } from "#src/job-applications/form/job-application-config.ts";
import { jobApplicationDefinition } from "#src/job-applications/form/job-application-definition.ts";
import { change, samples } from "#tests/support/content/samples.ts";
import { alumnus } from "#tests/support/forms/alumnus.ts";
import { barchAnswers, diplomaAnswers, marchAnswers } from "#tests/support/forms/application.ts";
import { nearly } from "#tests/support/forms/arbitrary-answers.ts";
import { makeDocx, makePdf } from "#tests/support/forms/documents.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";

type Verdict = { status: number; errors: FieldErrors };
const accepted = { status: 201, errors: {} };
const verdictOn = (errors: FieldErrors): Verdict =>
	Object.keys(errors).length > 0 ? { status: 422, errors } : accepted;

/** Runs a property so often, and sees that it has met answers that are taken and answers that are not. */
async function holds<Given>(
	arbitrary: fc.Arbitrary<Given>,
	runs: number,
	verdicts: (given: Given) => Promise<{ browser: Verdict; server: Verdict }>,
) {
	const statuses = new Set<number>();
	const property = fc.asyncProperty(arbitrary, async (value) => {
		const { browser, server } = await verdicts(value);
		statuses.add(server.status);
		expect(server).toEqual(browser);
	});
	await fc.assert(property, { numRuns: runs });
	expect(statuses).toEqual(new Set([201, 422]));
}

let files: Record<string, File>;
beforeAll(async () => {
	const [pdf, docx] = [await makePdf(), await makeDocx()];
	files = {
		certificate_10: new File([new Uint8Array(pdf)], "class 10 🙂.pdf"),
		certificate_12: new File([new Uint8Array(docx)], "class-12.DOCX"),
	};
});

/** Returns what the server says to a request that the browser would send. */
async function ask({ app }: TestApp, url: string, body: FormData | string, key?: string): Promise<Verdict> {
	const request = new Request(`http://localhost${url}`, { method: "POST", body });
	const type = typeof body === "string" ? "application/json" : (request.headers.get("content-type") ?? "");
	const headers = { "content-type": type, ...(key && { "idempotency-key": key }) };
	const answer = await app.inject({ method: "POST", url, headers, payload: Buffer.from(await request.arrayBuffer()) });
	return { status: answer.statusCode, errors: answer.json().errors ?? {} };
}

function textsOf(form: FormDefinition): string[] {
	const secret = new Set(fieldsOf(form, "file"));
	return form.steps.flatMap((step) => step.fields.map(({ name }) => name)).filter((name) => !secret.has(name));
}

describe.each([
	["sqlite", 60],
	["postgres", 25],
] as const)("browser and server agree on the forms of one step (%s)", (engine, runs) => {
	let school: TestApp;
	beforeAll(async () => {
		school = await startApp(engine);
	});
	afterAll(() => school.close());
	const right: Record<string, string> = {
		name: "Kavya",
		email: "kavya@example.com",
		city: "கோவை",
		course: "barch",
		subject: "Hostel",
		message: "Is there a warden? 🙂",
		phone: "+91 94432 12345",
		phone_no: "+91 94432 12345",
		phone_number: "+91 94432 12345",
	};

	it.each(Object.values(enquiryForms))("$config.key", async ({ config, definition }) => {
		const names = config.fields.map(({ name }) => name);
		const answers = Object.fromEntries(names.map((name) => [name, right[name] ?? ""]));
		let sent = 0;
		await holds(nearly(answers, names), runs, async (answers) => ({
			browser: verdictOn((await checkAll(async () => definition, answers)).errors),
			server: await ask(school, config.api, JSON.stringify(answers), `${config.key}-no-${sent++}`),
		}));
	});

	it("an application for a post", async () => {
		const opening = { ...samples.career, posted_on: "2026-01-01", last_date: "2099-12-31" };
		await change(school.services.db, (trx) => addRecord(trx, contentTypes.careers, opening));
		const names = ["name", "email", "phone_no", "note"];
		const answers = Object.fromEntries(names.map((name) => [name, right[name] ?? "A note"]));
		const file = fc.constantFrom(undefined, files.certificate_10, files.certificate_12);
		let sent = 0;
		await holds(fc.tuple(nearly(answers, names), file), runs, async ([answers, cv]) => {
			const givenAnswers = cv ? { ...answers, cv: { name: cv.name, size: cv.size } } : answers;
			const body = new FormData();
			for (const [name, answer] of Object.entries(answers)) body.append(name, String(answer));
			if (cv) body.append("cv", cv, cv.name);
			const { api } = jobApplicationConfig("studio-tutor");
			return {
				browser: verdictOn((await checkAll(async () => jobApplicationDefinition, givenAnswers)).errors),
				server: await ask(school, api, body, `job-application-no-${sent++}`),
			};
		});
	});

	it.each(Object.values(enquiryForms))(
		"$config.key takes any JSON without failing, and nothing that is no text",
		async ({ config }) => {
			const value = fc.oneof(fc.jsonValue(), fc.string({ unit: "binary" }));
			const body = fc.oneof(
				fc.jsonValue(),
				fc.dictionary(fc.constantFrom(...config.fields.map(({ name }) => name), "consent", "__proto__"), value),
			);
			await fc.assert(
				fc.asyncProperty(body, async (body) => {
					const { status, errors } = await ask(school, config.api, JSON.stringify(body));
					const fields: Record<string, unknown> = typeof body === "object" && body !== null ? { ...body } : {};
					const wrong = config.fields
						.filter((field) => !("optional" in field) && typeof fields[field.name] !== "string")
						.map(({ name }) => name);
					expect([200, 201, 400, 422]).toContain(status);
					if (status === 422) expect(Object.keys(errors)).toEqual(expect.arrayContaining(wrong));
				}),
				{ numRuns: runs },
			);
		},
	);
});

/** Returns what a program is told, which may leave out what only the form in the browser expects. */
function errorsOf(form: FormDefinition, answers: Answers) {
	const checkedAnswers = checkAnswers(form, answers, {});
	return checkedAnswers.ok ? {} : checkedAnswers.errors;
}

/** A document that goes along with the form. */
const waiting = (file: File) => ({ name: file.name, size: file.size, state: "waiting", file }) as const;

describe("browser and server agree on the forms of several steps", () => {
	const runs = 60;
	let school: TestApp;
	beforeAll(async () => {
		school = await startApp("sqlite", { PAYMENTS: "off" });
	});
	afterAll(() => school.close());

	const applications = [
		["barch", barchAnswers],
		["march", marchAnswers],
		["diploma", diplomaAnswers],
	] as const;

	async function verdictsOn(
		type: (typeof applications)[number][0],
		typedAnswers: Record<string, string>,
		names: string[],
	) {
		const { form } = formOf(type);
		const answers = withInitial(form, typedAnswers) as Record<string, string>;
		const attachments = Object.fromEntries(
			fieldsOf(form, "file").flatMap((name) =>
				names.includes(name) && files[name] ? [[name, waiting(files[name])]] : [],
			),
		);
		const body = buildRequestBody(
			"multipart",
			{ form, answers, values: {}, files: attachments },
			{ application_type: type, consent: "true" },
		);
		return {
			browser: verdictOn(errorsOf(form, { ...answers, ...attachments })),
			server: await ask(school, "/api/v1/website/application/add", body),
		};
	}

	it.each(applications)("%s", async (type, right) => {
		const fileNames = fc.subarray(Object.keys(files), { minLength: 1 });
		await holds(fc.tuple(nearly(right, textsOf(formOf(type).form)), fileNames), runs, ([typed, names]) =>
			verdictsOn(type, typed, names),
		);
	});

	it.each(applications)("%s, whose choices have characters that can't be seen", async (type, right) => {
		const choices = formOf(type).form.steps.flatMap(({ fields }) =>
			fields.flatMap((field) =>
				"options" in field && field.options ? [{ name: field.name, options: field.options }] : [],
			),
		);
		for (const { name, options } of choices)
			for (const answer of ["\u0001", "\u200b", ...options.map(({ value }) => `\u200e${value}\u00ad`)]) {
				const { browser, server } = await verdictsOn(type, { ...right, [name]: answer }, ["certificate_10"]);
				expect([name, answer, server]).toEqual([name, answer, browser]);
			}
	});

	it("alumni", async () => {
		const form: FormDefinition = alumniForm({ firstGraduation: 2013 });
		let sent = 0;
		const right = Object.fromEntries(Object.entries(alumnus).map(([name, value]) => [name, String(value)]));
		await holds(nearly(right, textsOf(form)), runs, async (typedAnswers) => {
			const answers = withInitial(form, typedAnswers) as Record<string, string>;
			const { values, errors } = await checkAll(async () => form, answers);
			const body = buildRequestBody("json", { form, answers, values, files: {} }, { consent: "true" });
			return {
				browser: verdictOn(errors),
				server: await ask(school, "/api/v1/website/alumni/add", body, `alumnus-${sent++}`),
			};
		});
	});

	it("alumni takes any JSON without failing", async () => {
		const body = fc.oneof(
			fc.jsonValue(),
			fc.dictionary(fc.constantFrom(...textsOf(alumniForm({ firstGraduation: 2013 })), "consent"), fc.jsonValue()),
		);
		const property = fc.asyncProperty(body, async (body) => {
			const json = JSON.stringify(body);
			// The parser refuses names that would reach an object's prototype.
			const allowedStatuses = /"(?:__proto__|constructor)":/.test(json) ? [201, 400, 422] : [201, 422];
			expect(allowedStatuses).toContain((await ask(school, "/api/v1/website/alumni/add", json)).status);
		});
		await fc.assert(property, { numRuns: runs });
	});
});
