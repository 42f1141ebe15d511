import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { allScopes, type Scope } from "#src/accounts/api-tokens/api-token.ts";
import { endToken, makeToken, tokenSubject } from "#src/accounts/api-tokens/make-token.server.ts";
import { readActs } from "#src/audit/audit-log.server.ts";
import { hashToken } from "#src/forms/token.server.ts";
import { barchAnswers, certificates, multipart } from "#tests/support/forms/application.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { bearing, owner, tokenFor } from "./testing/tokens.ts";

const own = "/api/v1/office/token";
const minuteMs = 60_000;

describe.each(onEngine("sqlite"))("the token of an integration (%s)", (engine) => {
	let school: TestApp;
	let time: number;
	const now = () => new Date(time);
	const ask = (token: string, url = own) => school.app.inject({ url, headers: bearing(token) });
	const endedBy = (id: number) => school.services.commit((trx) => endToken(trx, { id, by: owner }, now()));
	beforeEach(async () => {
		time = Date.parse("2026-11-23T04:00:00Z");
		school = await startApp(engine, {}, now);
	});
	afterEach(() => school.close());

	it("says what it may do, until it is ended or its time is over", async () => {
		const { db } = school.services;
		const token = await tokenFor(school, ["content:read"], { name: "Website sync", days: 30 });
		const answer = await ask(token);
		expect(answer.statusCode).toBe(200);
		expect(answer.headers["cache-control"]).toBe("no-store");
		expect(answer.json().data).toEqual({
			name: "Website sync",
			scopes: ["content:read"],
			expires_at: "2026-12-23T04:00:00.000Z",
		});
		const other = await tokenFor(school, ["content:read"]);
		expect(await endedBy(1)).toEqual({ ok: true, name: "Website sync" });
		expect(await endedBy(1)).toMatchObject({ ok: false });
		expect((await ask(token)).statusCode).toBe(401);
		expect((await ask(other)).statusCode).toBe(200);
		time += 90 * 24 * 60 * minuteMs;
		expect((await ask(other)).statusCode).toBe(401);
		expect((await readActs(db, tokenSubject(1))).map(({ actor, act }) => `${actor}: ${act}`)).toEqual([
			"Meera Nair: token-made",
			"Meera Nair: token-ended",
		]);
	});

	it("is stored as a hash alone, and nothing of it comes into the log", async () => {
		const token = await tokenFor(school);
		const row = await school.services.db.selectFrom("api_tokens").selectAll().executeTakeFirstOrThrow();
		const acts = await school.services.db.selectFrom("audit_log").selectAll().execute();
		await ask(token);
		expect(row.token_hash).toBe(hashToken(token));
		expect(token).toMatch(/^school_[\w-]{43}$/);
		for (const text of [JSON.stringify(row), JSON.stringify(acts), school.log()]) expect(text).not.toContain(token);
		expect(token.startsWith(row.prefix)).toBe(true);
		expect(row.prefix).toHaveLength(14);
	});

	it("is asked for by standard headers", async () => {
		const none = await school.app.inject(own);
		expect([none.statusCode, none.headers["www-authenticate"]]).toEqual([401, 'Bearer realm="office"']);
		const wrong = await ask("school_nothing");
		expect([wrong.statusCode, wrong.headers["www-authenticate"]]).toEqual([
			401,
			'Bearer realm="office", error="invalid_token"',
		]);
		const weak = await ask(await tokenFor(school, ["content:read"]), "/api/v1/office/applications");
		expect([weak.statusCode, weak.headers["www-authenticate"], weak.json().message]).toEqual([
			403,
			'Bearer realm="office", error="insufficient_scope", scope="applications:read"',
			"This token lacks the scope applications:read.",
		]);
	});

	it("is marked as used once a minute at most", async () => {
		const token = await tokenFor(school);
		const usedAt = async () => {
			await ask(token);
			return (await school.services.db.selectFrom("api_tokens").select("last_used_at").executeTakeFirstOrThrow())
				.last_used_at;
		};
		expect(await usedAt()).toBe("2026-11-23T04:00:00.000Z");
		time += minuteMs - 1;
		expect(await usedAt()).toBe("2026-11-23T04:00:00.000Z");
		time += 1;
		expect(await usedAt()).toBe("2026-11-23T04:01:00.000Z");
	});

	it("is not made without a name of its own, a scope and an end", async () => {
		const make = (options: { name: string; scopes?: readonly Scope[]; days?: number }) =>
			school.services.commit((trx) => makeToken(trx, { scopes: allScopes, days: 30, by: owner, ...options }, now()));
		expect(await make({ name: " " })).toMatchObject({ ok: false });
		expect(await make({ name: "x".repeat(61) })).toMatchObject({ ok: false });
		expect(await make({ name: "Sync", scopes: [] })).toMatchObject({ ok: false });
		expect(await make({ name: "Sync", days: 4000 })).toMatchObject({ ok: false });
		const twins = await Promise.all([make({ name: "Sync" }), make({ name: "sync" })]);
		expect(twins.filter(({ ok }) => ok)).toHaveLength(1);
		await endedBy(1);
		await endedBy(2);
		expect(await make({ name: "SYNC" })).toMatchObject({ ok: true });
	});

	it("reads applications without anything by which their senders could be reached", async () => {
		const { body, contentType } = await multipart(barchAnswers, await certificates());
		const request = { method: "POST", url: "/api/v1/website/application/add", body } as const;
		const response = await school.app.inject({ ...request, headers: { "content-type": contentType } });
		expect(response.statusCode).toBe(201);
		const answer = await ask(await tokenFor(school, ["applications:read"]), "/api/v1/office/applications");
		const [first, ...others] = answer.json().data;
		expect(others).toEqual([]);
		expect(Object.keys(first).toSorted()).toEqual(["fee", "form", "name", "received_at", "reference", "stage"]);
		expect(first).toMatchObject({ form: "barch", stage: "received", fee: { amount: 1000, paid_at: null } });
		expect(answer.json().payload.pagination).toEqual({ page: 1, items_per_page: 50, total: 1, last_page: 1 });
	});
});

it("a token is let in 120 times a minute on all routes together, and so are guesses from one address", async () => {
	const school = await startApp("sqlite", { RATE_LIMIT: "on" });
	try {
		const [token, other] = [await tokenFor(school), await tokenFor(school)];
		const ask = async (headers: Record<string, string>, url: string) =>
			(await school.app.inject({ url, headers })).statusCode;
		const urls = [own, "/api/v1/office/applications"] as const;
		for (let request = 0; request < 120; request++)
			expect(await ask(bearing(token), urls[request % 2] ?? own)).toBe(200);
		expect(await ask(bearing(token), own)).toBe(429);
		expect(await ask(bearing(other), own)).toBe(200);
		for (let request = 0; request < 120; request++) expect(await ask(bearing(`guess-${request}`), own)).toBe(401);
		expect(await ask(bearing("another-guess"), own)).toBe(429);
		expect(await ask(bearing(other), own)).toBe(200);
	} finally {
		await school.close();
	}
});
