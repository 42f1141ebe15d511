import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cancelVisit, viewVisit } from "#src/visits/cancel-visit.server.ts";
import { deleteOldVisits } from "#src/visits/office-acts.server.ts";
import { booking } from "#tests/support/forms/booking.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { readQueuedEmails } from "#tests/support/server/queued-emails.ts";

const day = 86_400_000;
/** A Friday. */
const start = Date.parse("2026-11-20T06:00:00.000Z");
const office = "admissions@doddabetta.example";

describe.each(onEngine("postgres"))("visits to the campus (%s)", (engine) => {
	let school: TestApp;
	let moment: number;
	const now = () => new Date(moment);
	beforeEach(async () => {
		moment = start;
		school = await startApp(engine, {}, now);
	});
	afterEach(() => school.close());

	const book = async (body: object, headers: Record<string, string> = {}) => {
		const answer = await school.app.inject({
			method: "POST",
			url: "/api/v1/website/visit/add",
			payload: JSON.stringify(body),
			headers: { "content-type": "application/json", ...headers },
		});
		return { status: answer.statusCode, body: answer.json() };
	};
	const tours = async (): Promise<{ tour: string; day: string; time: string; places_left: number }[]> =>
		(await school.app.inject("/api/v1/website/visit/days")).json().data;
	const readPlacesLeft = async (tour = booking.tour) => (await tours()).find((each) => each.tour === tour)?.places_left;
	const mails = () => readQueuedEmails(school.services);
	const tokenIn = (text = "") => /\/visit\/([\w-]{43})$/m.exec(text)?.[1] ?? "";

	it("can be booked on the days that the school gives, from tomorrow on", async () => {
		const tourDays = await tours();
		expect(tourDays[0]).toEqual({ tour: "2026-11-21T10:00", day: "2026-11-21", time: "10:00", places_left: 12 });
		expect(tourDays).toHaveLength(14);
		expect(tourDays.map(({ day }) => day)).not.toContain("2026-12-26");
		moment = Date.parse("2026-11-20T18:30:00.000Z");
		expect((await tours())[0]?.day).toBe("2026-11-28");
		moment = Date.parse("2026-07-01T06:00:00.000Z");
		expect(await tours()).toEqual([]);
	});

	it("are stored, confirmed to the guest and told to the office", async () => {
		expect(await book(booking)).toEqual({
			status: 201,
			body: { status: true, message: expect.stringContaining("Your tour is booked.") },
		});
		expect(await readPlacesLeft()).toBe(9);
		const [confirmation, notice, ...more] = await mails();
		expect([confirmation?.to_address, notice?.to_address, more]).toEqual([booking.email, office, []]);
		expect(confirmation?.subject).toBe("Your campus tour is booked: Saturday, 28 November, 10:00 am");
		for (const words of [
			"Dear Kavya Narayanan,",
			"3 people",
			"Doddabetta Road",
			"/visit.ics",
			"See or cancel your tour",
		])
			expect(confirmation?.text).toContain(words);
		expect(confirmation?.text).not.toContain(booking.question);
		for (const words of [booking.question, "9443212345", booking.email]) expect(notice?.text).toContain(words);
		expect(notice?.text).not.toContain("/visit/");
		const rows = await school.services.db.selectFrom("visits").selectAll().execute();
		expect(rows).toMatchObject([{ tour: booking.tour, people: 3, cancelled_at: null }]);
		expect(JSON.stringify(rows)).not.toContain(tokenIn(confirmation?.text));
	});

	it("are booked once, however often they are sent", async () => {
		const key = { "idempotency-key": "a-key-of-the-form" };
		const answers = await Promise.all([book(booking), book(booking), book(booking, key), book(booking, key)]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201, 201]);
		moment += 30 * 60_000;
		expect((await book(booking)).status).toBe(200);
		expect(await readPlacesLeft()).toBe(6);
		expect(await mails()).toHaveLength(4);
	});

	it("never overbook a tour, however many book at once", async () => {
		const parties = Array.from({ length: 12 }, (_, index) => ({ ...booking, people: 2, name: `Party ${index}` }));
		const answers = await Promise.all(parties.map((party) => book(party)));
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(6);
		expect(await readPlacesLeft()).toBe(0);
		const rows = await school.services.db.selectFrom("visits").select("people").execute();
		expect(rows.reduce((sum, { people }) => sum + people, 0)).toBe(12);
	});

	it("on a full tour are refused with the next ones that have room", async () => {
		for (const name of ["A", "B"]) await book({ ...booking, people: 4, name });
		await book({ ...booking, people: 3, name: "C" });
		const message =
			"This tour has only one place left. Next tours with enough places: Saturday, 21 November, 10:00 am or " +
			"Saturday, 21 November, 2:00 pm or Saturday, 28 November, 2:00 pm.";
		expect(await book({ ...booking, people: 2 })).toEqual({
			status: 409,
			body: { status: false, message, errors: { tour: message } },
		});
		expect((await book({ ...booking, people: 1 })).status).toBe(201);
		expect((await book({ ...booking, name: "D" })).body.message).toMatch(/^This tour is full\. Next tours/);
		expect(await mails()).toHaveLength(8);
	});

	it.each([
		[{}, ["email", "name", "people", "phone_no", "tour"]],
		[{ ...booking, tour: "2026-11-20T10:00" }, ["tour"]],
		[{ ...booking, tour: "2026-11-28T11:00" }, ["tour"]],
		[{ ...booking, people: "5" }, ["people"]],
		[{ ...booking, people: "-1" }, ["people"]],
		[{ ...booking, people: "0" }, ["people"]],
		[{ ...booking, email: "kavya" }, ["email"]],
		[{ ...booking, website: "https://spam.example" }, []],
		[[], ["email", "name", "people", "phone_no", "tour"]],
	])("are refused in words where something is wrong: %j", async (body, fields) => {
		const answer = await book(body);
		expect([answer.status, answer.body.message]).toEqual([422, expect.any(String)]);
		expect(Object.keys(answer.body.errors).toSorted()).toEqual(fields);
		expect(await school.services.db.selectFrom("visits").selectAll().execute()).toEqual([]);
		expect(await readPlacesLeft()).toBe(12);
	});

	it("can be cancelled once by the link in the mail, and booked again", async () => {
		await book(booking);
		const token = tokenIn((await mails())[0]?.text);
		const { db } = school.services;
		expect(await viewVisit(db, token, now())).toEqual({
			tour: booking.tour,
			people: 3,
			name: booking.name,
			state: "booked",
		});
		await Promise.all([cancelVisit(school.services, token, now()), cancelVisit(school.services, token, now())]);
		expect(await readPlacesLeft()).toBe(12);
		expect(await viewVisit(db, token, now())).toMatchObject({ state: "cancelled" });
		const [, , toGuest, toOffice, ...more] = await mails();
		expect([toGuest?.subject, toOffice?.subject, more]).toEqual([
			"Your campus tour is cancelled: Saturday, 28 November, 10:00 am",
			"Campus tour cancelled: Kavya Narayanan, Saturday, 28 November, 10:00 am",
			[],
		]);
		expect((await book(booking)).status).toBe(201);
		expect(await viewVisit(db, "guess", now())).toBeUndefined();
	});

	it("are over after their day, and erased after a year", async () => {
		await book(booking);
		const { db } = school.services;
		const token = tokenIn((await mails())[0]?.text);
		moment += 9 * day;
		expect(await cancelVisit(school.services, token, now())).toMatchObject({ state: "over" });
		moment = start + 365 * day;
		expect(await deleteOldVisits(db, now(), { days: 365 })).toBe(0);
		moment += day;
		expect(await deleteOldVisits(db, now(), { days: 365 })).toBe(1);
		expect(await viewVisit(db, token, now())).toBeUndefined();
	});
});
