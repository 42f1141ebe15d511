import { describe, expect, it } from "vitest";
import { roles } from "#src/accounts/member.ts";
import { axe } from "#tests/support/browser/audit.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { expectNoFaults } from "#tests/support/office/faults.ts";
import { invitationLink } from "#tests/support/office/invitation-link.ts";
import { codeOf, enrol, firstOwner, officeBrowser, officePassword } from "#tests/support/office/office-browser.ts";
import { actAs, signedInMember } from "#tests/support/office/sign-in.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownSite } from "#tests/support/server/site.ts";

const members = "/office/settings/members";

describe.each(onEngine("sqlite"))("members of the office (%s)", (engine) => {
	const site = ownSite({}, engine);

	it("are invited by an owner, get a role, lose it, and are out at once", async () => {
		const owner = await firstOwner(site);
		const email = "priya@doddabetta.example";
		const act = (fields: Record<string, string>) => owner.browser.post(members, { section: "members", ...fields });
		expect((await act({ act: "invite", email, role: "admissions", decides: "on" })).status).toBe(200);
		const first = await invitationLink(site, email);
		expect((await act({ act: "invite", email, role: "admissions" })).status).toBe(200);
		expect((await officeBrowser(site).get(first)).status).toBe(410);
		const link = await invitationLink(site, email, first);

		const priya = officeBrowser(site);
		const weak = { name: "Priya", password: "priya.doddabetta", email: "" };
		const response = await priya.post(link, weak);
		expect(response.status).toBe(400);
		expect(await response.text()).toContain("The password can’t be based on your name");
		const accepted = await priya.post(link, { ...weak, password: officePassword });
		expect(accepted.headers.get("location")).toBe("/office/enrol");
		expect((await priya.post(link, { ...weak, password: officePassword })).status).toBe(410);
		// Nothing personal before the second key.
		expect((await priya.get("/office/me")).headers.get("location")).toBe("/office/enrol");
		await enrol(priya);
		expect((await priya.get("/office/me")).status).toBe(200);
		expect((await priya.get(members)).status).toBe(403);
		expect((await priya.post(members, { act: "role", member: "1", role: "viewer" })).status).toBe(403);

		const id = await readDatabase(site, async (db) => {
			const row = await db.selectFrom("members").select("id").where("email", "=", email).executeTakeFirstOrThrow();
			return String(row.id);
		});
		await act({ act: "role", member: id, role: "viewer" });
		expect((await priya.get("/office/me")).headers.get("location")).toBe("/office/sign-in?to=%2Foffice%2Fme");
		expect((await act({ act: "role", member: "1", role: "viewer" })).status).toBe(409);
		expect((await act({ act: "suspend", member: id })).status).toBe(200);
		const back = await officeBrowser(site).post("/office/sign-in", { email, password: officePassword });
		expect(back.status).toBe(400);
		const acts = await readDatabase(site, (db) =>
			db.selectFrom("audit_log").select(["actor", "act"]).where("subject_kind", "=", "member").orderBy("id").execute(),
		);
		expect(acts.map(({ actor, act }) => `${actor}: ${act}`)).toEqual([
			"Meera Nair: invitation-accepted",
			"Meera Nair: authenticator-enrolled",
			"Meera Nair: signed-in",
			"Meera Nair: invited",
			"Meera Nair: invited",
			"Priya: invitation-accepted",
			"Priya: authenticator-enrolled",
			"Priya: signed-in",
			"Meera Nair: role-changed",
			"Meera Nair: suspended",
			"somebody: sign-in-failed",
		]);
	});

	it("are suspended with the tokens and webhooks in sight that they have made, and the way to end each", async () => {
		const owner = await signedInMember(site, { name: "Latha Iyer", role: "owner" });
		const leaver = await signedInMember(site, { name: "Kiran Bhat", role: "owner" });
		const theirs = officeBrowser(site, leaver.cookie);
		const integrations = "/office/settings/integrations";
		const token = { act: "make", name: "Student system", scope: "content:read", days: "30" };
		expect((await theirs.post(integrations, token)).status).toBe(200);
		const webhook = { act: "make", url: "https://hooks.example/school", event: "fee.paid" };
		expect((await theirs.post("/office/settings/webhooks", webhook)).status).toBe(200);
		const { page, complaints } = await openPage(site);
		await page.addInitScript(axe);
		await actAs(page, site, owner);
		await page.goto(members);
		const row = page.getByRole("row", { name: "Kiran Bhat" });
		await row.locator("summary").click();
		await row.getByRole("link", { name: "https://hooks.example/school" }).waitFor();
		await expectNoFaults(page);
		await row.getByRole("button", { name: "Suspend" }).click();
		await page.getByRole("status").filter({ hasText: "Student system (API token), https://hooks.example" }).waitFor();
		await row.locator("summary").click();
		await row.getByText("These still work.").waitFor();
		await row.getByRole("link", { name: "Student system" }).click();
		await page.getByRole("button", { name: "Revoke the token for Student system" }).click();
		await page.getByRole("status").filter({ hasText: "The token for Student system is revoked." }).waitFor();
		await page.goto(members);
		await row.locator("summary").click();
		expect(await row.getByRole("link").allInnerTexts()).toEqual(["https://hooks.example/school"]);
		expect(complaints).toEqual([]);
	});

	it("are told what became of an invitation that cannot be withdrawn", async () => {
		const owner = officeBrowser(site, (await signedInMember(site, { name: "Nisha Paul", role: "owner" })).cookie);
		const email = "arun@doddabetta.example";
		await owner.post(members, { section: "invite", act: "invite", email, role: "viewer" });
		const id = await readDatabase(site, async (db) => {
			const row = db.selectFrom("member_invitations").select("id").where("email", "=", email);
			return String((await row.executeTakeFirstOrThrow()).id);
		});
		const withdraw = async (invitation: string) => {
			const answer = await owner.post(members, { section: "invitations", act: "withdraw", invitation });
			return [answer.status, /role="(?:alert|status)"[^>]*>([^<]+)/.exec(await answer.text())?.[1]];
		};
		expect(await withdraw(id)).toEqual([200, "Invitation cancelled."]);
		expect(await withdraw(id)).toEqual([409, "This invitation was cancelled, or sent again with another link."]);
		expect(await withdraw("999999")).toEqual([404, "We can’t find this invitation."]);
	});

	it("change their own name, password and codes, and end their other sessions", async () => {
		const owner = await signedInMember(site, { name: "Anil Rao", role: "owner" });
		const { page, complaints } = await openPage(site);
		await actAs(page, site, owner);
		await page.goto("/office/me");
		await page.getByRole("textbox", { name: "Name" }).fill("Anil K. Rao");
		await page.getByRole("button", { name: "Change name" }).click();
		await page.getByRole("status").filter({ hasText: "Name changed." }).waitFor();
		// A member who has joined with the school’s account has no password yet.
		await page.getByLabel("New password").fill("the first of my words");
		await page.getByRole("button", { name: "Change password" }).click();
		await page.getByRole("status").filter({ hasText: "Password changed" }).waitFor();
		await page.getByLabel("Current password").fill("not the one");
		await page.getByLabel("New password").fill("another hill, same rain");
		await page.getByRole("button", { name: "Change password" }).click();
		await page.getByRole("alert").filter({ hasText: "Your current password is wrong." }).waitFor();
		await page.getByRole("button", { name: "Create new backup codes" }).click();
		await page.getByRole("heading", { name: "Print your backup codes" }).waitFor();
		await page.getByRole("link", { name: "I’ve saved my codes" }).click();
		await page.getByText("10 backup codes left").waitFor();
		await page.getByRole("checkbox", { name: "Turn on single-key shortcuts" }).uncheck();
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await expect.poll(() => page.locator("[data-keys-off]").count()).toBe(1);
		await page.getByRole("button", { name: "Sign out of this device" }).click();
		await page.waitForURL((url) => url.pathname === "/office/sign-in");
		expect(complaints.filter((complaint) => !complaint.includes("status of 409"))).toEqual([]);
	});

	it.each(roles)("as %s see the list of members only if they are owners", async (role) => {
		const { cookie } = await signedInMember(site, { name: `Every ${role}`, role });
		const browser = officeBrowser(site, cookie);
		expect((await browser.get(members)).status).toBe(role === "owner" ? 200 : 403);
		const memberForm = { section: "members", act: "reinstate", member: "0" };
		expect((await browser.post(members, memberForm)).status).toBe(role === "owner" ? 422 : 403);
		expect((await browser.get("/office/me")).status).toBe(200);
	});

	it("prove that they are there before they change roles, when the last proof is old", async () => {
		const owner = await signedInMember(site, { name: "Uma Das", role: "owner" });
		await readDatabase(site, (db) =>
			db
				.updateTable("member_sessions")
				.set({ proved_at: new Date(Date.now() - 11 * 60_000).toISOString() })
				.where("member_id", "=", owner.id)
				.execute(),
		);
		const browser = officeBrowser(site, owner.cookie);
		const response = await browser.get(members);
		expect(response.headers.get("location")).toBe("/office/proof?to=%2Foffice%2Fsettings%2Fmembers");
		const postResponse = await browser.post(members, { act: "suspend", member: "1" });
		expect(postResponse.headers.get("location")).toBe("/office/proof?to=%2Foffice%2Fsettings%2Fmembers");
		expect((await browser.post("/office/me", { section: "factors", act: "codes" })).status).toBe(409);
		expect((await browser.get("/office/enrol")).headers.get("location")).toBe("/office/proof?to=%2Foffice%2Fenrol");
	});
});

