import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readActs } from "#src/audit/audit-log.server.ts";
import { booking } from "#tests/support/forms/booking.ts";
import { actor } from "#tests/support/office/actor.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { readQueuedEmails } from "#tests/support/server/queued-emails.ts";
import { cancelVisit, viewVisit } from "./cancel-visit.server.ts";
import { listBookedTours } from "./list-visits.server.ts";
import { cancelForGuest, deleteOldVisits, restoreVisit, visitSubject } from "./office-acts.server.ts";

/** A Friday. */
const start = Date.parse("2026-11-20T06:00:00.000Z");
const minuteMs = 60_000;
const dayMs = 86_400_000;
const by = actor(3, "Meera Nair");
const meeting = { places: 12, meetAt: "The entrance hall", minutes: 120 };

describe.each(["sqlite", "postgres"] as const)("visits that the office cancels (%s)", (engine) => {
	let site: TestApp;
	let moment: number;
	const now = () => new Date(moment);
	beforeEach(async () => {
		moment = start;
		site = await startApp(engine, {}, now);
	});
	afterEach(() => site.close());

	const book = async (body: object) => {
		const url = "/api/v1/website/visit/add";
		return (await site.app.inject({ method: "POST", url, payload: body })).statusCode;
	};
	const cancel = (visitId = 1) =>
		site.services.db.transaction().execute((trx) => cancelForGuest(trx, site.services.school, { visitId, by }, now()));
	const restore = (actId: number) =>
		site.services.db
			.transaction()
			.execute((trx) => restoreVisit(trx, { school: site.services.school, visits: meeting, actId, by }, now()));
	const cancelled = async (visitId?: number) => {
		const result = await cancel(visitId);
		if (!result.ok) throw new Error(result.message);
		return result.actId;
	};
	const subjects = async () => (await readQueuedEmails(site.services)).map(({ subject }) => subject);
	/** Reads the token of the last confirmation in the outbox. */
	const token = async () => {
		const texts = (await readQueuedEmails(site.services)).map(({ text }) => /\/visit\/([\w-]{43})$/m.exec(text)?.[1]);
		return texts.findLast((text) => text !== undefined) ?? "";
	};
	const tours = async () =>
		(await listBookedTours(site.services.db, "2026-11-20", { unmasked: true })).map(
			({ key, people, guests, cancelled: gone }) => ({
				key,
				people,
				guests: guests.map(({ name }) => name),
				cancelled: gone.map(({ name }) => name),
			}),
		);

	it("free their places, and write to the guest alone, a minute later", async () => {
		await book(booking);
		await book({ ...booking, name: "Arjun Das", email: "arjun@example.com", people: "2" });
		const actId = await cancelled();
		expect(await tours()).toEqual([
			{ key: booking.tour, people: 2, guests: ["Arjun Das"], cancelled: ["Kavya Narayanan"] },
		]);
		const mails = await readQueuedEmails(site.services);
		expect(mails.slice(4)).toMatchObject([
			{
				to_address: booking.email,
				subject: "Your campus tour is cancelled: Saturday, 28 November, 10:00 am",
				due_at: new Date(start + minuteMs).toISOString(),
				act_id: actId,
			},
		]);
		expect(await readActs(site.services.db, visitSubject(1))).toMatchObject([
			{ id: actId, actor: "Meera Nair", memberId: 3, act: "visit-cancelled" },
		]);
		expect(await cancel()).toEqual({ ok: false, message: "This visit is already cancelled." });
		expect(await cancel(99)).toEqual({ ok: false, message: "We can’t find this visit. It may have been deleted." });
	});

	it("stand again by an undo, as if nothing had been, while the mail has not left", async () => {
		await book(booking);
		const link = await token();
		const before = await subjects();
		const actId = await cancelled();
		expect(await viewVisit(site.services.db, link, now())).toMatchObject({ state: "cancelled" });
		expect(await restore(actId)).toMatchObject({ ok: true });
		expect(await viewVisit(site.services.db, link, now())).toMatchObject({ state: "booked" });
		expect(await subjects()).toEqual(before);
		expect(await tours()).toMatchObject([{ people: 3, cancelled: [] }]);
		// The same form, sent once more, still books nothing.
		expect(await book(booking)).toBe(200);
		expect(await restore(actId)).toEqual({ ok: false, reason: "refused", message: "This was undone already." });
		// Acts that were undone can be done again.
		expect(await restore(await cancelled())).toMatchObject({ ok: true });
	});

	it("are confirmed again with another link where the guest has read of it", async () => {
		await book(booking);
		const link = await token();
		const actId = await cancelled();
		await site.services.db.updateTable("outbox").set({ state: "sent" }).execute();
		expect(await restore(actId)).toMatchObject({ ok: true });
		expect(await subjects()).toEqual(["Your campus tour is booked: Saturday, 28 November, 10:00 am"]);
		expect(await token()).not.toBe(link);
		expect(await viewVisit(site.services.db, link, now())).toBeUndefined();
		expect(await viewVisit(site.services.db, await token(), now())).toMatchObject({ state: "booked", people: 3 });
	});

	it("stay cancelled where someone has the places, the guest has booked again, or the day is past", async () => {
		await book(booking);
		const actId = await cancelled();
		moment += minuteMs;
		expect(await book(booking)).toBe(201);
		expect(await restore(actId)).toEqual({ ok: false, message: "Kavya Narayanan has since booked this tour again." });
		expect(await tours()).toMatchObject([{ people: 3 }]);
		await cancelled(2);
		const others = [4, 4, 2].map((people, index) => ({ ...booking, people: String(people), name: `Party ${index}` }));
		for (const [index, party] of others.entries()) await book({ ...party, email: `party${index}@example.com` });
		expect(await restore(actId)).toEqual({ ok: false, message: "The tour has no room left for 3 more." });
		expect(await tours()).toMatchObject([{ people: 10 }]);
		moment += 9 * dayMs;
		expect(await restore(actId)).toEqual({ ok: false, message: "This tour is over." });
		expect(await cancel(3)).toEqual({ ok: false, message: "This tour is over." });
	});

	it("are none of the office’s where the guest was faster, and take their acts along when they are deleted", async () => {
		await book(booking);
		await cancelVisit(site.services, await token(), now());
		expect(await cancel()).toEqual({ ok: false, message: "This visit is already cancelled." });
		await book(booking);
		await cancelled(2);
		moment += 366 * dayMs;
		expect(await deleteOldVisits(site.services.db, now(), { days: 365 })).toBe(2);
		expect(await readActs(site.services.db, visitSubject(2))).toEqual([]);
	});

	it("and that are booked and undone at the same moment never overbook a tour", async () => {
		for (const name of ["A", "B", "C"]) await book({ ...booking, people: "4", name });
		const actId = await cancelled();
		const [answer, undone] = await Promise.all([
			book({ ...booking, people: "4", name: "Others", email: "others@example.com" }),
			restore(actId),
		]);
		expect([answer === 201, undone.ok].filter(Boolean)).toHaveLength(1);
		expect(await tours()).toMatchObject([{ people: 12 }]);
	});
});
