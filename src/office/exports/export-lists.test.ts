import { expect, test } from "vitest";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import { importLines } from "#src/payment/settlements/import-lines.server.ts";
import { closeMonth } from "#src/payment/statements/close-month.server.ts";
import { addApplication, addOrderedFee, paymentEvent, testContext } from "#src/payment/testing/fees.server.ts";
import { createSealer } from "#src/secrets/sealer.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { add, exported, frozen, member, now } from "#tests/support/exports/exported-list.ts";
import { exportListOf } from "./export-lists.server.ts";

const at = "2026-11-20T06:30:00.000Z";

describeDatabases("the export", (freshDb) => {
	test("of fees, refunds and settlements has amounts in rupees, and the labels of the money desk", async () => {
		const db = await freshDb();
		await addApplication(db, 1);
		await addOrderedFee(db, 2);
		await addApplication(db, 3);
		for (const [id, method] of [
			["pay_2", "upi"],
			["pay_2b", "card"],
		] as const) {
			const event = paymentEvent("webhook", "order_2", id, "captured", "paid");
			await recordPaymentEvent(db, { ...event, payment: { ...event.payment, method } }, testContext());
		}
		await add(db, "refunds", [
			{
				fee_id: 2,
				payment_id: "pay_2",
				amount: 450,
				currency: "INR",
				reason: "Withdrew",
				state: "processed",
				origin: "office",
				idempotency_key: "k",
				asked_by_name: "Priya",
				attempts: 1,
				created_at: at,
			},
		]);
		const fees = await exported(db, "fees", ["reference", "state", "method", "paid", "fee", "taken", "refunded"]);
		expect(fees).toEqual({
			title: "Fees, 21 November",
			rows: [
				["DSA-26-B-000003", "Unpaid", null, null, 10, 0, 0],
				["DSA-26-B-000002", "Paid", "UPI", { day: "2026-11-20" }, 10, 20, 4.5],
				["DSA-26-B-000001", "Unpaid", null, null, 10, 0, 0],
			],
		});
		// Fee paid by UPI and by card: only the requested part is counted.
		expect((await exported(db, "fees", ["reference", "taken"], "method=card&from=2026-11-01")).rows).toEqual([
			["DSA-26-B-000002", 10],
		]);
		expect(await exported(db, "fees", ["name"], "state=unpaid&type=barch&q=000001")).toEqual({
			title: "Fees, B.Arch, unpaid, “000001”, 21 November",
			rows: [["Meena Kumari"]],
		});
		expect((await exported(db, "fees", [], "state=perhaps")).title).toBe(
			"“perhaps” isn’t a valid value for state. Use unpaid, due, ordered, attempted, paid, refunded, ended.",
		);
		expect(await exported(db, "refunds", ["reference", "amount", "state", "method"], "state=processed")).toEqual({
			title: "Refunds, completed, 21 November",
			rows: [["DSA-26-B-000002", 4.5, "Refunded", "UPI"]],
		});
		const mismatches = await exported(db, "mismatches", ["what", "payment", "amount"]);
		expect(mismatches.rows).toContainEqual(["Paid twice", "pay_2b", 10]);
		await add(
			db,
			"settlement_lines",
			["setl_1", "setl_2"].map((settlement_id, index) => ({
				settlement_id,
				entity_id: `pay_x${index}`,
				kind: "payment",
				settled_on: `2026-11-1${index}`,
				amount: 1000,
				fee: 24,
				tax: 4,
				net: 976,
				currency: "INR",
				description: "",
				created_at: at,
			})),
		);
		expect(await exported(db, "settlements", ["settlement", "paid", "fees", "net"])).toEqual({
			title: "Settlements, 21 November",
			rows: [
				["setl_2", 10, -0.24, 9.76],
				["setl_1", 10, -0.24, 9.76],
			],
		});
		const differences = await exported(db, "settlement-differences", ["what", "payment", "difference"]);
		expect(differences.rows).toContainEqual(["Unknown payment", "pay_x1", 10]);
	});

	test("of media, old addresses and broken links follows the filter of each", async () => {
		const db = await freshDb();
		const item = {
			kind: "picture",
			decorative: 0,
			credit: "",
			revision: 1,
			target: 1,
			version: 1,
			created_by: "Meera",
		};
		const file = {
			original_key: "media/originals/0.jpg",
			media_type: "image/jpeg",
			size: 400,
			sha256: "0",
			width: 40,
			height: 30,
		};
		const shape = {
			focus_left: 0,
			focus_top: 0,
			focus_width: 1,
			focus_height: 1,
			state: "ready",
			attempts: 0,
			due_at: at,
		};
		for (const [index, title] of ["Wall", "Studio"].entries()) {
			await add(db, "media", [{ ...item, title, alt: index === 0 ? "" : "Drawing boards", created_at: at }]);
			const { id } = await db.selectFrom("media").select("id").where("title", "=", title).executeTakeFirstOrThrow();
			await add(db, "media_revisions", [
				{ ...file, ...shape, media_id: id, number: 1, original_name: `${title}.jpg`, created_at: at },
			]);
		}
		expect((await exported(db, "media", ["title", "file", "waits"])).rows).toEqual([
			["Studio", "Studio.jpg", null],
			["Wall", "Wall.jpg", "Alternative text"],
		]);
		expect(await exported(db, "media", ["title"], "view=no-alt&kind=picture")).toEqual({
			title: "Media, photos, without alternative text, 21 November",
			rows: [["Wall"]],
		});
		await add(db, "media", [{ ...item, title: "Lost", alt: "", created_at: at, trashed_at: at }]);
		const walls = await exportListOf("media")?.find({ db, params: new URLSearchParams("q=wall"), member, now: now() });
		const source = exportListOf("media")?.source({ db, now, eyes: { unmasked: true } });
		const ids = walls && "ids" in walls ? walls.ids : [];
		expect(source?.indexColumns?.map(({ title }) => title)).toEqual([
			"Title",
			"Alternative text",
			"Credit",
			"Name of the original",
		]);
		expect(await source?.documents?.(ids)).toEqual([
			{
				owner: "Wall",
				name: `photo ${ids[0]}.jpg`,
				key: "media/originals/0.jpg",
				size: 400,
				sha256: "0",
				facts: ["Wall", "", "", "Wall.jpg"],
			},
		]);
		const former = { item_id: null, title: null, created_at: at, member_name: "Meera" };
		await add(db, "former_addresses", [
			{ ...former, path: "/old", leads_to: "/news" },
			{ ...former, path: "/older", leads_to: null },
		]);
		expect((await exported(db, "redirects", ["path", "to"])).rows).toEqual([
			["/old", "/news"],
			["/older", "page removed"],
		]);
		expect(await exported(db, "redirects", ["path"], "state=gone&q=old")).toEqual({
			title: "Old addresses, removed, “old”, 21 November",
			rows: [["/older"]],
		});
		await add(db, "content_items", [
			{
				type: "news",
				record_id: 7,
				title: "Rain",
				state: "published",
				version: 1,
				created_at: at,
				changed_at: at,
				changed_by: "Meera",
			},
		]);
		const link = { type: "news", record_id: 7, text: "read on", fault: "Gone.", checked_at: at };
		await add(db, "broken_links", [{ ...link, href: "https://a.example/" }]);
		expect((await exported(db, "broken-links", ["where", "to"])).rows).toEqual([["Rain", "https://a.example/"]]);
	});

	test("of interviews has a row per applicant and per free place, then those without a time", async () => {
		const db = await freshDb();
		for (const number of [1, 2]) await addApplication(db, number);
		await add(db, "interview_slots", [
			{
				application_type: "barch",
				starts_at: "2026-11-23T04:30:00.000Z",
				minutes: 20,
				place: "Studio",
				capacity: 2,
				closes_at: at,
				created_at: at,
			},
		]);
		const [slot] = await db.selectFrom("interview_slots").select("id").execute();
		await add(db, "interviews", [
			{
				application_id: 1,
				slot_id: slot?.id,
				created_at: at,
				outcome: "recommended",
				marks: "17 of 20",
				remark: "Draws well",
			},
			{ application_id: 2, slot_id: null, created_at: at },
		]);
		const invitedInterview = await db
			.selectFrom("interviews")
			.select("id")
			.where("slot_id", "is", null)
			.executeTakeFirst();
		await add(db, "interview_codes", [{ code_hash: "a", interview_id: invitedInterview?.id, created_at: at }]);
		expect((await exported(db, "interviews", ["time", "place", "reference"])).rows).toEqual([
			["2026-11-23 10:00", "Studio", "DSA-26-B-000001"],
			["2026-11-23 10:00", "Studio", null],
			[null, null, "DSA-26-B-000002"],
		]);
		expect((await exported(db, "interviews", ["outcome", "marks", "remark"])).rows).toEqual([
			["recommended", "17 of 20", "Draws well"],
			[null, null, null],
			[null, null, null],
		]);
	});

	test("of interviews has every time, however many there are, but none that is cancelled", async () => {
		const db = await freshDb();
		await addApplication(db, 1);
		const slot = {
			application_type: "barch",
			minutes: 20,
			place: "Studio",
			capacity: 1,
			closes_at: at,
			created_at: at,
		};
		const begin = Date.parse("2026-11-23T04:30:00.000Z");
		const slots = Array.from({ length: 600 }, (_, index) => ({
			...slot,
			starts_at: new Date(begin + index * 60_000).toISOString(),
			cancelled_at: index === 0 ? at : null,
		}));
		await add(db, "interview_slots", slots);
		const last = await db.selectFrom("interview_slots").select("id").orderBy("starts_at", "desc").execute();
		await add(db, "interviews", [{ application_id: 1, slot_id: last[0]?.id, created_at: at }]);
		const list = exportListOf("interviews");
		const chosenList = await list?.find({ db, params: new URLSearchParams(), member, now: now() });
		const ids = chosenList && "ids" in chosenList ? chosenList.ids : [];
		expect(ids).toHaveLength(599);
		expect(ids.at(-1)).toBe(`${last[0]?.id} 1`);
	});

	test("of visits has every booking of the days that the page shows, those that were cancelled with when", async () => {
		const db = await freshDb();
		const visit = (tour: string, name: string, more: object = {}) => ({
			idempotency_key: name,
			token_hash: name,
			tour,
			people: 2,
			name,
			email: `${name}@example.com`,
			phone_no: "+919443212345",
			question: null,
			created_at: at,
			...more,
		});
		await add(db, "visits", [
			visit("2026-11-28T10:00", "kavya", { question: "Are there steps?" }),
			visit("2026-11-28T10:00", "arjun", { cancelled_at: at }),
			visit("2026-11-07T14:00", "nila"),
			visit("2026-11-06T14:00", "joel"),
		]);
		expect(await exported(db, "visits", ["day", "time", "name", "people", "phone", "question", "cancelled"])).toEqual({
			title: "Campus tours, 21 November",
			rows: [
				[{ day: "2026-11-07" }, "14:00", "nila", 2, "+919443212345", null, null],
				[{ day: "2026-11-28" }, "10:00", "kavya", 2, "+919443212345", "Are there steps?", null],
				[{ day: "2026-11-28" }, "10:00", "arjun", 2, "+919443212345", null, "2026-11-20 12:00"],
			],
		});
	});

	test("of the funnel has each number with its day, of any link or of one", async () => {
		const db = await freshDb();
		await add(db, "funnel_sources", [{ word: "fair", label: "School fair", created_at: at }]);
		const visits = { form: "barch", source: "", times: 4 };
		await add(db, "funnel_days", [
			{ ...visits, day: "2026-11-19", step: "visited" },
			{ ...visits, day: "2026-11-18", step: "step-2", times: 2 },
			{ ...visits, day: "2026-11-18", step: "visited", source: "fair" },
			{ ...visits, day: "2026-10-01", step: "visited" },
			{ ...visits, day: "2026-11-18", step: "visited", form: "march" },
		]);
		const days = "from=2026-11-01&until=2026-11-21";
		const keys = ["day", "stage", "link", "times"];
		expect(await exported(db, "funnel", keys, `${days}&form=barch&source=*`)).toEqual({
			title: "Funnel, B.Arch, 1 November 2026 to 21 November 2026, 21 November",
			rows: [
				[{ day: "2026-11-18" }, expect.stringMatching(/^Step 2: \w+/), "", 2],
				[{ day: "2026-11-18" }, "Form views", "School fair", 4],
				[{ day: "2026-11-19" }, "Form views", "", 4],
			],
		});
		expect((await exported(db, "funnel", ["times"], `${days}&source=fair`)).rows).toEqual([[4]]);
		const wrong = async (query: string) => (await exported(db, "funnel", [], query)).title;
		expect(await wrong("from=yesterday&until=2026-11-21")).toBe(
			"“yesterday” isn’t a valid value for from. Write a day as 2026-11-23.",
		);
		expect(await wrong("until=2026-11-21")).toBe("Add the days, from and until, to the address.");
		expect(await wrong(`${days}&form=none`)).toMatch("“none” isn’t a valid value for form.");
		expect(await exported(db, "funnel", ["times"], `${days}&source=`)).toMatchObject({
			title: "Funnel, link none, 1 November 2026 to 21 November 2026, 21 November",
		});
	});

	test("of guardians, privacy requests and people whom a breach affects has who and since when", async () => {
		const db = await freshDb();
		await addApplication(db, 1);
		await add(db, "guardians", [
			{
				application_id: 1,
				link_hash: "h",
				link_number: 1,
				created_at: at,
				expires_at: "2026-12-20T06:00:00.000Z",
				name: "Lakshmi",
				answer: "given",
				answered_at: at,
			},
		]);
		expect((await exported(db, "guardians", ["applicant", "guardian", "answer", "since"])).rows).toEqual([
			["Meena Kumari", "Lakshmi", "Agreed, to check", { day: "2026-11-20" }],
		]);
		const dataRequest = { kind: "erase", text: "", created_at: at };
		await add(db, "privacy_requests", [
			{
				...dataRequest,
				state: "done",
				email: "b@x.example",
				email_key: "b@x.example",
				due_on: "2027-02-01",
				closed_at: at,
			},
			{ ...dataRequest, state: "open", email: "a@x.example", email_key: "a@x.example", due_on: "2027-02-18" },
		]);
		expect((await exported(db, "privacy-requests", ["kind", "email", "state", "due"])).rows).toEqual([
			["Erasure", "a@x.example", "Open", { day: "2027-02-18" }],
			["Erasure", "b@x.example", "Done", { day: "2027-02-01" }],
		]);
		const breach = { noticed_at: at, version: 1, created_at: at, title: "A laptop" };
		const { id } = await db
			.insertInto("breaches")
			.values(breach as never)
			.returning("id")
			.executeTakeFirstOrThrow();
		const person = { breach_id: id };
		await add(db, "breach_people", [
			{ ...person, person_key: "a@x.example", name: "Anu", email: "a@x.example", phone: "" },
			{
				...person,
				person_key: "98",
				name: "Balu",
				email: null,
				phone: "98",
				told_at: at,
				told_by: "Meera",
				told_how: "Said",
			},
		]);
		expect(await exported(db, `breach/${id}`, ["name", "phone", "told", "said"])).toEqual({
			title: `Breach ${id}, people affected, 21 November`,
			rows: [
				["Anu", "", null, null],
				["Balu", "98", "2026-11-20 12:00", "Said"],
			],
		});
	});

	test("of closed months has the totals that the page shows, and none of the month that is still open", async () => {
		const db = await freshDb();
		const sealer = createSealer("a secret of the server that nobody can guess");
		const close = async (month: string, now: string) => {
			const closing = { month, by: { id: 1, name: "Meera" }, sealer };
			const result = await db.transaction().execute((trx) => closeMonth(trx, closing, new Date(now)));
			expect(result).toEqual({ ok: true });
		};
		await addOrderedFee(db, 1);
		await addOrderedFee(db, 2);
		for (const number of [1, 2]) {
			const event = paymentEvent("webhook", `order_${number}`, `pay_${number}`, "captured", "paid");
			await recordPaymentEvent(db, event, testContext());
		}
		const sums = { fee: 24, tax: 4, currency: "INR", description: "", utr: null, paymentId: null };
		const settlementLine = {
			settlementId: "setl_1",
			entityId: "pay_1",
			kind: "payment",
			amount: 1000,
			net: 976,
		} as const;
		const line = { ...sums, ...settlementLine, settledOn: "2026-11-24" };
		await db.transaction().execute((trx) => importLines(trx, [line], now()));
		await close("2026-11", "2026-12-02T06:00:00.000Z");
		const months = await frozen(db, "months");
		expect(months.title).toBe("Closed months, 21 November");
		const keys = ["month", "opening", "taken", "settled", "closing", "fees", "received", "waived", "by", "closed"];
		const november = ["2026-11", 0, 20, -10, 10, -0.24, 9.76, 0, "Meera", { day: "2026-12-02" }];
		expect(await months.read(keys)).toEqual([november]);
		await close("2026-12", "2027-01-02T06:00:00.000Z");
		expect(await months.read(keys)).toEqual([november]);
		expect((await exported(db, "months", ["month", "opening"])).rows).toEqual([
			["2026-12", 10],
			["2026-11", 0],
		]);
	});

	test("of members never has a secret", async () => {
		const db = await freshDb();
		await add(db, "members", [
			{
				email_key: "m@x.example",
				email: "m@x.example",
				name: "Meera",
				role: "owner",
				decides: 1,
				state: "active",
				password_hash: "a secret hash",
				created_at: at,
			},
		]);
		expect((await exported(db, "members", ["name", "role", "decides", "passkeys"])).rows).toEqual([
			["Meera", "owner", "yes", 0],
		]);
		const { columns } = exportListOf("members")?.source({ db, now, eyes: { unmasked: true } }) ?? { columns: [] };
		const keys = columns.map(({ key }) => key);
		expect(JSON.stringify(await exported(db, "members", keys))).not.toContain("secret");
	});
});

test.each([
	"none",
	"cases/1",
	"breach/x",
	"breach/0",
	"webhook/99999999999",
	"content/none",
	"report/none",
	"fees/1",
	"round/0",
])("there is no list “%s”", (name) => {
	expect(exportListOf(name)).toBeUndefined();
});
