import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { axe } from "#tests/support/browser/audit.ts";
import { desktop } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sendApplication } from "#tests/support/forms/application.ts";
import { expectNoFaults } from "#tests/support/office/faults.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { clockAt } from "#tests/support/server/clock.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { startServer } from "#tests/support/server/server.ts";
import { ownSite } from "#tests/support/server/site.ts";
import { startReceiver } from "#tests/support/webhooks/receiver.ts";

const webhooks = "/office/settings/webhooks";
const receiver = async (...replies: Parameters<typeof startReceiver>) => {
	const startedReceiver = await startReceiver(...replies);
	onTestFinished(startedReceiver.close);
	return startedReceiver;
};

describe.each(onEngine("sqlite"))("webhooks (%s)", (engine) => {
	const site = ownSite({ DEMO: "off" }, engine);
	let owner: SignedIn;
	beforeAll(async () => {
		owner = await signedInMember(site, { name: "Meera Nair", role: "owner" });
	});

	it("are made, tested, paused and ended in the office, without code", async () => {
		const peer = await receiver(200, 500, 200);
		const { page, complaints } = await openPage(site, { ...desktop, javaScriptEnabled: false });
		await actAs(page, site, owner);
		await page.goto(webhooks);
		await page.getByText("There are no webhooks yet.").waitFor();
		await page.getByLabel("Address").fill("http://receiver.example/hooks");
		await page.getByRole("button", { name: "Create webhook" }).click();
		await page.getByRole("alert").getByText("The address must start with https://.").waitFor();
		await page.getByLabel("Address").fill(peer.url);
		await page.getByRole("checkbox", { name: /^application.received/ }).check();
		await page.getByRole("button", { name: "Create webhook" }).click();
		const secret = await page.getByLabel("Secret", { exact: true }).textContent();
		expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
		await page.getByRole("link", { name: peer.url }).click();
		expect(await page.content()).not.toContain(secret);
		await page.getByRole("button", { name: "Send a test" }).click();
		await page.getByRole("status").getByText("Test sent.").waitFor();
		const line = (event: string) => page.getByRole("listitem").filter({ hasText: event });
		const lineSays = (event: string) =>
			expect.poll(async () => {
				await page.goto(page.url());
				return line(event).first().innerText();
			});
		await lineSays("webhook.test").toContain("Delivered.");
		await sendApplication(site.url);
		await lineSays("application.received").toMatch(/1 attempt, next attempt at .*Response: 500 status 500/s);
		await line("application.received").getByRole("button", { name: "Send again" }).click();
		await page.getByRole("status").getByText("Sent again.").waitFor();
		await lineSays("application.received").toContain("Delivered after 2 attempts.");
		expect(peer.received.map(({ body }) => JSON.parse(body).type)).toEqual([
			"webhook.test",
			"application.received",
			"application.received",
		]);
		await page.getByRole("button", { name: "Pause", exact: true }).click();
		await page.getByText("Paused, events are waiting", { exact: true }).waitFor();
		await page.getByRole("button", { name: "Resume" }).click();
		await page.getByRole("button", { name: "Delete", exact: true }).click();
		await page.getByRole("status").getByText("Deleted. We no longer send events to it.").waitFor();
		expect(await page.getByRole("button", { name: "Send again" }).count()).toBe(0);
		expect(complaints.filter((each) => !each.includes("409"))).toEqual([]);
	});

	it("have pages that everyone can use, at each audited width and in every state", async () => {
		const peer = await receiver(410);
		const { page } = await openPage(site);
		await page.addInitScript(axe);
		await actAs(page, site, owner);
		await page.goto(webhooks);
		await expectNoFaults(page);
		await page.getByLabel("Address").fill(`${peer.url}?${"a-long-address".repeat(12)}`);
		for (const box of await page.getByRole("checkbox").all()) await box.check();
		await page.getByRole("button", { name: "Create webhook" }).click();
		await page.getByLabel("Secret", { exact: true }).waitFor();
		await expectNoFaults(page);
		await page.getByRole("link", { name: peer.url }).click();
		await sendApplication(site.url);
		await page.getByRole("button", { name: "Send a test" }).click();
		await expect.poll(() => peer.received.length).toBeGreaterThan(0);
		await page.goto(page.url());
		await expectNoFaults(page);
	});
});

it.each(onEngine("sqlite"))(
	"what has happened is told although the process is killed before and while it tells (%s)",
	async (engine) => {
		// The receiver answers no one before the first process is dead.
		const peer = await receiver(() => {}, 200);
		const server = await startServer(engine, { DEMO: "off" });
		onTestFinished(server.drop);
		const owner = officeBrowser(server, (await signedInMember(server, { role: "owner" })).cookie);
		const form = { act: "make", url: peer.url, event: "application.received" };
		expect((await owner.post(webhooks, form)).status).toBe(200);
		await sendApplication(server.url);
		await expect.poll(() => peer.received.length).toBe(1);
		await sendApplication(server.url);
		await server.kill();
		// The lease of the killed process has ended by then.
		await server.restart(clockAt(new Date(Date.now() + 120_000).toISOString()));
		await expect.poll(() => peer.received.length).toBe(3);
		const ids = peer.received.map(({ headers }) => headers["webhook-id"]);
		expect(ids[1]).toBe(ids[0]);
		expect(ids[2]).not.toBe(ids[0]);
		const references = peer.received.map(({ body }) => JSON.parse(body).data.reference);
		expect(new Set(references).size).toBe(2);
	},
);
