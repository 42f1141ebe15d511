import type { Page } from "playwright-core";
import { listedPages } from "#src/listed-pages.ts";
import * as paths from "#src/paths.ts";
import { storeAnnouncementsSeen } from "#tests/support/browser/announcements.ts";
import { sendApplication } from "#tests/support/forms/application.ts";
import { wakeIslands, whenScripted } from "./browser.ts";
import { inUse } from "./views-in-use.ts";
import { viewsOfCompletion } from "./views-of-completion.ts";
import { inForms } from "./views-of-forms.ts";

/** Something that a visitor can have before them: a page, or what a page becomes when it is used. */
export type View = {
	/** Such as "barch-application, with refusals". */
	name: string;
	path: string;
	/** Acts of the visitor once the page is there. */
	reach?: (page: Page) => Promise<unknown>;
	/** Announcements and the question about cookies are answered before the visit unless the view is about them. */
	keep?: "announcements" | "cookies";
	/**
	 * True if what the visitor does depends on the view's width; all other views need only be made narrower to be seen
	 * as on a phone.
	 */
	byWidth?: boolean;
	/** Changes the page in a way that navigation does not undo, such as stopping its clock. */
	lastInPage?: boolean;
	/** Console messages that belong to the view, such as the browser's about a request that is made to fail. */
	complains?: RegExp;
};

const payFee = async (page: Page) => {
	await page.getByRole("button", { name: "Pay the application fee" }).click();
	await page.getByRole("dialog").waitFor();
};
const openCheckout = async (page: Page) => {
	await payFee(page);
	await page.getByRole("button", { name: "Continue" }).click();
	await page.frameLocator("iframe").getByText("No money moves").waitFor();
};

const openPayerLink = async (page: Page) => {
	await page.getByRole("button", { name: "Payment link for someone else" }).click();
	await page.waitForURL("**/payer-link");
	await whenScripted(page);
};

/**
 * Every page with an address of its own, one page of each kind that differs only in its record, and the states that
 * using them leads to.
 * @param site the running site's address; an application is sent to it, so that there is one to look at
 */
export async function viewsOf(site: string): Promise<View[]> {
	const map = await (await fetch(`${site}/sitemap.xml`)).text();
	const paths = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path);
	const details = ["news", "event", "blog", "staff", "carrers"].flatMap(
		(kind) => paths.find((path) => path.startsWith(`/${kind}-details/`)) ?? [],
	);
	for (const parent of ["work", "questions"])
		details.push(...paths.filter((path) => path.startsWith(`/${parent}/`)).slice(0, 1));
	const { token, reference } = await sendApplication(site);
	const name = (path: string) =>
		path
			.replace(/^\//, "")
			.replace(/-details\/.*/, "-details")
			.replace(/^(work|questions)\/.*/, "$1-details") || "home";
	const receipt = JSON.stringify({ token, reference });
	const afterwards = ["/success", "/failure", "/cancel"].map((path) => ({
		name: name(path),
		path: "/terms-conditions",
		reach: async (page: Page) => {
			await page.evaluate((receiptText) => sessionStorage.setItem("application-receipt", receiptText), receipt);
			await page.goto(new URL(path, page.url()).href);
			await whenScripted(page);
		},
	}));
	return [
		...[...listedPages.map(([path]) => path), ...details, "/news?page=2", "/offline"].map((path) => ({
			name: name(path),
			path,
		})),
		{ name: "questions, found", path: "/questions?q=hostel" },
		{ name: "questions, none found", path: "/questions?q=submarine" },
		{ name: "nowhere", path: "/nowhere", complains: /status of 404/ },
		{ name: "application", path: `/application/${token}` },
		{ name: "application, nobody's", path: `/application/${"A".repeat(43)}`, complains: /status of 404/ },
		{ name: "links asked for", path: "/application?sent=1" },
		{
			name: "links, refused",
			path: "/application",
			complains: /status of 422/,
			reach: async (page) => {
				await page.getByLabel("Email or phone number").fill("9443212345");
				await page.getByRole("button", { name: "Send me my link" }).click();
				await page.getByText("If you enter a phone number, we also need your application number.").waitFor();
				await whenScripted(page);
			},
		},
		{ name: "reminders, of nothing", path: `/reminders/${"A".repeat(43)}`, complains: /status of 404/ },
		{
			name: "payer link",
			path: `/application/${token}`,
			reach: (page) => openPayerLink(page),
		},
		{
			name: "payment by a payer link",
			path: `/application/${token}`,
			reach: async (page) => {
				await openPayerLink(page);
				await page.goto(await page.getByText(/^https?:\/\/\S+\/pay\//).innerText());
				await page.getByText("This fee hasn’t been paid yet.").waitFor();
			},
		},
		{
			name: "payment by a payer link, in Tamil",
			path: `/application/${token}`,
			reach: async (page) => {
				await openPayerLink(page);
				await page.goto(`${await page.getByText(/^https?:\/\/\S+\/pay\//).innerText()}?lang=ta`);
				await page.getByText("கட்டணம் இன்னும் செலுத்தவில்லை.").waitFor();
			},
		},
		{ name: "payment, nobody's", path: `/pay/${"A".repeat(43)}`, complains: /status of 404/ },
		{ name: "back from a payer's payment", path: "/pay?result=checking" },
		{
			name: "application, its payment being checked",
			path: `/application/${token}?checking=1`,
			// The page would otherwise learn at once that no one has paid.
			reach: async (page) => {
				for (const question of ["**/application/status", "**/razorpay/check"])
					await page.route(question, (route) => route.abort());
				await page.reload();
				await page.getByText("Don’t pay again.").waitFor();
			},
		},
		{ name: "application, before the fee is paid", path: `/application/${token}`, reach: payFee },
		{ name: "application, in the checkout", path: `/application/${token}`, reach: openCheckout },
		{
			name: "application, paid",
			path: `/application/${(await sendApplication(site)).token}`,
			reach: async (page) => {
				const start = page.url();
				if (await page.getByText("The application fee is paid.").isVisible()) return;
				await openCheckout(page);
				await page.frameLocator("iframe").getByRole("button", { name: /^Pay/ }).click();
				await page.waitForURL("**/success");
				await page.goto(start);
				await page.getByText("The application fee is paid.").waitFor();
				await whenScripted(page);
			},
		},
		...afterwards,
		...inUse,
		...inForms,
		...(await viewsOfCompletion(site)),
	];
}

/** Brings a fresh context's page to a view of the site at this address, its code at work. */
export async function show(page: Page, site: string, { path, reach, keep }: View): Promise<void> {
	if (path === paths.home && keep !== "announcements") await storeAnnouncementsSeen(page, site);
	if (keep !== "cookies") await page.context().addCookies([{ name: "userConsent", value: "false", url: site }]);
	await page.goto(site + path);
	await whenScripted(page);
	await page.waitForLoadState();
	if (!reach) return;
	await wakeIslands(page);
	await reach(page);
}
