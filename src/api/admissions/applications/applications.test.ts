import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fileMessages } from "#src/school/messages/sets/rule-messages.ts";
import { idName } from "#src/storage/storage.ts";
import { barchAnswers, certificates, type FilePart, multipart } from "#tests/support/forms/application.ts";
import { makePdf, makeZip } from "#tests/support/forms/documents.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { readQueuedEmails } from "#tests/support/server/queued-emails.ts";

const address = "/api/v1/website/application/add";

describe.each(onEngine("sqlite"))("sending an application (%s)", (engine) => {
	let school: TestApp;
	beforeEach(async () => {
		school = await startApp(engine, { PAYMENTS: "off" });
	});
	afterEach(() => school.close());

	async function send(fields: Record<string, string>, files: FilePart[] = [], headers: Record<string, string> = {}) {
		const { body, contentType } = await multipart(fields, files);
		const response = await school.app.inject({
			method: "POST",
			url: address,
			body,
			headers: { "content-type": contentType, ...headers },
		});
		return { status: response.statusCode, ...response.json() };
	}
	const readStored = () => school.services.db.selectFrom("applications").selectAll().execute();
	const filesOnDisk = () =>
		readdirSync(join(school.services.settings.dataDir, "files"), { recursive: true, withFileTypes: true }).filter(
			(entry) => entry.isFile() && entry.name !== idName,
		);

	it("stores a complete one with its files and mails, and answers with reference and token", async () => {
		const answer = await send(barchAnswers, await certificates());
		expect(answer).toMatchObject({
			status: true,
			data: {
				reference: expect.stringMatching(/^DSA-\d\d-B-000001$/),
				token: expect.stringMatching(/^[\w-]{43}$/),
				fee_due: false,
				payment: null,
			},
		});
		const [application] = await readStored();
		expect(JSON.parse(application?.answers ?? "{}")).toEqual({
			name: "Meenakshi Raman",
			address: "14 Church Road\nCoonoor 643101",
			email: "meenakshi@example.com",
			phone_no: "9443212345",
			nationality: "Indian",
			gender: "2",
			is_international_student: false,
			board_10: "CBSE",
			percentage_10: 91.4,
			yop_10: 2024,
			board_12: "CBSE",
			percentage_12: 88,
			yop_12: 2026,
			nata_status: "applied",
			waiting_result: false,
			nata_score: "132",
		});
		const files = await school.services.db.selectFrom("application_files").selectAll().orderBy("field").execute();
		expect(files.map((file) => [file.field, file.original_name])).toEqual([
			["certificate_10", "class-10.pdf"],
			["certificate_12", "class-12.docx"],
		]);
		expect(filesOnDisk()).toHaveLength(2);
		const mails = await readQueuedEmails(school.services);
		expect(mails.map((mail) => mail.to_address)).toEqual(["meenakshi@example.com", "admissions@doddabetta.example"]);
		expect(mails[0]?.text).toContain("/application/");
	});

	it("numbers applications without gaps", async () => {
		const references = [];
		for (const email of ["a@example.com", "b@example.com", "c@example.com"])
			references.push((await send({ ...barchAnswers, email })).data.reference.slice(-6));
		expect(references).toEqual(["000001", "000002", "000003"]);
	});

	it("gives simultaneous applications different numbers", async () => {
		const answers = await Promise.all(
			Array.from({ length: 12 }, (_, index) => send({ ...barchAnswers, email: `a${index}@example.com` })),
		);
		expect(new Set(answers.map((answer) => answer.data?.reference)).size).toBe(12);
	});

	it("stores the questions with the answers", async () => {
		await send(barchAnswers);
		const [application] = await readStored();
		const steps = JSON.parse(application?.asked ?? "[]");
		expect(steps[0]).toMatchObject({ title: "Personal information" });
		expect(steps[0].lines).toContainEqual({ name: "gender", label: "Gender", answer: "Female" });
		expect(application).toMatchObject({
			form_version: expect.any(String),
			consent_version: expect.any(String),
			consent_text: expect.stringMatching(/^I am 18 or older/),
			consent_at: expect.any(String),
		});
	});

	it("takes one without consent from a program and stores it as not asked", async () => {
		const { consent: _, ...answers } = barchAnswers;
		expect(await send(answers)).toMatchObject({ status: true });
		expect((await readStored())[0]).toMatchObject({ consent_version: null, consent_text: null, consent_at: null });
	});

	it("names every missing field with the form's message", async () => {
		const answer = await send({ application_type: "barch" });
		expect(answer).toMatchObject({
			status: false,
			message: expect.stringMatching(/^Fix these answers: Full name, Address, /),
		});
		expect(answer.errors).toEqual({
			name: "Name is required",
			address: "Address is required",
			email: "Email is required",
			phone_no: "Phone number is required",
			is_international_student: "International status is required",
			nationality: "Nationality is required",
			board_10: "Board is required",
			board_12: "Board is required",
			percentage_10: "Percentage is required",
			percentage_12: "Percentage is required",
			yop_10: "Year of Passing is required",
			yop_12: "Year of Passing is required",
		});
	});

	it.each([
		["email", "not an address", "Invalid email format"],
		["email", "a@example.com,b@example.com", "Invalid email format"],
		["phone_no", "12345", "Phone number must be 10 digits"],
		["phone_no", "12345678901", "Phone number must be 10 digits"],
		["percentage_10", "-1", "Percentage must be a positive number"],
		["percentage_12", "100.5", "Percentage must be between 0 and 100"],
		["percentage_12", "ninety", "Percentage must be between 0 and 100"],
		["yop_10", "1899", "Year must be a valid year"],
		["yop_12", "3000", "Year must be a valid year"],
		["yop_12", "2024.5", "Year must be a valid year"],
		["name", "  ", "Name is required"],
		["name", "x".repeat(201), "Name must be at most 200 characters"],
		["address", "a\u0000b", "Address contains a character we can’t save"],
		["gender", "4", "Gender is required"],
		["nata_score", "12a", "NATA score must be a valid number"],
	])("refuses %s %j with its message", async (field, value, message) => {
		expect(await send({ ...barchAnswers, [field]: value })).toMatchObject({
			status: false,
			errors: { [field]: message },
		});
		expect(await readStored()).toHaveLength(0);
	});

	it.each(["true", "1"])(
		"takes the proof of residence of international students (%s) and drops that of others",
		async (international) => {
			const proof = { field: "residence_proof", name: "passport.pdf", content: await makePdf("Passport") };
			await send({ ...barchAnswers, is_international_student: international }, [proof]);
			await send({ ...barchAnswers, email: "other@example.com" }, [proof]);
			const files = await school.services.db
				.selectFrom("application_files")
				.select(["application_id", "field"])
				.execute();
			expect(files).toEqual([{ application_id: 1, field: "residence_proof" }]);
		},
	);

	it("stores two files of the same name separately", async () => {
		const content = await makePdf();
		await send(barchAnswers, [
			{ field: "certificate_10", name: "scan.pdf", content },
			{ field: "certificate_12", name: "scan.pdf", content: await makePdf("12") },
		]);
		const files = await school.services.db
			.selectFrom("application_files")
			.select(["storage_key", "original_name"])
			.execute();
		expect(new Set(files.map((file) => file.storage_key)).size).toBe(2);
		expect(filesOnDisk()).toHaveLength(2);
	});

	const wrongType = "Invalid file type. Only JPG, PNG, PDF, DOC, DOCX are allowed.";
	const genuine = [{ name: "[Content_Types].xml" }, { name: "word/document.xml" }];
	it.each([
		["an ending that is not allowed", "certificate.exe", Buffer.from("MZ"), wrongType],
		["HTML called PDF", "certificate.pdf", Buffer.from("<html><script>alert(1)</script></html>"), wrongType],
		[
			"HTML behind a PDF header",
			"certificate.pdf",
			Buffer.from("%PDF-1.7\n<html></html>"),
			fileMessages.messages.mixed,
		],
		["a plain ZIP called DOCX", "certificate.docx", makeZip([{ name: "photo.jpg", content: "x" }]), wrongType],
		[
			"a DOCX with macros",
			"certificate.docx",
			makeZip([...genuine, { name: "word/vbaProject.bin" }]),
			fileMessages.messages.active,
		],
		[
			"a DOCX whose member leaves its folder",
			"certificate.docx",
			makeZip([...genuine, { name: "../../etc/passwd" }]),
			fileMessages.messages.damaged,
		],
		[
			"a DOCX that unpacks to a gigabyte",
			"certificate.docx",
			makeZip([...genuine, { name: "word/media/a.png", packed: true, claimedSize: 2 ** 30 }]),
			fileMessages.messages.unpacked,
		],
		["a DOCX cut short", "certificate.docx", makeZip(genuine).subarray(0, -30), fileMessages.messages.damaged],
		["a DOCX of one byte", "certificate.docx", Buffer.from("P"), wrongType],
		["a DOCX of three bytes", "certificate.docx", Buffer.from("PK\x03"), wrongType],
		["a text called PNG", "certificate.png", Buffer.from("not a picture at all, really"), wrongType],
		["an empty file", "certificate.pdf", Buffer.alloc(0), "This file is empty. Choose it again."],
		[
			"a file of more than 5 MB",
			"certificate.pdf",
			Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(5_242_880 - 8)]),
			"File size exceeds 5MB.",
		],
	])("refuses %s, and keeps nothing", async (_what, name, content, message) => {
		expect(await send(barchAnswers, [{ field: "certificate_10", name, content }])).toMatchObject({
			status: false,
			errors: { certificate_10: message },
		});
		expect(await readStored()).toHaveLength(0);
		expect(readdirSync(school.services.settings.dataDir).includes("files") ? filesOnDisk() : []).toHaveLength(0);
		expect(readdirSync(join(school.services.settings.dataDir, "incoming"))).toHaveLength(0);
	});

	it("takes a file of exactly 5 MB", async () => {
		const whole = await makePdf();
		const content = Buffer.concat([whole, Buffer.alloc(5_242_880 - whole.length, 32)]);
		expect(await send(barchAnswers, [{ field: "certificate_10", name: "Certificate.PDF", content }])).toMatchObject({
			status: true,
		});
	});

	it("refuses a file in a field that takes none", async () => {
		expect(await send(barchAnswers, [{ field: "photo", name: "a.pdf", content: await makePdf() }])).toMatchObject({
			status: false,
			errors: { photo: "You don’t need to upload a file here" },
		});
	});

	it("gives a retry under the same key the same reference, with a token that works", async () => {
		const key = { "idempotency-key": "a-key-of-the-form" };
		const files = await certificates();
		const [first, second] = [await send(barchAnswers, files, key), await send(barchAnswers, files, key)];
		expect(second.data.reference).toBe(first.data.reference);
		expect(await readStored()).toHaveLength(1);
		for (const { data } of [first, second]) {
			const status = await school.app.inject({
				url: "/api/v1/website/application/status",
				headers: { authorization: `Bearer ${data.token}` },
			});
			expect(status.json()).toEqual({
				status: true,
				data: {
					reference: first.data.reference,
					stage: "received",
					details: {},
					since: expect.stringMatching(/^\d{4}-.*Z$/),
					fee: null,
					seat_fee: null,
				},
			});
		}
	});

	it("stores one record for two simultaneous requests with one key", async () => {
		const key = { "idempotency-key": "pressed-twice" };
		const answers = await Promise.all([send(barchAnswers, [], key), send(barchAnswers, [], key)]);
		expect(new Set(answers.map((answer) => answer.data?.reference))).toEqual(
			new Set([expect.stringContaining("-B-000001")]),
		);
		expect(await readStored()).toHaveLength(1);
	});

	it("does not overwrite an application when different answers use its key", async () => {
		const key = { "idempotency-key": "same-key-again" };
		await send(barchAnswers, [], key);
		expect(await send({ ...barchAnswers, name: "Somebody Else" }, [], key)).toMatchObject({
			status: false,
			message: expect.stringContaining("-B-000001"),
		});
		expect((await readStored())[0]).toMatchObject({ name: "Meenakshi Raman" });
	});

	it("refuses what a bot filled in", async () => {
		expect(await send({ ...barchAnswers, website: "http://spam.example" })).toMatchObject({ status: false });
		expect(await readStored()).toHaveLength(0);
	});

	it("answers malformed requests with the right status and message", async () => {
		const post = (headers: Record<string, string>, body: string) =>
			school.app.inject({ method: "POST", url: address, headers, body });
		expect((await post({ "content-type": "application/json" }, "{}")).statusCode).toBe(415);
		expect((await post({ "content-type": "multipart/form-data" }, "no boundary")).statusCode).toBe(400);
		expect(
			(
				await post(
					{ "content-type": "multipart/form-data; boundary=x" },
					'--x\r\ncontent-disposition: form-data; name="name"\r\n\r\ncut o',
				)
			).statusCode,
		).toBe(400);
		expect(
			(await post({ "content-type": "multipart/form-data; boundary=x", "content-length": "999999999" }, "")).statusCode,
		).toBe(413);
		expect(
			(await post({ "content-type": "multipart/form-data; boundary=x", origin: "https://evil.example" }, ""))
				.statusCode,
		).toBe(403);
		expect(await send({ ...barchAnswers, application_type: "phd" })).toMatchObject({
			status: false,
			errors: { application_type: expect.any(String) },
		});
		expect(await send({ ...barchAnswers, application_type: "constructor" })).toMatchObject({
			status: false,
			errors: { application_type: expect.any(String) },
		});
	});

	it("writes no name, address, phone, e-mail or token into the log", async () => {
		const { data } = await send(barchAnswers, await certificates());
		await send({ ...barchAnswers, email: "wrong" });
		await school.app.inject({ url: `/api/v1/razarpay/?application=${data.token}` });
		for (const secret of ["Meenakshi", "Church Road", "9443212345", "meenakshi@", data.token])
			expect(school.log()).not.toContain(secret);
		expect(school.log()).toContain("/api/v1/website/application/add");
	});

	it("answers an unknown token with 404", async () => {
		const response = await school.app.inject({
			url: "/api/v1/website/application/status",
			headers: { authorization: "Bearer unknown" },
		});
		expect([response.statusCode, response.json().status]).toEqual([404, false]);
	});
});
