import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { readDevice } from "#src/accounts/sign-in/known-device.server.ts";
import { staffOn } from "#src/accounts/testing/staff.server.ts";
import { type OfficeServices, officeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { deviceOfRequest } from "./device-cookie.server.ts";
import { goIn } from "./sign-in/door-request.server.ts";

describeDatabases("a browser in which a member signs in", (freshDb) => {
	async function office() {
		const db = await freshDb();
		const { context: accounts, member, newcomer, now } = staffOn(db);
		const { siteUrl } = accounts;
		const enter = async (token: string, cookie = "") => {
			const context = new RouterContextProvider();
			context.set(officeServices, { db, now, siteUrl, accounts } as unknown as OfficeServices);
			const request = new Request(new URL(officePaths.signIn(), siteUrl), { headers: { cookie } });
			return (await goIn({ request, context }, officePaths.home, token)).headers.getSetCookie();
		};
		return { accounts, enter, member, newcomer, siteUrl };
	}

	it("gets a cookie by which it is known, for this host, HTTPS and no script, and for 400 days", async () => {
		const { accounts, enter, member, siteUrl } = await office();
		const [priya, meera] = [await member("Priya"), await member("Meera")];
		const [session = "", first = ""] = await enter(priya.token);
		expect(session).toMatch(/^__Host-office=[\w-]{43};/);
		const [pair = "", ...attributes] = first.split("; ");
		expect(pair).toMatch(/^__Host-office-device=/);
		expect(attributes).toEqual(["Path=/", "Secure", "Max-Age=34560000", "HttpOnly", "SameSite=Lax"]);
		const [, second = ""] = await enter(meera.token, pair);
		const cookie = second.split("; ")[0] ?? "";
		const device = deviceOfRequest(new Request(siteUrl, { headers: { cookie: `a=b; ${cookie}` } }), siteUrl);
		for (const { id } of [priya, meera]) expect(await readDevice(accounts, id, device)).toBeDefined();
	});

	it("is not known before the second step", async () => {
		const { enter, newcomer } = await office();
		expect(await enter(await newcomer("Priya"))).toEqual([expect.stringMatching(/^__Host-office=/)]);
	});
});
