import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { phone } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sendApplication } from "#tests/support/forms/application.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();
const nobodys = paths.application("A".repeat(43));
const guarded = {
	"cache-control": "no-store, private",
	"referrer-policy": "no-referrer",
	"x-robots-tag": "noindex, nofollow",
};

it("a link that opens nothing says why, and has a new one sent, without JavaScript", async () => {
	const { reference } = await sendApplication(site.url);
	const { page } = await openPage(site, { ...phone, javaScriptEnabled: false });
	const response = await page.goto(nobodys);
	expect([response?.status(), response?.headers()]).toEqual([404, expect.objectContaining(guarded)]);
	await page.getByRole("heading", { name: "This link no longer works", level: 1 }).waitFor();
	const form = page.getByRole("form", { name: "Send me my link" });
	await form.getByLabel("Email or phone number").fill("94432 12345");
	await form.getByRole("button", { name: "Send me my link" }).click();
	await page.getByText("If you enter a phone number, we also need your application number.").waitFor();
	expect(await form.getByLabel("Email or phone number").inputValue()).toBe("94432 12345");
	await form.getByLabel("Application number").fill(reference);
	await form.getByRole("button", { name: "Send me my link" }).click();
	await page.waitForURL("**/application?sent=1*");
	await page.getByText("If we find your application, we’ll email you the link.").waitFor();
	const mail = await waitForMail(site.dataDir, "meenakshi@example.com", /The link to your application/);
	const [link = ""] = /http:\/\/\S+\/application\/[\w-]{43}/.exec(mail.text ?? "") ?? [];
	await page.goto(link);
	await page.getByRole("heading", { name: "We’ve received your application.", level: 1 }).waitFor();
	await page.getByText(reference).first().waitFor();
});

it.each(["application.pdf", "receipt.pdf", "files/certificate_10"])(
	"%s behind such a link is that page",
	async (file) => {
		const answer = await fetch(`${site.url}${nobodys}/${file}`);
		expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
			404,
			expect.objectContaining({ ...guarded, "content-type": "text/html; charset=utf-8" }),
		]);
		expect(await answer.text()).toContain("This link no longer works");
	},
);

it("the answer to a link request is the same page for an address that no one has applied with", async () => {
	await sendApplication(site.url);
	const ask = async (contact: string) => {
		const body = new URLSearchParams({ contact });
		const answer = await fetch(site.url + paths.applicationLink, { method: "POST", body, redirect: "manual" });
		return [answer.status, answer.headers.get("location"), await answer.text()];
	};
	expect(await ask("meenakshi@example.com")).toEqual([303, "/application?sent=1#sent", ""]);
	expect(await ask("nobody@example.com")).toEqual(await ask("meenakshi@example.com"));
});
