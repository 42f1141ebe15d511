import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allScopes } from "#src/accounts/api-tokens/api-token.ts";
import { bearing, owner, tokenFor } from "#src/api/integrations/testing/tokens.ts";
import { readActs } from "#src/audit/audit-log.server.ts";
import { allContentTypes, contentTypes } from "#src/content/content-types.ts";
import { contentSubject } from "#src/content/editing/content-item.ts";
import { publishItem } from "#src/content/editing/publish-item.server.ts";
import { undoContentAct } from "#src/content/editing/undo/undo-content.server.ts";
import { addRecord } from "#src/content/records.server.ts";
import { change, samples } from "#tests/support/content/samples.ts";
import { actor } from "#tests/support/office/actor.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { segmentOf } from "./type-in-path.ts";

const base = "/api/v1/office/content";
const anil = actor(2, "Anil Rao");

describe.each(onEngine("postgres"))("what an integration writes (%s)", (engine) => {
	let school: TestApp;
	let token: string;
	let time = Date.parse("2026-11-23T04:00:00Z");
	const now = () => new Date(time);
	beforeAll(async () => {
		school = await startApp(engine, { SITE_URL: "https://school.example" }, now);
		token = await tokenFor(school, allScopes, { name: "Website sync" });
	});
	afterAll(() => school.close());

	type Asked = { method?: "GET" | "POST" | "PATCH"; body?: unknown; match?: string | undefined; by?: string };
	const ask = async (path: string, { method = "GET", body, match, by = token }: Asked = {}) => {
		const {
			statusCode,
			headers,
			body: text,
		} = await school.app.inject({
			method,
			url: path.startsWith("/api") ? path : base + path,
			headers: { ...bearing(by), ...(match && { "if-match": match }) },
			...(body !== undefined && { payload: body as object }),
		});
		return { ...JSON.parse(text), status: statusCode, etag: String(headers.etag ?? ""), headers };
	};
	const begin = async (fields: object, type = "news") => {
		const createdItem = await ask(`/${type}`, { method: "POST", body: { fields } });
		return { ...createdItem, path: `/${type}/${createdItem.data?.id}` };
	};
	const act = (path: string, name: string, match = "*", body?: object) =>
		ask(`${path}/${name}`, { method: "POST", match, body });
	const publicTitle = async (id: number) => (await ask(`/api/v1/website/news/view/${id}`)).data?.title;

	it("is a draft until it is published, and gone when it is taken down", async () => {
		const createdItem = await begin({ title: "Rain on tin", date: "2026-11-20" });
		expect(createdItem).toMatchObject({
			status: 201,
			etag: '"1"',
			data: { type: "news", state: "draft", url: null, published: null, draft: { title: "Rain on tin" } },
		});
		expect(createdItem.headers.location).toBe(`${base}${createdItem.path}`);
		expect(createdItem.data.missing).toMatchObject({ place: "Place is missing.", description: "Text is missing." });
		const early = await act(createdItem.path, "publish", createdItem.etag);
		expect(early).toMatchObject({ status: 422, errors: { place: expect.any(String) } });
		const { title: _, ...rest } = samples.news;
		const writtenItem = await ask(createdItem.path, {
			method: "PATCH",
			match: createdItem.etag,
			body: { fields: rest },
		});
		expect(writtenItem).toMatchObject({ status: 200, etag: '"2"', data: { missing: {}, title: "Rain on tin" } });
		const publishedItem = await act(createdItem.path, "publish", writtenItem.etag);
		expect(publishedItem).toMatchObject({ status: 200, data: { state: "published", draft: null, has_draft: false } });
		expect(publishedItem.data.url).toBe("https://school.example/news-details/rain-on-tin");
		expect(await publicTitle(publishedItem.data.record_id)).toBe("Rain on tin");
		expect(await act(createdItem.path, "publish", publishedItem.etag)).toMatchObject({ status: 409 });
		const down = await act(createdItem.path, "take-down", publishedItem.etag);
		expect(down.data.state).toBe("taken-down");
		// Lists and records in memory follow within a second.
		await expect.poll(() => publicTitle(publishedItem.data.record_id)).toBeUndefined();
		const trashed = await act(createdItem.path, "trash", down.etag);
		expect(trashed.data.state).toBe("trashed");
		expect(await ask(createdItem.path, { method: "PATCH", match: "*", body: { fields: {} } })).toMatchObject({
			status: 409,
		});
		expect(await act(createdItem.path, "take-out", trashed.etag)).toMatchObject({ data: { state: "taken-down" } });
		const acts = await readActs(school.services.db, contentSubject(createdItem.data.id));
		expect(acts.map(({ actor, memberId, act: name }) => [actor, memberId, name])).toEqual(
			["drafted", "published", "taken-down", "trashed", "taken-out"].map((name) => [
				"Website sync (integration)",
				null,
				`content-${name}`,
			]),
		);
	});

	it("follows the rules of its schema, field by field", async () => {
		const wrong = await begin({ title: "", date: "yesterday", colour: "red", description: "x".repeat(20_001) });
		expect(wrong).toMatchObject({
			status: 422,
			message: "Check these fields: title, date, colour, description.",
			errors: {
				title: "must not be empty",
				date: "must be a date as YYYY-MM-DD",
				colour: "isn’t a field of this type",
			},
		});
		expect(await ask("/news", { method: "POST", body: [] })).toMatchObject({ status: 422 });
		for (const type of allContentTypes) {
			const createdItem = await begin({}, segmentOf(type));
			expect([type.table, createdItem.status, createdItem.data.title]).toEqual([type.table, 201, "Untitled"]);
			expect(Object.keys(createdItem.data.missing).length).toBeGreaterThan(0);
		}
	});

	it("is written by one of two who have seen the same, and the other is told", async () => {
		const createdItem = await begin(samples.news);
		const other = await tokenFor(school, allScopes);
		const write = (by: string, title: string, match = createdItem.etag) =>
			ask(createdItem.path, { method: "PATCH", match, body: { fields: { title } }, by });
		const both = await Promise.all([write(token, "One"), write(other, "Two")]);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
		const conflict = both.find(({ status }) => status === 412);
		expect(conflict?.message).toMatch(/^Changed since you read it, by .+\. Get it again\.$/);
		const now = await ask(createdItem.path);
		expect(conflict?.etag).toBe(now.etag);
		expect(await write(other, "Three", now.etag)).toMatchObject({ status: 200, data: { draft: { title: "Three" } } });
		expect((await ask(createdItem.path, { method: "PATCH", body: { fields: {} } })).status).toBe(428);
		expect((await write(token, "Four", "seven")).status).toBe(422);
		expect((await act(createdItem.path, "publish", createdItem.etag)).status).toBe(412);
	});

	it("has versions that are restored", async () => {
		const firstItem = await begin({ ...samples.news, title: "First" });
		time += 3_600_000;
		await ask(firstItem.path, { method: "PATCH", match: "*", body: { fields: { title: "Second" } } });
		const { data } = await ask(`${firstItem.path}/versions`);
		expect(data.map(({ number, written_by }: Record<string, unknown>) => [number, written_by])).toEqual([
			[2, "Website sync (integration)"],
			[1, "Website sync (integration)"],
		]);
		expect((await ask(`${firstItem.path}/versions/1`)).data.fields.title).toBe("First");
		expect((await ask(`${firstItem.path}/versions/9`)).status).toBe(404);
		expect((await act(firstItem.path, "versions/1/restore")).data.draft.title).toBe("First");
		expect((await act(firstItem.path, "versions/9/restore")).status).toBe(404);
	});

	it("goes out and comes down at times", async () => {
		const laterItem = await begin({ ...samples.news, title: "Later" });
		expect((await act(laterItem.path, "schedule", "*", {})).status).toBe(422);
		expect((await act(laterItem.path, "schedule", "*", { publish_at: "tomorrow" })).status).toBe(422);
		expect(await act(laterItem.path, "schedule", "*", { publish_at: "2020-01-01T00:00:00Z" })).toMatchObject({
			status: 422,
			errors: { publish_at: "must be in the future" },
		});
		const times = { publish_at: "2026-12-01T09:00:00+05:30", take_down_at: "2026-12-31T18:00:00+05:30" };
		expect(await act(laterItem.path, "schedule", "*", times)).toMatchObject({
			status: 200,
			data: { publish_at: "2026-12-01T03:30:00.000Z", take_down_at: "2026-12-31T12:30:00.000Z", state: "draft" },
		});
		expect(await ask("/news?items_per_page=1")).toMatchObject({
			data: [{ type: "news" }],
			payload: { pagination: { items_per_page: 1 } },
		});
		expect((await ask("/news?filter=scheduled")).data.map(({ id }: { id: number }) => id)).toEqual([laterItem.data.id]);
		const off = await act(laterItem.path, "schedule", "*", { publish_at: null, take_down_at: null });
		expect(off.data.publish_at).toBeNull();
	});

	it("lists what came without the office too, and finds nothing under other keys", async () => {
		await change(school.services.db, (trx) =>
			addRecord(trx, contentTypes.events, { ...samples.event, title: "A talk by SQL" }),
		);
		const list = await ask("/events?q=talk");
		expect(list.data).toMatchObject([{ title: "A talk by SQL", state: "published", changed_by: "Initial content" }]);
		expect(list.payload.pagination).toEqual({ page: 1, items_per_page: 50, total: 1, last_page: 1 });
		const { id } = list.data[0];
		expect((await ask(`/events/${id}`)).data.published.title).toBe("A talk by SQL");
		for (const path of [`/news/${id}`, "/events/0", "/events/x", "/nothing", "/events/99999999999999"])
			expect([path, (await ask(path)).status]).toEqual([path, 404]);
		expect((await ask("/events?filter=none")).status).toBe(422);
	});

	it("is undone by a member", async () => {
		const createdItem = await begin({ ...samples.news, title: "Too soon" });
		const publishedItem = await act(createdItem.path, "publish");
		const acts = await readActs(school.services.db, contentSubject(createdItem.data.id));
		const actId = acts.at(-1)?.id ?? 0;
		const undoResult = await change(school.services.db, (trx) =>
			undoContentAct(trx, { itemId: createdItem.data.id, actId, by: anil }, now()),
		);
		expect(undoResult).toMatchObject({ ok: true, item: { state: "draft" } });
		await expect.poll(() => publicTitle(publishedItem.data.record_id)).toBeUndefined();
	});

	it("is published by a second person where it carries the school’s word, and never by a token", async () => {
		const createdItem = await begin({ title: "Approval 2026", ...approval }, "approval-documents");
		expect(createdItem.data.missing).toEqual({});
		for (const [name, body] of [["publish"], ["schedule", { publish_at: "2027-01-01T00:00:00Z" }]] as const)
			expect(await act(createdItem.path, name, "*", body)).toMatchObject({
				status: 409,
				message: expect.stringContaining("a person must publish it"),
			});
		const publish = (by: typeof owner) =>
			change(school.services.db, (trx) => publishItem(trx, { itemId: createdItem.data.id, by }, now()));
		expect(await publish(owner)).toMatchObject({
			ok: false,
			message: expect.stringContaining("with a token you created"),
		});
		expect(await publish(anil)).toMatchObject({ ok: true });
		for (const name of ["take-down", "trash"]) expect((await act(createdItem.path, name)).status).toBe(409);
		expect((await act(createdItem.path, "schedule", "*", { take_down_at: "2027-01-01T00:00:00Z" })).status).toBe(409);
		expect((await ask(createdItem.path)).data.state).toBe("published");
	});
});

const { title: _, ...approval } = samples.approvalDocument;
