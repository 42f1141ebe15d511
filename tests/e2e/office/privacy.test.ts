import { expect, test } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { phone } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readZip } from "#tests/support/exports/read-zip.ts";
import { sendApplication } from "#tests/support/forms/application.ts";
import { actAs, signedInMember } from "#tests/support/office/sign-in.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();

test("a person sees and takes their data and is erased by two members, all without JavaScript", async () => {
	const { reference } = await sendApplication(site.url);
	const { page, complaints } = await openPage(site, { ...phone, javaScriptEnabled: false });
	await page.goto(paths.privacy);
	await page.getByRole("link", { name: "data we keep about you" }).click();
	await page.getByLabel("Email address or application number").fill(reference);
	await page.getByRole("button", { name: "Send me the link" }).click();
	await page.getByText("we’ve emailed you the link").waitFor();
	const mail = await waitForMail(site.dataDir, "meenakshi@example.com", /The link to your data/);
	const [link = ""] = /http:\/\/\S+\/privacy-requests\/[\w-]{43}/.exec(mail.text ?? "") ?? [];
	await page.goto(link);
	await page.getByRole("heading", { name: new RegExp(reference) }).waitFor();
	await page.getByText("You agreed to this on").waitFor();
	const [json, zip] = await Promise.all([fetch(`${link}/data.json`), fetch(`${link}/data.zip`)]);
	expect([json.headers.get("cache-control"), json.headers.get("content-disposition")]).toEqual([
		"no-store, private",
		'attachment; filename="my-data.json"',
	]);
	expect((await json.json()).records[0].stored.applications[0].reference).toBe(reference);
	const files = await readZip(Buffer.from(await zip.arrayBuffer()));
	expect([...files.keys()].join()).toContain(`application-${reference}.pdf`);
	await page.getByText("Correct something").click();
	await page.getByRole("button", { name: "Ask us to correct it" }).click();
	await page.getByRole("alert").getByText("Tell us what’s wrong and what it should say.").waitFor();
	await page.getByText("Erase everything", { exact: true }).click();
	await page.getByRole("button", { name: "Ask us to erase everything" }).click();
	await page.getByText("We have your request").waitFor();

	const asks = await signedInMember(site, { name: "Asha Menon", role: "admissions" });
	const owner = await signedInMember(site, { name: "Priya Raghavan", role: "owner" });
	await actAs(page, site, asks);
	await page.goto(officePaths.privacy);
	await page.getByRole("link", { name: "Erasure, meenakshi@example.com" }).click();
	await page.getByText("Restricted at once").waitFor();
	await page.getByLabel("How you verified who this is").fill("She called from her number");
	await page.getByRole("button", { name: "Request erasure" }).click();
	await page.getByRole("status").getByText("Another owner must confirm it.").waitFor();
	expect(await page.getByRole("button", { name: /onfirm/ }).count()).toBe(0);
	await actAs(page, site, owner);
	await page.goto(page.url());
	await page.getByRole("button", { name: "Confirm erasure" }).click();
	await page.getByRole("status").getByText("The rest is restricted until its date").waitFor();
	const certificate = await waitForMail(
		site.dataDir,
		"meenakshi@example.com",
		/We’ve stopped using your data \(certificate 1\)/,
	);
	expect(certificate.attachments?.map(({ filename }) => filename)).toEqual(["erasure-1.pdf"]);
	const answer = await page.goto(officePaths.caseOf("application", 1));
	expect(answer?.status()).toBe(404);
	await page.goto(link);
	await page.getByText("We don’t keep anything you sent us.").waitFor();
	await page.getByText(new RegExp(`${reference}: erased on`)).waitFor();
	await page.goto(`${paths.privacyRequests}/${"A".repeat(43)}`);
	await page.getByRole("heading", { name: "This link no longer works", level: 1 }).waitFor();
	expect(complaints.filter((each) => !/status of 4(04|22)/.test(each))).toEqual([]);
});
