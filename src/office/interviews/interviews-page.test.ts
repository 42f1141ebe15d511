import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Member } from "#src/accounts/member.ts";
import type { Session } from "#src/accounts/sessions.server.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { type OfficeServices, officeServices } from "#src/office/office-context.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { loader } from "./interviews-page.tsx";

const member: Member = { id: 1, name: "Meera", email: "meera@x.example", role: "owner", decides: true };
const now = new Date("2026-11-20T06:00:00.000Z");
const minute = 60_000;

describeDatabases("the page of interviews", (freshDb) => {
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
		const context = new RouterContextProvider();
		context.set(memberSession, { member } as Session);
		context.set(officeServices, { db, now: () => now } as unknown as OfficeServices);
		const page = await loader({ context } as unknown as Parameters<typeof loader>[0]);
		expect(page.counts).toEqual({ upcoming: 510, past: 510, waiting: 0 });
		expect(page.free).toBe(1020);
		const minutesFromNow = (slots: typeof page.past) =>
			slots.map(({ startsAt }) => (Date.parse(startsAt) - now.getTime()) / minute);
		const shown = Array.from({ length: 500 }, (_, index) => (index + 1) * 20);
		expect(minutesFromNow(page.upcoming)).toEqual(shown);
		expect(minutesFromNow(page.past)).toEqual(shown.map((after) => -after).toReversed());
	});
});
