import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Member } from "#src/accounts/member.ts";
import type { Session } from "#src/accounts/sessions.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import type { ActAnswer } from "#src/office/kit/acts/act-answer.ts";
import { type OfficeServices, officeServices } from "#src/office/office-context.server.ts";
import { describeDatabase } from "#tests/support/database/databases.ts";
import { action, loader } from "./interviews-page.tsx";
import { changesIn } from "./slot-form.ts";

const member: Member = { id: 1, name: "Meera", email: "meera@x.example", role: "owner", decides: true };
const now = new Date("2026-11-20T06:00:00.000Z");
const minute = 60_000;

function contextOf(db: Db): RouterContextProvider {
	const context = new RouterContextProvider();
	context.set(memberSession, { member } as Session);
	context.set(officeServices, { db, now: () => now } as unknown as OfficeServices);
	return context;
}

async function post(db: Db, form: Record<string, string>): Promise<ActAnswer> {
	const request = new Request("https://school.example", { method: "POST", body: new URLSearchParams(form) });
	return (await action({ request, context: contextOf(db) } as unknown as Parameters<typeof action>[0])).data;
}

describeDatabase("sqlite", "the page of interviews", (freshDb) => {
	test("shows those nearest to now of more than it has room for, and counts all of them", async () => {
		const db = await freshDb();
		const slot = (startsAt: Date) => ({
			application_type: "barch",
			minutes: 10,
			place: "Studio 2",
			capacity: 2,
			starts_at: startsAt.toISOString(),
			closes_at: startsAt.toISOString(),
			created_at: now.toISOString(),
		});
		const around = Array.from({ length: 510 }, (_, index) => (index + 1) * 20 * minute);
		for (const direction of [-1, 1])
			for (let from = 0; from < around.length; from += 100)
				await db
					.insertInto("interview_slots")
					.values(around.slice(from, from + 100).map((after) => slot(new Date(now.getTime() + direction * after))))
					.execute();
		const page = await loader({ context: contextOf(db) } as unknown as Parameters<typeof loader>[0]);
		expect(page.counts).toEqual({ upcoming: 510, past: 510, waiting: 0 });
		expect(page.free).toBe(1020);
		const minutesFromNow = (slots: typeof page.past) =>
			slots.map(({ startsAt }) => (Date.parse(startsAt) - now.getTime()) / minute);
		const intervals = Array.from({ length: 500 }, (_, index) => (index + 1) * 20);
		expect(minutesFromNow(page.upcoming)).toEqual(intervals);
		expect(minutesFromNow(page.past)).toEqual(intervals.map((after) => -after).toReversed());
	});

	test("keeps what was written of a time that was changed meanwhile", async () => {
		const db = await freshDb();
		const slotForm = { start: "2026-12-01T10:00", minutes: "20", place: "Studio 2", capacity: "1", notice: "24" };
		const addedActAnswer = await post(db, { act: "add", type: "barch", ...slotForm, count: "1", pause: "0" });
		expect(addedActAnswer).toMatchObject({ ok: true });
		const { upcoming } = await loader({ context: contextOf(db) } as unknown as Parameters<typeof loader>[0]);
		const form = { act: "change", slot: String(upcoming[0]?.id), seen: JSON.stringify(upcoming[0]?.written) };
		expect(await post(db, { ...form, ...slotForm, start: "2026-12-01T11:00" })).toMatchObject({ ok: true });
		const refusedActAnswer = await post(db, { ...form, ...slotForm, place: "Studio 3" });
		const message = "Someone else changed this slot. Reload the page.";
		expect(refusedActAnswer).toMatchObject({ section: "slots", ok: false, message });
		expect(changesIn(refusedActAnswer.values ?? {})).toEqual({ act: "change", slot: form.slot, place: "Studio 3" });
	});

	test("counts places that can still be taken, and keeps a refused time that no one could take", async () => {
		const db = await freshDb();
		const slot = { type: "barch", start: "2026-11-21T10:00", minutes: 20, place: "Studio 2", capacity: 2, notice: 48 };
		const series = { ...slot, count: 1, pause: 0 };
		const form = (of: typeof series) => {
			const fields = Object.entries(of).map(([name, value]) => [name, String(value)]);
			return { act: "add", ...Object.fromEntries(fields) };
		};
		expect(await post(db, form(series))).toMatchObject({ section: "add", ok: false, values: form(series) });
		expect(await post(db, form({ ...series, notice: 6 }))).toMatchObject({ ok: true });
		const free = async () => (await loader({ context: contextOf(db) } as unknown as Parameters<typeof loader>[0])).free;
		expect(await free()).toBe(2);
		await db.updateTable("interview_slots").set({ closes_at: now.toISOString() }).execute();
		expect(await free()).toBe(0);
	});
});