describe("the pages about members", () => {
	const site = ownSite();

	it("can be used by everyone, at each audited width and in every state", async () => {
		const { browser, authenticator, email, password } = await firstOwner(site);
		const { page } = await openPage(site);
		await page.addInitScript(axe);
		await page.goto("/office/sign-in");
		await expectNoFaults(page);
		await page.getByLabel("Email").fill(email);
		await page.getByLabel("Password").fill("wrong password");
		await page.getByRole("button", { name: "Continue" }).click();
		await page.getByRole("alert").filter({ hasText: "wrong" }).waitFor();
		await expectNoFaults(page);
		await page.getByLabel("Email").fill(email);
		await page.getByLabel("Password").fill(password);
		await page.getByRole("button", { name: "Continue" }).click();
		await page.getByRole("heading", { name: "Two-step verification" }).waitFor();
		await expectNoFaults(page);
		await page.getByLabel("Code").fill(await codeOf(authenticator, 30));
		await page.getByRole("button", { name: "Sign in" }).click();
		await page.waitForURL((url) => /^\/office(\/cases)?$/.test(url.pathname));
		await browser.post(members, { act: "invite", email: "priya@doddabetta.example", role: "viewer" });
		for (const path of ["/office/me", members, "/office/proof", "/office/enrol"]) {
			await page.goto(path);
			await expectNoFaults(page);
		}
		await page.goto("/office/invitation/nothing");
		await expectNoFaults(page);
	});
});
