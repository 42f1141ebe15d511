import { expect, it } from "vitest";
import type { Member } from "#src/accounts/member.ts";
import { caseKinds } from "#src/cases/case.ts";
import * as officePaths from "#src/office-paths.ts";
import { describeDatabase } from "#tests/support/database/databases.ts";
import { noteHere, readOthers } from "./presence.server.ts";

const now = new Date("2026-11-20T06:00:00.000Z");
const priya = { id: 1, name: "Priya Raghavan" } as Member;
const arun = { id: 2, name: "Arun Selvam" } as Member;

describeDatabase("sqlite", "who is in the office", (freshDb) => {
	it.each(caseKinds)("is seen reading a case of the kind %s", async (kind) => {
		const db = await freshDb();
		const path = officePaths.caseOf(kind, 7);
		await noteHere(db, priya, path, now);
		expect(await readOthers(db, arun, now)).toEqual([
			{ id: 1, name: "Priya Raghavan", path, where: "is reading a case", awayMinutes: null },
		]);
	});

	it("is not noted at an address that is none of the office's", async () => {
		const db = await freshDb();
		await noteHere(db, priya, "/about", now);
		expect(await readOthers(db, arun, now)).toEqual([]);
	});
});
