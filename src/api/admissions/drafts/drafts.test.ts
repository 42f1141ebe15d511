import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { expireDrafts } from "#src/admissions/drafts/delete-draft.server.ts";
import { barchAnswers } from "#tests/support/forms/application.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { draftCalls } from "#tests/support/forms/draft-calls.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";

const day = 86_400_000;
const start = new Date("2026-11-20T09:00:00.000Z");
const goneAnswer = {
	status: false,
	message: "This token is unknown or has expired.",
};

describe.each(onEngine("sqlite"))("an application that is saved to be sent later (%s)", (engine) => {
	let school: TestApp;
	let now: Date;
	let draft: ReturnType<typeof draftCalls>;
	beforeEach(async () => {
		now = start;
		school = await startApp(engine, { PAYMENTS: "off" }, () => now);
		draft = draftCalls(school);
	});
	afterEach(() => school.close());

	it("begins empty and opens for seven days with the token it returns", async () => {
		const response = await draft.call("POST", "draft/add", { json: { application_type: "march" } });
		const expires_at = "2026-11-27T09:00:00.000Z";
		expect(response).toMatchObject({
			code: 201,
			body: { status: true, data: { token: expect.stringMatching(/^[\w-]{43}$/), expires_at } },
		});
		expect((await draft.read(response.body.data.token)).body).toEqual({
			status: true,
			data: {
				application_type: "march",
				answers: {},
				step: 0,
				version: expect.any(String),
				revision: 0,
				saved_at: null,
				email: null,
				expires_at,
				files: [],
			},
		});
	});

	it("stores valid and invalid answers, and nothing but the form's text fields", async () => {
		const token = await draft.begin();
		const typedAnswers = {
			name: " கவிதா\nN. 🙂",
			email: "not yet an addr",
			percentage_10: "ninety",
			consent: "true",
			nationality: "",
		};
		now = new Date(start.getTime() + 60_000);
		const response = await draft.save(token, {
			...typedAnswers,
			certificate_10: "C:\\fakepath\\a.pdf",
			website: "spam",
			fill_ms: "12",
			draft: token,
			coa_reg_no: "x",
		});
		expect(response).toMatchObject({ code: 200, headers: { "cache-control": "no-store" } });
		expect(response.body).toEqual({
			status: true,
			data: { revision: 1, saved_at: "2026-11-20T09:01:00.000Z", expires_at: "2026-11-27T09:01:00.000Z" },
		});
		expect((await draft.read(token)).body.data).toMatchObject({
			answers: typedAnswers,
			step: 1,
			version: "2026-11",
			revision: 1,
			saved_at: now.toISOString(),
		});
		expect(Object.keys((await draft.read(token)).body.data.answers).sort()).toEqual(Object.keys(typedAnswers).sort());
	});

	it("does not overwrite what another tab has saved, and returns that", async () => {
		const token = await draft.begin();
		await draft.save(token, { name: "One" });
		expect(await draft.save(token, { name: "Two" })).toMatchObject({
			code: 409,
			body: {
				status: false,
				message: "Someone has changed this draft since you read it. Nothing was overwritten. Get it again.",
				data: { revision: 1, saved_at: start.toISOString() },
			},
		});
		expect((await draft.save(token, { name: "Two" }, 7)).code).toBe(409);
		expect((await draft.read(token)).body.data.answers).toEqual({ name: "One" });
		expect((await draft.save(token, { name: "Two" }, 1)).body.data.revision).toBe(2);
	});

	it("treats a save repeated after a lost answer as one", async () => {
		const token = await draft.begin();
		const first = await draft.save(token, { name: "One" });
		now = new Date(start.getTime() + 5_000);
		expect(await draft.save(token, { name: "One" })).toMatchObject({ code: 200, body: first.body });
		expect((await draft.save(token, { name: "One" }, 0, 2)).code).toBe(409);
	});

	it("lets one of several simultaneous saves of a revision win", async () => {
		const token = await draft.begin();
		const names = Array.from({ length: 12 }, (_, index) => `Tab ${index}`);
		// Connections are opened first, so that the saves do not wait for them one by one.
		await Promise.all(names.map(() => draft.read(token)));
		const answers = await Promise.all(names.map((name) => draft.save(token, { name })));
		expect(answers.map(({ code }) => code).sort()).toEqual([200, ...Array(11).fill(409)]);
		const winner = names[answers.findIndex(({ code }) => code === 200)];
		expect((await draft.read(token)).body.data).toMatchObject({ answers: { name: winner }, revision: 1 });
	});

	it("refuses texts that are too long or cannot be stored, with a message", async () => {
		const token = await draft.begin();
		expect(await draft.save(token, { name: "x".repeat(5001), address: "a\u0000b" })).toMatchObject({
			code: 422,
			body: {
				status: false,
				message: "We can’t save some of these answers.",
				errors: {
					name: "This text must be at most 5000 characters",
					address: "This text contains a character we can’t save",
				},
			},
		});
		const long = "அ".repeat(5000);
		const many = Object.fromEntries(
			["name", "address", "email", "phone_no", "nationality"].map((name) => [name, long]),
		);
		expect(await draft.save(token, many)).toMatchObject({
			code: 422,
			body: { errors: { answers: "Your answers together are too long to save" } },
		});
		expect((await draft.save(token, { name: long })).code).toBe(200);
		expect(await draft.save(token, { other: "x".repeat(300_000) }, 1)).toMatchObject({
			code: 413,
			body: { message: "What you sent is too large." },
		});
	});

	it("refuses invalid answers, step, version or revision, by name", async () => {
		const token = await draft.begin();
		const wrong: [object, string, string][] = [
			[{ answers: { name: 7 } }, "answers.name", "must be a string"],
			[{ answers: [] }, "answers", "must be an object with a string for each field"],
			[{ answers: undefined }, "answers", "must be an object with a string for each field"],
			[{ revision: -1 }, "revision", "must be 0 or more"],
			[{ revision: 2 ** 31 }, "revision", "is too large"],
			[{ revision: "0" }, "revision", "must be a whole number"],
			[{ step: 1.5 }, "step", "must be a whole number"],
			[{ version: "a\u0000" }, "version", "contains a character we can’t save"],
			[{ version: "x".repeat(101) }, "version", "must be at most 100 characters"],
		];
		for (const [part, field, message] of wrong) {
			const json = { answers: {}, step: 0, version: "2026-11", revision: 0, ...part };
			const body = { status: false, message: `Check these fields: ${field}.`, errors: { [field]: message } };
			expect(await draft.call("PUT", "draft", { token, json })).toMatchObject({ code: 422, body });
		}
		expect((await draft.read(token)).body.data.revision).toBe(0);
	});

	it("does not begin for an unknown form", async () => {
		for (const json of [
			{},
			{ application_type: "phd" },
			{ application_type: "constructor" },
			{ application_type: null },
		]) {
			const body = { errors: { application_type: "must be one of these: barch, march, diploma" } };
			expect(await draft.call("POST", "draft/add", { json })).toMatchObject({ code: 422, body });
		}
		expect(await school.services.db.selectFrom("drafts").selectAll().execute()).toEqual([]);
	});

	const calls = (token: string) => [
		() => draft.read(token),
		() => draft.save(token, {}),
		() => draft.link(token, "a@example.com"),
		() => draft.remove(token),
		() => draft.takeOut(token, "certificate_10"),
		async () => draft.upload(token, "certificate_10", { name: "a.pdf", content: await makePdf() }),
	];

	it("is not found by an unknown token, and asks for one in the header", async () => {
		for (const call of calls("unknown"))
			expect(await call()).toMatchObject({ code: 404, headers: { "cache-control": "no-store" }, body: goneAnswer });
		for (const call of calls(""))
			expect(await call()).toMatchObject({
				code: 422,
				headers: { "cache-control": "no-store" },
				body: { status: false },
			});
		const response = await school.app.inject({ url: "/api/v1/website/draft", headers: { authorization: "Basic abc" } });
		expect([response.statusCode, response.json().errors]).toEqual([
			422,
			{ authorization: "must be Bearer <token>, with the token of the draft" },
		]);
	});

	it("is deleted with its answers, files and links", async () => {
		const token = await draft.begin();
		await draft.save(token, barchAnswers);
		await draft.uploaded(token, "certificate_10", { name: "a.pdf", content: await makePdf() });
		await draft.link(token, "kavya@example.com");
		expect(await draft.remove(token)).toMatchObject({
			code: 200,
			body: { status: true, message: expect.stringContaining("deleted") },
		});
		for (const call of calls(token)) expect(await call()).toMatchObject({ code: 404, body: goneAnswer });
		for (const table of ["drafts", "draft_tokens", "draft_files"] as const) {
			expect(await school.services.db.selectFrom(table).selectAll().execute()).toEqual([]);
		}
		expect(await storedKeys()).toEqual([]);
	});

	it("expires seven days after the last change, and is then deleted with its files", async () => {
		const [token, other] = [await draft.begin(), await draft.begin()];
		await draft.uploaded(token, "certificate_10", { name: "a.pdf", content: await makePdf() });
		now = new Date(start.getTime() + 5 * day);
		await draft.save(other, { name: "Other" });
		now = new Date(start.getTime() + 7 * day - 1);
		expect((await draft.read(token)).code).toBe(200);
		expect(await expireDrafts(school.services, now)).toBe(0);
		now = new Date(start.getTime() + 7 * day);
		for (const call of calls(token)) expect(await call()).toMatchObject({ code: 404, body: goneAnswer });
		expect(await storedKeys()).toHaveLength(1);
		expect(await expireDrafts(school.services, now)).toBe(1);
		expect(await storedKeys()).toEqual([]);
		expect((await draft.read(other)).body.data).toMatchObject({
			answers: { name: "Other" },
			expires_at: "2026-12-02T09:00:00.000Z",
		});
	});

	it("is extended by seven days by each upload or removal, but not by reading", async () => {
		const token = await draft.begin();
		const inDays = async (days: number) => {
			now = new Date(start.getTime() + days * day);
			return (await draft.read(token)).body.data.expires_at;
		};
		expect(await inDays(2)).toBe("2026-11-27T09:00:00.000Z");
		await draft.uploaded(token, "certificate_10", { name: "a.pdf", content: await makePdf() });
		expect(await inDays(4)).toBe("2026-11-29T09:00:00.000Z");
		await draft.takeOut(token, "certificate_10");
		expect(await inDays(4)).toBe("2026-12-01T09:00:00.000Z");
		expect((await draft.read(token)).body.data.revision).toBe(0);
	});

	it("expire in any number, and a stopping process ends between two", async () => {
		for (let count = 0; count < 3; count++) await draft.begin();
		now = new Date(start.getTime() + 7 * day);
		expect(await expireDrafts(school.services, now, AbortSignal.abort())).toBe(0);
		const [one, two] = await Promise.all([expireDrafts(school.services, now), expireDrafts(school.services, now)]);
		expect(one + two).toBe(3);
	});

	it("writes neither its token nor any answer into the log", async () => {
		const token = await draft.begin();
		await draft.save(token, barchAnswers);
		await draft.uploaded(token, "certificate_10", { name: "meenakshi.pdf", content: await makePdf() });
		await draft.link(token, "meenakshi@example.com");
		await draft.save("wrong-token-of-somebody", barchAnswers);
		await draft.remove(token);
		for (const secret of [token, "wrong-token", "Bearer", "Meenakshi", "meenakshi", "9443212345"])
			expect(school.log()).not.toContain(secret);
		expect(school.log()).toContain('"path":"/api/v1/website/draft/file/:field"');
	});

	async function storedKeys() {
		const keys: string[] = [];
		for await (const { key } of school.services.storage.list()) keys.push(key);
		return keys;
	}
});

describe("saving applications too often", () => {
	it("is answered 429 with a message and the time to wait", async () => {
		const school = await startApp("sqlite", { RATE_LIMIT: "on", SENDERS_PER_ADDRESS: "1" });
		const draft = draftCalls(school);
		const codes: number[] = [];
		for (let count = 0; count < 30; count++)
			codes.push((await draft.call("POST", "draft/add", { json: { application_type: "barch" } })).code);
		expect(new Set(codes)).toEqual(new Set([201]));
		const response = await draft.call("POST", "draft/add", { json: { application_type: "barch" } });
		expect(response).toMatchObject({
			code: 429,
			headers: { "retry-after": expect.any(String) },
			body: { status: false, message: expect.stringMatching(/Wait (600|59\d) seconds/) },
		});
		await school.close();
	});
});
