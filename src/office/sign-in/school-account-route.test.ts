import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { staffOn } from "#src/accounts/testing/staff.server.ts";
import { type OfficeServices, officeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { describeDatabase } from "#tests/support/database/databases.ts";
import { loader } from "./school-account-route.ts";

describeDatabase("sqlite", "signing in by the school's account", (freshDb) => {
	it("is begun by no other site", async () => {
		const db = await freshDb();
		const { context: accounts, now } = staffOn(db);
		const { siteUrl } = accounts;
		const away = "https://accounts.example/authorize";
		const identityProvider = {
			begin: async () => ({ url: away, request: { state: "s", nonce: "n", verifier: "v" } }),
			finish: async () => undefined,
		};
		const ask = (from: string | undefined) => {
			const url = new URL(officePaths.schoolAccount(), siteUrl);
			const request = new Request(url, { headers: from === undefined ? {} : { "sec-fetch-site": from } });
			const context = new RouterContextProvider();
			const services = { db, now, siteUrl, accounts: { ...accounts, identityProvider } };
			context.set(officeServices, services as unknown as OfficeServices);
			return loader({ request, context, params: {}, url, pattern: officePaths.schoolAccount() });
		};
		expect((await ask("cross-site")).status).toBe(403);
		expect(await db.selectFrom("sign_in_challenges").select("id").execute()).toEqual([]);
		for (const from of ["same-origin", "same-site", "none", undefined])
			expect((await ask(from)).headers.get("location")).toBe(away);
	});
});
