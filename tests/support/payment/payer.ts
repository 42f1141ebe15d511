import type { BrowserContextOptions, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { noFaults, type SandboxFaults } from "#peers/razorpay/faults.ts";
import { answerAsBank, setFaults } from "#src/payment/testing/site.server.ts";
import { desktop } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";

export type Sent = { reference: string; token: string; payment: { id: string } };
type Site = { url: string; origins: () => string[] };

/** A browser inside an app, in which the checkout takes the whole page. */
export const instagram =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) " +
	"Mobile/15E148 Instagram 400.0.0";

export async function apply({ url }: Site): Promise<Sent> {
	const { body, contentType } = await multipart(barchAnswers);
	const answer = await fetch(`${url}/api/v1/website/application/add`, {
		method: "POST",
		headers: { "content-type": contentType },
		body: new Uint8Array(body),
	});
	if (!answer.ok) throw new Error(`The application was answered ${answer.status}: ${await answer.text()}`);
	return (await answer.json()).data;
}

/** An applicant on the page of their application, in a tab that knows nothing else. */
export async function visit(site: Site, options: BrowserContextOptions = desktop) {
	const application = await apply(site);
	const visitedPage = await openPage(site, options);
	await visitedPage.page.goto(`/application/${application.token}`);
	return { ...visitedPage, sent: application };
}

export const confirmation = (page: Page) => page.getByRole("dialog", { name: /^Welcome|^Payment Confirmation/ });
export const checkout = (page: Page) => page.frameLocator("iframe[title='Test payment']");

export async function openCheckout(page: Page, button = "Pay the application fee") {
	await page.getByRole("button", { name: button }).click();
	await confirmation(page).getByRole("button", { name: "Continue" }).click();
	await checkout(page).getByText("This is a test payment. No money moves.").waitFor();
}

export async function feeStatusOf({ url }: Site, { token }: Sent): Promise<{ state: string; checking: boolean }> {
	const answer = await fetch(`${url}/api/v1/website/application/status`, {
		headers: { authorization: `Bearer ${token}` },
	});
	return (await answer.json()).data.fee;
}

const paths = (site: Site) => site.origins().map((origin) => ({ url: (rest: string) => `${origin}${rest}` }));

/** Lets the sandbox go wrong until the test ends. */
export async function injectFaults(site: Site, faults: Partial<SandboxFaults>) {
	const set = (next: Partial<SandboxFaults>) => Promise.all(paths(site).map((each) => setFaults(each, next)));
	onTestFinished(async () => void (await set(noFaults)));
	await set(faults);
}

/** Lets the bank answer the application's undecided payments. */
export const bankAnswers = (site: Site, { payment }: Sent, answer: "captured" | "failed") =>
	answerAsBank(paths(site)[0] ?? { url: String }, payment.id, answer);
