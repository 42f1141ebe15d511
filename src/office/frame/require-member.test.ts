import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { staffOn } from "#src/accounts/testing/staff.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { type OfficeServices, officeServices } from "#src/office/office-context.server.ts";
import { action } from "#src/office/presence/here.ts";
import { sessionCookie } from "#src/office/session-cookie.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { requireMember } from "./require-member.server.ts";

/** A page of the office that is open, and its beats. */
async function openPage(db: Db) {
	const { member, context: accounts, now, wait } = staffOn(db);
	const { siteUrl } = accounts;
	const { token } = await member("Priya");
	const cookie = sessionCookie(token, siteUrl).split(";")[0] ?? "";
	async function beat(active: boolean): Promise<number> {
		const body = new URLSearchParams({ path: officePaths.home, ...(active && { active: "1" }) });
		const url = new URL(officePaths.here, siteUrl);
		const request = new Request(url, { method: "POST", body, headers: { cookie } });
		const context = new RouterContextProvider();
		context.set(officeServices, { db, now, siteUrl } as OfficeServices);
		const args = { request, context, params: {}, url, pattern: officePaths.here };
		const answer = await Promise.resolve(requireMember(args, () => action(args))).catch((thrown: unknown) => thrown);
		if (!(answer instanceof Response)) throw answer;
		return answer.status;
	}
	return { beat, wait };
}

describeDatabases("a page that is open", (freshDb) => {
	it("keeps no session, unless somebody is active there", async () => {
		const { beat, wait } = await openPage(await freshDb());
		for (let minutes = 0; minutes < 180; minutes += 10) {
			expect(await beat(true)).toBe(204);
			wait(10);
		}
		for (let minutes = 10; minutes <= 120; minutes += 10) {
			expect(await beat(false)).toBe(204);
			wait(10);
		}
		expect(await beat(true)).toBe(302);
	});
});
