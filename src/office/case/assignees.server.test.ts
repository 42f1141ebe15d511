import { expect, it } from "vitest";
import { staffOn } from "#src/accounts/testing/staff.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { listAssignees, refuseAssignee } from "./assignees.server.ts";

describeDatabases("a case", (freshDb) => {
	it("is assigned only to members who can open it", async () => {
		const db = await freshDb();
		const staff = staffOn(db);
		const ids: Record<string, number> = {};
		for (const role of ["owner", "admissions", "editor", "accounts"] as const)
			ids[role] = (await staff.sessionOf((await staff.member(role, role)).token)).member.id;
		expect((await listAssignees(db, "application")).map(({ role }) => role)).toEqual(["owner", "admissions"]);
		const refused = async (id: number | null) => (await refuseAssignee(db, id, "enquiry")) !== undefined;
		expect([await refused(ids.owner ?? 0), await refused(null)]).toEqual([false, false]);
		expect([await refused(ids.editor ?? 0), await refused(ids.accounts ?? 0), await refused(999)]).toEqual([
			true,
			true,
			true,
		]);
		await db
			.updateTable("members")
			.set({ state: "suspended" })
			.where("id", "=", ids.admissions ?? 0)
			.execute();
		expect(await refused(ids.admissions ?? 0)).toBe(true);
	});
});
