import { describe, expect, it } from "vitest";
import { desktop } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { actAs, signedInMember } from "#tests/support/office/sign-in.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownSite } from "#tests/support/server/site.ts";

describe.each(onEngine("sqlite"))("two owners who set up a school at the same time (%s)", (engine) => {
	const site = ownSite({ DEMO: "off", EMPTY: "on" }, engine);

	it("are told on the same step and lose nothing; on different steps neither is in the other's way", async () => {
		const open = async (name: string, step: string) => {
			const { page } = await openPage(site, { ...desktop, javaScriptEnabled: false });
			await actAs(page, site, await signedInMember(site, { name, role: "owner" }));
			await page.goto(`/office/setup/${step}`);
			return page;
		};
		const save = "Publish and continue";
		const [asha, devi, elsewhere] = [
			await open("Asha", "name"),
			await open("Devi", "name"),
			await open("Ravi", "address"),
		];
		await asha.getByLabel("Name", { exact: true }).fill("Kotagiri School of Architecture");
		await asha.getByLabel("Short name", { exact: true }).fill("KSA");
		await asha.getByRole("button", { name: save }).click();
		await asha.getByRole("heading", { level: 1, name: "Address" }).waitFor();

		await elsewhere.getByLabel("Email", { exact: true }).fill("office@kotagiri.example");
		await elsewhere.getByRole("button", { name: save }).click();
		await elsewhere.getByRole("heading", { level: 1, name: "Colours" }).waitFor();

		await devi.getByLabel("Name", { exact: true }).fill("Coonoor School of Architecture");
		await devi.getByLabel("Short name", { exact: true }).fill("CSA");
		await devi.getByRole("button", { name: save }).click();
		await devi.getByRole("alert").getByText("Asha").or(devi.getByRole("alert").getByText("Ravi")).first().waitFor();
		expect(await devi.getByLabel("Name", { exact: true }).inputValue()).toBe("Coonoor School of Architecture");
		expect(await (await fetch(site.url)).text()).toContain("Kotagiri School of Architecture");
		await devi.getByRole("button", { name: save }).click();
		await devi.getByRole("heading", { level: 1, name: "Address" }).waitFor();
		await expect
			.poll(async () => (await (await fetch(site.url)).text()).includes("Coonoor School of Architecture"), {
				interval: 20,
			})
			.toBe(true);
	});

	it("publish one first news: the second is told, keeps what was typed, and may put it in its place", async () => {
		const [asha, devi] = await Promise.all(
			["Kala", "Nila"].map(async (name) =>
				officeBrowser(site, (await signedInMember(site, { name, role: "owner" })).cookie),
			),
		);
		const news = (title: string, more: Record<string, string> = {}) => ({
			act: "save",
			title,
			category: "School",
			place: "Kotagiri",
			description: "Forty drawing boards have come.",
			picture: "",
			picture_alt: "",
			...more,
		});
		const send = async (browser: typeof asha, fields: Record<string, string>) => {
			const answer = await browser?.post("/office/setup/news", fields);
			return { status: answer?.status, to: answer?.headers.get("location"), html: (await answer?.text()) ?? "" };
		};
		const listed = async () => (await (await fetch(`${site.url}/news`)).text()).match(/We (?:begin|start)/g) ?? [];
		expect(await send(asha, news("We begin"))).toMatchObject({ status: 302, to: "/office/setup/done" });
		const told = await send(devi, news("We start"));
		expect(told.status).toBe(409);
		expect(told.html).toContain("Kala published this step while you were writing.");
		expect(told.html).toContain('value="We start"');
		expect(new Set(await listed())).toEqual(new Set(["We begin"]));
		const seen = /name="seen" value="(\d+)"/.exec(told.html)?.[1] ?? "";
		expect((await send(devi, news("We start", { seen, picture: "blank-0" }))).html).toContain(
			"Alternative text is missing.",
		);
		expect((await send(devi, news("We start", { seen }))).status).toBe(302);
		await expect.poll(async () => [...new Set(await listed())], { interval: 20 }).toEqual(["We start"]);
	});

	it("can leave out a programme", async () => {
		const { page } = await openPage(site, { ...desktop, javaScriptEnabled: false });
		await actAs(page, site, await signedInMember(site, { name: "Meera", role: "owner" }));
		await page.goto("/office/setup/programmes");
		await page.getByRole("button", { name: /^Remove Programme 4/ }).click();
		await page.getByRole("button", { name: "Publish and continue" }).click();
		await page.getByRole("heading", { level: 1, name: "Season" }).waitFor();
		await expect.poll(async () => (await fetch(`${site.url}/diploma`)).status, { interval: 20 }).toBe(410);
	});
});
