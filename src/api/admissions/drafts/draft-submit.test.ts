import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { barchAnswers, certificates, diplomaAnswers, type FilePart } from "#tests/support/forms/application.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { draftCalls } from "#tests/support/forms/draft-calls.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";

const lostMessage = "This file is no longer on the server. Choose it again.";
const start = new Date("2026-11-20T09:00:00.000Z");
const day = 86_400_000;

describe.each(onEngine("sqlite"))("sending a saved application (%s)", (engine) => {
	let school: TestApp;
	let now: Date;
	let draft: ReturnType<typeof draftCalls>;
	let token: string;
	let class10: FilePart;
	let class12: FilePart;
	beforeEach(async () => {
		now = start;
		school = await startApp(engine, { PAYMENTS: "off" }, () => now);
		draft = draftCalls(school);
		token = await draft.begin();
		[class10, class12] = (await certificates()) as [FilePart, FilePart];
	});
	afterEach(() => school.close());

	const db = () => school.services.db;
	const applications = () => db().selectFrom("applications").selectAll().orderBy("id").execute();
	const applicationFiles = () =>
		db()
			.selectFrom("application_files")
			.select(["application_id", "field", "original_name", "storage_key", "size", "media_type", "sha256"])
			.orderBy("field")
			.execute();
	const draftFiles = () =>
		db().selectFrom("draft_files").select(["field", "storage_key", "sha256"]).orderBy("field").execute();
	async function isStored(key = "") {
		return school.services.storage.exists(key);
	}

	it("takes over the referenced files without copying them, and closes the draft", async () => {
		await draft.save(token, barchAnswers);
		await draft.link(token, "kavya@example.com");
		const references = {
			certificate_10: await draft.uploaded(token, "certificate_10", class10),
			certificate_12: await draft.uploaded(token, "certificate_12", class12),
		};
		const before = await draftFiles();
		const response = await draft.submit({ ...barchAnswers, ...references, draft: token });
		expect(response).toMatchObject({ code: 201, body: { data: { reference: expect.stringMatching(/-B-000001$/) } } });
		const files = await applicationFiles();
		expect(files.map(({ field, storage_key, sha256 }) => ({ field, storage_key, sha256 }))).toEqual(before);
		expect(files).toMatchObject([
			{ original_name: "class-10.pdf", size: class10.content.length, media_type: "application/pdf" },
			{
				original_name: "class-12.docx",
				media_type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
			},
		]);
		const [application] = await applications();
		expect(application?.asked).toContain('"label":"Class 10: mark sheet or certificate","answer":"class-10.pdf"');
		expect(application?.answers).not.toContain("upload:");
		expect(await draftFiles()).toEqual([]);
		expect(
			await db().selectFrom("drafts").select(["state", "answers", "email", "email_key", "application_id"]).execute(),
		).toEqual([{ state: "submitted", answers: "{}", email: null, email_key: null, application_id: application?.id }]);
	});

	it("is reported as sent wherever its tokens are used afterwards", async () => {
		const { reference } = (await draft.submit({ ...barchAnswers, draft: token })).body.data;
		now = new Date(start.getTime() + 179 * day);
		const answers = [
			await draft.read(token),
			await draft.save(token, {}),
			await draft.link(token, "a@example.com"),
			await draft.remove(token),
			await draft.takeOut(token, "certificate_10"),
			await draft.upload(token, "certificate_10", class10),
		];
		for (const answer of answers) {
			expect(answer).toMatchObject({
				code: 410,
				headers: { "cache-control": "no-store" },
				body: { status: false, message: expect.stringContaining(reference), data: { reference } },
			});
		}
		expect(await applications()).toHaveLength(1);
		expect(await db().selectFrom("outbox").select("id").execute()).toHaveLength(2);
	});

	it("combines files of the draft with files of the request", async () => {
		const certificate_10 = await draft.uploaded(token, "certificate_10", class10);
		expect((await draft.submit({ ...barchAnswers, certificate_10, draft: token }, [class12])).code).toBe(201);
		expect((await applicationFiles()).map(({ original_name }) => original_name)).toEqual([
			"class-10.pdf",
			"class-12.docx",
		]);
		for (const { storage_key } of await applicationFiles()) expect(await isStored(storage_key)).toBe(true);
	});

	it("satisfies a question that requires a file", async () => {
		const diploma = await draft.begin("diploma");
		const certificate_10 = await draft.uploaded(diploma, "certificate_10", class10);
		expect(await draft.submit({ ...diplomaAnswers, draft: diploma })).toMatchObject({
			code: 422,
			body: { errors: { certificate_10: "Certificate is required" } },
		});
		expect(await draft.submit({ ...diplomaAnswers, certificate_10, draft: diploma })).toMatchObject({ code: 201 });
	});

	it("ignores a file whose question does not apply, even a missing one", async () => {
		const residence_proof = await draft.uploaded(token, "residence_proof", class10);
		expect(
			await draft.submit({ ...barchAnswers, email: "bad", residence_proof: "upload:gone", draft: token }),
		).toMatchObject({
			code: 422,
			body: { errors: { email: "Invalid email format" } },
		});
		expect((await draft.submit({ ...barchAnswers, residence_proof, draft: token })).code).toBe(201);
		expect([await applicationFiles(), await draftFiles()]).toEqual([[], []]);
	});

	it("stays open and complete when an answer is wrong", async () => {
		await draft.save(token, barchAnswers);
		const certificate_10 = await draft.uploaded(token, "certificate_10", class10);
		const response = await draft.submit({ ...barchAnswers, email: "wrong", certificate_10, draft: token });
		expect(response).toMatchObject({ code: 422, body: { errors: { email: "Invalid email format" } } });
		expect(Object.keys(response.body.errors)).toEqual(["email"]);
		expect((await draft.read(token)).body.data).toMatchObject({
			answers: { name: "Meenakshi Raman" },
			files: [{ field: "certificate_10" }],
		});
		expect((await draft.submit({ ...barchAnswers, certificate_10, draft: token })).code).toBe(201);
	});

	it("asks again for a file that was removed, replaced, of another field, or of another draft", async () => {
		const former = await draft.uploaded(token, "certificate_10", class10);
		const certificate_10 = await draft.uploaded(token, "certificate_10", class10);
		const reference = await draft.uploaded(token, "certificate_12", class12);
		await draft.takeOut(token, "certificate_12");
		const other = await draft.begin();
		const foreign = await draft.uploaded(other, "certificate_12", class12);
		const wrong: Record<string, string>[] = [
			{ certificate_10: former },
			{ certificate_10: "upload:" },
			{ certificate_10: foreign },
			{ certificate_12: reference },
			{ certificate_12: foreign },
			{ certificate_12: certificate_10 },
			{ certificate_12: "upload:unknown" },
		];
		for (const references of wrong) {
			const [field = ""] = Object.keys(references);
			expect(await draft.submit({ ...barchAnswers, ...references, draft: token })).toMatchObject({
				code: 422,
				body: { errors: { [field]: lostMessage } },
			});
		}
		for (const fields of [{}, { draft: "unknown" }, { draft: other }] as Record<string, string>[]) {
			expect(await draft.submit({ ...barchAnswers, certificate_10, ...fields })).toMatchObject({
				code: 422,
				body: { errors: { certificate_10: lostMessage } },
			});
		}
		expect(await applications()).toEqual([]);
		expect((await draft.read(other)).body.data.files).toHaveLength(1);
	});

	it("asks again for the files of an expired draft, and needs no draft when no file is named", async () => {
		const certificate_10 = await draft.uploaded(token, "certificate_10", class10);
		now = new Date(start.getTime() + 7 * day);
		expect(await draft.submit({ ...barchAnswers, certificate_10, draft: token })).toMatchObject({
			code: 422,
			body: { errors: { certificate_10: lostMessage } },
		});
		expect((await draft.submit({ ...barchAnswers, draft: token }, [class10])).code).toBe(201);
		expect((await draft.submit({ ...barchAnswers, email: "b@example.com", draft: "unknown" })).code).toBe(201);
	});

	it("does not touch a saved application of another form", async () => {
		const march = await draft.begin("march");
		await draft.save(march, { name: "Kavya" });
		expect((await draft.submit({ ...barchAnswers, draft: march })).code).toBe(201);
		expect((await draft.read(march)).body.data.answers).toEqual({ name: "Kavya" });
	});

	it("repeats the first answer for the same key after the files have moved", async () => {
		const fields = {
			...barchAnswers,
			certificate_10: await draft.uploaded(token, "certificate_10", class10),
			draft: token,
		};
		const first = await draft.submit(fields, [class12], "the-same-request");
		const again = await draft.submit(fields, [class12], "the-same-request");
		expect([first.code, again.code]).toEqual([201, 200]);
		expect(again.body.data.reference).toBe(first.body.data.reference);
		expect(await draft.submit({ ...fields, name: "Other" }, [class12], "the-same-request")).toMatchObject({
			code: 409,
			body: { message: expect.stringContaining("with different answers") },
		});
		expect(await applicationFiles()).toHaveLength(2);
	});

	it("stores one application when two tabs submit at once, and gives both its reference", async () => {
		const certificate_10 = await draft.uploaded(token, "certificate_10", class10);
		const fields = { ...barchAnswers, certificate_10, draft: token };
		const answers = await Promise.all(
			["tab-one-key", "tab-two-key", "tab-three-key"].map((key) => draft.submit(fields, [], key)),
		);
		expect(answers.map(({ code }) => code).sort()).toEqual([201, 409, 409]);
		const reference = answers.find(({ code }) => code === 201)?.body.data.reference;
		for (const { code, body } of answers)
			if (code === 409) expect(body).toMatchObject({ status: false, message: expect.stringContaining(reference) });
		expect(await applications()).toHaveLength(1);
		expect(await draft.submit({ ...fields, name: "Later" }, [], "tab-four-key")).toMatchObject({
			code: 409,
			body: { message: expect.stringContaining(reference) },
		});
	});

	it("notices that it was sent even after its own check has begun", async () => {
		const certificate_10 = await draft.uploaded(token, "certificate_10", class10);
		const fields = { ...barchAnswers, certificate_10, draft: token };
		const { services } = school;
		const whole = services.db;
		/** Sends the application in full, under `key`, before the next transaction begins. */
		const overtake = (key: string) => {
			const transaction = () => ({
				execute: async (work: Parameters<ReturnType<typeof whole.transaction>["execute"]>[0]) => {
					services.db = whole;
					expect((await draft.submit(fields, [], key)).code).toBe(201);
					return whole.transaction().execute(work);
				},
			});
			const own = (name: keyof typeof whole) =>
				typeof whole[name] === "function" ? (whole[name] as () => unknown).bind(whole) : whole[name];
			services.db = new Proxy(whole, {
				get: (_whole, name) => (name === "transaction" ? transaction : own(name as keyof typeof whole)),
			});
		};
		overtake("the-first-tab");
		expect((await draft.submit(fields, [], "the-first-tab")).code).toBe(200);
		token = await draft.begin();
		Object.assign(fields, { draft: token, certificate_10: await draft.uploaded(token, "certificate_10", class10) });
		overtake("the-other-tab");
		expect(await draft.submit(fields, [], "the-slow-tab")).toMatchObject({
			code: 409,
			body: { message: expect.stringMatching(/already received this application as .*-000002\. /) },
		});
	});

	it("stores one application for a request sent twice at once with one key", async () => {
		const fields = {
			...barchAnswers,
			certificate_10: await draft.uploaded(token, "certificate_10", class10),
			draft: token,
		};
		const answers = await Promise.all([1, 2, 3].map(() => draft.submit(fields, [], "pressed-twice")));
		expect(answers.map(({ code }) => code).sort()).toEqual([200, 200, 201]);
		expect(new Set(answers.map(({ body }) => body.data.reference)).size).toBe(1);
	});

	it("and a simultaneous upload lose nothing: each row has its file, and each answer is true", async () => {
		for (let round = 0; round < 8; round++) {
			const own = await draft.begin();
			const reference = await draft.uploaded(own, "certificate_10", class10);
			const [sent, replaced, removed] = await Promise.all([
				draft.submit({ ...barchAnswers, certificate_10: reference, draft: own }),
				draft.upload(own, "certificate_10", { name: "later.pdf", content: await makePdf(`${round}`) }),
				draft.takeOut(own, "certificate_12"),
			]);
			if (sent.code === 201) expect([replaced.code, removed.code]).not.toContain(404);
			else expect([sent.code, sent.body.errors, replaced.code]).toEqual([422, { certificate_10: lostMessage }, 201]);
			const after = await draft.read(own);
			expect(after.code).toBe(sent.code === 201 ? 410 : 200);
			if (after.code === 200) expect(after.body.data.files).toMatchObject([{ name: "later.pdf" }]);
		}
		for (const { storage_key } of [...(await applicationFiles()), ...(await draftFiles())])
			expect(await isStored(storage_key)).toBe(true);
		expect((await applicationFiles()).map(({ original_name }) => original_name)).not.toContain("later.pdf");
	});

	it("asks again for a file that was replaced after the check", async () => {
		const certificate_10 = await draft.uploaded(token, "certificate_10", class10);
		const { storage } = school.services;
		const put = storage.put.bind(storage);
		// The submit stores its own part between the check and the transaction.
		storage.put = async (key, source) => {
			storage.put = put;
			await draft.uploaded(token, "certificate_10", { ...class10, name: "newer.pdf" });
			return put(key, source);
		};
		expect(await draft.submit({ ...barchAnswers, certificate_10, draft: token }, [class12])).toMatchObject({
			code: 422,
			body: { errors: { certificate_10: lostMessage } },
		});
		expect(await applications()).toEqual([]);
		expect((await draft.read(token)).body.data.files).toMatchObject([{ name: "newer.pdf" }]);
	});
});
