import type { CDPSession, Page } from "playwright-core";
import { expect, it } from "vitest";
import { openPage } from "#tests/support/browser/open-page.ts";
import { firstSignInOf, officePassword } from "#tests/support/office/office-browser.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();

/** A security key inside the browser, whose holder unlocks it or, on request, does not. */
async function addAuthenticator(page: Page) {
	const session: CDPSession = await page.context().newCDPSession(page);
	await session.send("WebAuthn.enable");
	const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
		},
	});
	return {
		unlock: (isUserVerified: boolean) => session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
	};
}

it("lets someone in by a passkey alone, and no one who has not unlocked it", async () => {
	const { page, complaints } = await openPage(site);
	const key = await addAuthenticator(page);
	await page.goto(firstSignInOf(site.output()));
	await page.getByLabel("Name").fill("Meera Nair");
	await page.getByLabel("Email").fill("meera@doddabetta.example");
	await page.getByLabel("Password").fill(officePassword);
	await page.getByRole("button", { name: "Continue" }).click();
	await page.getByRole("button", { name: "Use this device’s lock as a passkey" }).click();
	const codes = page.getByRole("heading", { name: "Print your backup codes" });
	const outcome = codes.or(page.getByRole("alert").locator("visible=true"));
	await outcome.waitFor();
	expect(await outcome.textContent()).toBe("Print your backup codes");
	await expect.poll(() => page.getByRole("main").getByRole("code").count()).toBe(10);
	const [recovery = ""] = await page.getByRole("main").getByRole("code").allTextContents();

	const signOut = async () => {
		await page.context().clearCookies();
		await page.goto("/office/sign-in");
	};
	await signOut();
	await page.getByRole("button", { name: "Use your passkey" }).click();
	await page.waitForURL((url) => /^\/office(\/cases)?$/.test(url.pathname));

	await signOut();
	await page.getByLabel("Email").fill("meera@doddabetta.example");
	await page.getByLabel("Password").fill(officePassword);
	await page.getByRole("button", { name: "Continue" }).click();
	await page.getByRole("heading", { name: "Two-step verification" }).waitFor();
	await page.goto("/office/sign-in");
	await page.getByRole("button", { name: "Use your passkey" }).click();
	await page.waitForURL((url) => /^\/office(\/cases)?$/.test(url.pathname));

	await signOut();
	await key.unlock(false);
	await page.getByRole("button", { name: "Use your passkey" }).click();
	await page.getByRole("alert").filter({ hasText: "No passkey was chosen." }).waitFor();
	await key.unlock(true);

	await page.getByLabel("Email").fill("meera@doddabetta.example");
	await page.getByLabel("Password").fill(officePassword);
	await page.getByRole("button", { name: "Continue" }).click();
	await page.getByLabel("Backup code").fill("0000-0000-0000-0000");
	await page.getByRole("button", { name: "Sign in" }).click();
	await page.getByRole("alert").filter({ hasText: "This code isn’t valid" }).waitFor();
	await page.getByRole("button", { name: "Use your passkey" }).click();
	await page.waitForURL((url) => /^\/office(\/cases)?$/.test(url.pathname));

	await page.goto("/office/proof?to=/office/me");
	await page.getByRole("button", { name: "Use your passkey" }).click();
	await page.waitForURL((url) => url.pathname === "/office/me");
	await signOut();
	await page.getByLabel("Email").fill("meera@doddabetta.example");
	await page.getByLabel("Password").fill(officePassword);
	await page.getByRole("button", { name: "Continue" }).click();
	await page.getByLabel("Backup code").fill(recovery);
	await page.getByRole("button", { name: "Sign in" }).click();
	await page.waitForURL((url) => /^\/office(\/cases)?$/.test(url.pathname));
	expect(complaints.filter((complaint) => !complaint.includes("status of 4"))).toEqual([]);
});

it("takes no answer to a challenge that was not made here, or was answered already", async () => {
	const { page } = await openPage(site);
	await page.goto("/office/sign-in");
	const post = (credential: string) => page.request.post("/office/sign-in", { form: { credential }, maxRedirects: 0 });
	const clientDataJSON = Buffer.from(JSON.stringify({ type: "webauthn.get", challenge: "a".repeat(43) }));
	const forged = {
		id: "x",
		rawId: "x",
		type: "public-key",
		response: { clientDataJSON: clientDataJSON.toString("base64url") },
	};
	for (const credential of ["{}", "x", "[]", JSON.stringify(forged)]) {
		const answer = await post(credential);
		expect(answer.status()).toBe(400);
		expect(await answer.text()).toContain("We don’t recognise this passkey");
	}
});
