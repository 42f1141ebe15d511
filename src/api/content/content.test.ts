import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedDatabase } from "#src/content/seed-database.server.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";

const base = "/api/v1";
const now = () => new Date("2026-11-20T06:00:00Z");
const today = "2026-11-20";
const path = expect.stringMatching(/^\/media\/[a-z-]+-\d+-960\.webp$/);
const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
const slug = expect.stringMatching(/^[a-z0-9-]+$/);
const [text, number] = [expect.any(String), expect.any(Number)];

/** Fields that are there only where they are known. */
const whereKnown = new Set([
	"author",
	"video",
	"credit",
	"starts_at",
	"ends_at",
	"open_to",
	"repeats",
	"email",
	"works",
]);
const knownFields = (item: Record<string, unknown>, always: object) =>
	Object.fromEntries(Object.entries(item).filter(([name]) => name in always || !whereKnown.has(name)));

const lists = [
	{
		at: "website/news/list",
		size: 15,
		total: 40,
		item: {
			id: number,
			primaryId: slug,
			title: text,
			image: path,
			date: day,
			place: text,
			category: text,
			description: text,
		},
	},
	{
		at: "website/news/limitlist",
		size: 3,
		total: 40,
		item: {
			id: number,
			primaryId: slug,
			title: text,
			image: path,
			date: day,
			place: text,
			category: text,
			description: text,
		},
	},
	{
		at: "website/events/list",
		size: 12,
		total: 30,
		item: {
			id: number,
			primaryId: slug,
			title: text,
			image: path,
			date: day,
			place: text,
			description: text,
		},
	},
	{
		at: "website/blogs/list",
		size: 10,
		total: 25,
		item: { id: number, primaryId: slug, title: text, image: path, date: day, author: text, description: text },
	},
	...["website/staff/list", "website/staff"].map((at) => ({
		at,
		size: 100,
		total: 20,
		item: {
			id: number,
			primaryId: slug,
			name: text,
			designition: text,
			profile: expect.stringMatching(/^\/media\/portrait-\d+-522\.webp$/),
			description: text,
			qualification: text,
			experience: number,
			department: text,
			std: text,
			pictures: expect.any(Array),
		},
	})),
	...["website/careers/list", "website/Careers"].map((at) => ({
		at,
		size: 10,
		total: 8,
		item: {
			id: number,
			primaryId: slug,
			job_title: text,
			qualification: text,
			experience_min: number,
			experience_max: number,
			no_vacancy: number,
			place: text,
			duration: text,
			last_date: day,
			posted_on: day,
			notes: text,
			job_description: text,
		},
	})),
	...["website/gallery/list", "website/gallery"].map((at) => ({
		at,
		size: 15,
		total: 72,
		item: { id: number, primaryId: slug, title: text, image: path },
	})),
	...["website/announcement/list", "website/announcement"].map((at) => ({
		at,
		size: 10,
		total: 2,
		item: {
			id: number,
			primaryId: slug,
			kind: expect.stringMatching(/^(admissions|general)$/),
			pinned: false,
			title: text,
			image: path,
			description: text,
			announcementlink: expect.stringMatching(/^https:\/\/www\.school\.example\//),
		},
	})),
];

describe.each(onEngine("sqlite"))("reading what the school publishes (%s)", (engine) => {
	let school: TestApp;
	beforeAll(async () => {
		school = await startApp(engine, { PAYMENTS: "off" }, now);
		await seedDatabase(school.services.db, { siteUrl: "https://www.school.example", now: now() });
	});
	afterAll(() => school.close());

	async function get(address: string) {
		const response = await school.app.inject(`${base}/${address}`);
		return { status: response.statusCode, body: response.json() };
	}

	describe.each(lists)("GET $at", ({ at, size, total, item }) => {
		it("returns a page in the envelope, under the contract's names", async () => {
			const { status, body } = await get(at);
			expect(status).toBe(200);
			const last = Math.ceil(total / size);
			expect(body).toMatchObject({
				status: true,
				payload: { pagination: { page: 1, items_per_page: size, total, last_page: last } },
			});
			expect(Object.keys(body).sort()).toEqual(["data", "payload", "status"]);
			expect(body.data).toHaveLength(Math.min(size, total));
			for (const record of body.data) expect(knownFields(record, item)).toEqual(item);
		});

		it("returns every record once over all pages, and none after the last", async () => {
			const ids: number[] = [];
			const pages = Math.ceil(total / 7);
			for (let page = 1; page <= pages + 1; page += 1) {
				const { body } = await get(`${at}?page=${page}&items_per_page=7`);
				expect(body.payload.pagination).toEqual({ page, items_per_page: 7, total, last_page: pages });
				ids.push(...body.data.map(({ id }: { id: number }) => id));
			}
			expect(new Set(ids).size).toBe(total);
			expect(ids).toHaveLength(total);
		});

		it.each([
			"page=0",
			"page=-1",
			"page=1.5",
			"page=1e1",
			"page=",
			"page=abc",
			"page=99999999999999999999",
			"page=1&page=2",
			"page=%00",
			"items_per_page=0",
			"items_per_page=101",
			"items_per_page=all",
			"items_per_page=-5",
		])("refuses ?%s by name", async (query) => {
			const name = query.split("=")[0] ?? "";
			const { status, body } = await get(`${at}?${query}`);
			expect(status).toBe(422);
			expect(body).toEqual({
				status: false,
				message: `Check these fields: ${name}.`,
				errors: { [name]: expect.stringMatching(/^must be a whole number/) },
			});
		});
	});

	it.each(["news/view", "events/view", "blogs/view", "staff/view", "careers/view"])(
		"GET website/%s finds a record by either key, and returns 404 for any other",
		async (view) => {
			const list = await get(`website/${view.replace("view", "list")}?items_per_page=100`);
			const item = list.body.data[3];
			for (const key of [item.id, item.primaryId])
				expect(await get(`website/${view}/${key}`)).toEqual({ status: 200, body: { status: true, data: item } });
			for (const key of [
				"no-such",
				"0",
				"999999999",
				"99999999999999999999",
				"%27",
				"..%2F..",
				"a%00b",
				"%F0%9F%8F%9B",
				"1.0",
				"-1",
			]) {
				const { status, body } = await get(`website/${view}/${key}`);
				expect([key, status, body]).toEqual([key, 404, { status: false, message: text, data: null }]);
			}
		},
	);

	it("sorts news and blogs newest first, events and openings the next and open ones first, staff by rank", async () => {
		const dates = async (list: string) =>
			(await get(`website/${list}/list?items_per_page=100`)).body.data.map(({ date }: { date: string }) => date);
		for (const list of ["news", "blogs"]) expect(await dates(list)).toEqual((await dates(list)).toSorted().reverse());
		const events: string[] = await dates("events");
		const coming = events.filter((date) => date >= today);
		expect(events).toEqual([
			...coming.toSorted(),
			...events
				.filter((date) => date < today)
				.toSorted()
				.reverse(),
		]);
		expect(coming.length).toBeGreaterThan(3);
		const openings: { last_date: string }[] = (await get("website/careers/list")).body.data;
		expect(openings.map(({ last_date }) => last_date >= today)).toEqual([
			true,
			true,
			true,
			true,
			true,
			true,
			false,
			false,
		]);
		const staff: { designition: string }[] = (await get("website/staff")).body.data;
		expect([...new Set(staff.map(({ designition }) => designition))].slice(0, 4)).toEqual([
			"Principal",
			"Professor",
			"Associate Professor",
			"Assistant Professor",
		]);
	});

	it("names the author of news where it is not the school itself", async () => {
		const { body } = await get("website/news/list?items_per_page=100");
		const authors: (string | undefined)[] = body.data.map(({ author }: { author?: string }) => author);
		expect(authors).toContain("Nithya Bhojan");
		expect(authors).toContain(undefined);
		const { primaryId, author } = body.data.find((item: { author?: string }) => item.author);
		expect((await get(`website/news/view/${primaryId}`)).body.data.author).toBe(author);
	});

	it("filters news by category, and announcements by type", async () => {
		const { body } = await get("website/news/list?category=awards");
		expect(body.data.length).toBeGreaterThan(0);
		expect(new Set(body.data.map(({ category }: { category: string }) => category))).toEqual(new Set(["Awards"]));
		expect((await get("website/news/list?category=%00' or 1=1")).body.data).toEqual([]);
		expect((await get(`website/news/list?category=${"x".repeat(61)}`)).body.errors).toHaveProperty("category");
		expect((await get("website/announcement/list?page=1&items_per_page=10&type=1")).body.payload.pagination.total).toBe(
			2,
		);
		expect((await get("website/announcement/list?type=2")).body).toMatchObject({
			data: [],
			payload: { pagination: { total: 0, last_page: 1 } },
		});
		expect((await get("website/announcement/list?type=popup")).body).toMatchObject({
			status: false,
			errors: { type: text },
		});
	});

	it("includes films where there are any, and Admin as the author of posts without one", async () => {
		const gallery: { video?: string }[] = (await get("website/gallery?items_per_page=100")).body.data;
		expect(gallery.filter(({ video }) => video !== undefined)).toHaveLength(6);
		for (const { video } of gallery) if (video) expect(video).toMatch(/^\/film\/[a-z-]+\.mp4$/);
		const blogs: { author: string }[] = (await get("website/blogs/list?items_per_page=100")).body.data;
		expect(blogs.filter(({ author }) => author === "Admin")).toHaveLength(4);
	});

	it.each(["approval-docs/get-docs", "approval-docs"])(
		"GET %s returns a bare array of titles, addresses, issuers, numbers and validity",
		async (address) => {
			const { status, body } = await get(address);
			expect(status).toBe(200);
			expect(body).toHaveLength(4);
			for (const document of body)
				expect(document).toEqual({
					title: text,
					url: expect.stringMatching(/^\/uploads\/approval-documents\/[a-z-]+\.pdf$/),
					body: text,
					number: text,
					valid_from: day,
					valid_until: day,
				});
		},
	);

	it("GET website/count returns the number of alumni and their countries", async () => {
		expect(await get("website/count")).toEqual({
			status: 200,
			body: { status: true, data: { countryCount: 0, alumniFormCount: 0 } },
		});
	});

	it("describes every address in the API document", async () => {
		const document = (await school.app.inject("/api/docs/json")).json();
		const views = [
			"news/view/{primaryId}",
			"events/view/{primaryId}",
			"blogs/view/{id}",
			"staff/view/{id}",
			"careers/view/{primaryId}",
		];
		const paths = [
			...lists.map(({ at }) => at),
			...views.map((view) => `website/${view}`),
			"approval-docs",
			"approval-docs/get-docs",
			"website/count",
		];
		for (const address of paths) expect(document.paths).toHaveProperty([`${base}/${address}`, "get"]);
		const [page] = document.paths[`${base}/website/news/list`].get.parameters.filter(
			({ name }: { name: string }) => name === "items_per_page",
		);
		expect(page).toMatchObject({
			in: "query",
			required: false,
			schema: { type: "integer", minimum: 1, maximum: 100 },
			description: "Items per page, 1 to 100",
		});
	});
});

it("returns empty lists for an empty school", async () => {
	const school = await startApp("sqlite", { PAYMENTS: "off" }, now);
	for (const { at } of lists) {
		const { data, payload } = (await school.app.inject(`${base}/${at}`)).json();
		expect([at, data, payload.pagination]).toEqual([
			at,
			[],
			expect.objectContaining({ page: 1, total: 0, last_page: 1 }),
		]);
	}
	expect((await school.app.inject(`${base}/approval-docs`)).json()).toEqual([]);
	await school.close();
});
