import { beforeAll, expect, it } from "vitest";
import { browsers } from "#tests/support/browsers/browsers.ts";
import { openVisitor, wide } from "#tests/support/browsers/visitor.ts";
import { barchAnswers, sendApplication } from "#tests/support/forms/application.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { photograph } from "#tests/support/forms/photographs.ts";
import { firstOwner } from "#tests/support/office/office-browser.ts";
import { ownProcess } from "#tests/support/server/site.ts";

const site = ownProcess();
let owner: Awaited<ReturnType<typeof firstOwner>>;
beforeAll(async () => {
	owner = await firstOwner(site);
	const sheet = await photograph({ width: 300, height: 400 });
	for (const [number, { name }] of browsers.entries()) {
		const answers = { ...barchAnswers, name: `Harish ${name}`, email: `harish.${name}@example.com` };
		await sendApplication(site.url, answers, [
			{ field: "certificate_10", name: "x.pdf", content: await makePdf(`Class 10, ${name}`) },
			{ field: "certificate_12", name: "xii.jpg", content: Buffer.concat([sheet, Buffer.from([number])]) },
		]);
	}
});

it.each(browsers)("a morning at the office goes from the sign-in to a saved text in $name", async (browser) => {
	const visitor = await openVisitor(browser, site.url, wide);
	const { open, press, fill, see, at, picture } = visitor;
	await open("/office/cases?q=harish");
	await fill("Email", owner.email);
	await fill("Password", owner.password);
	await picture("sign-in");
	const acts = await visitor.evaluate(actsInRed, undefined);
	expect(acts, "one act is red: the passkey where the browser knows passkeys").toHaveLength(1);
	await press("button", "Continue");
	await fill("Code", owner.codes[browsers.indexOf(browser)] ?? "");
	await press("button", "Sign in");
	await at(/^\/office\/cases$/);
	await picture("desk");

	await press("link", `Harish ${browser.name}`);
	await at(/^\/office\/cases\/application\/\d+$/);
	await expect
		.poll(() => visitor.evaluate(() => document.querySelector("[data-drawn]") !== null, undefined))
		.toBe(true);
	await picture("case");
	await press("button", "Assign");
	await fill("Assign to", `${owner.name}, you`);
	await press("button", "Assign", true);
	await see(/assigned the case to/);
	await press("button", "Undo");
	await see(/undid/);

	await open("/office/triage/documents/class-12");
	const countLeft = async () => Number(/reviewed, (\d+) left/.exec(await visitor.text())?.[1]);
	await expect.poll(countLeft).toBeGreaterThan(0);
	const before = await countLeft();
	await picture("triage");
	await press("button", "Verify");
	if (before > 1) await expect.poll(countLeft).toBe(before - 1);
	else await see(/This stack is done./);
	await picture("triage-next");

	await open("/office/content/announcements/new");
	await fill("Title", `Gates in ${browser.name}`, true);
	await see(/Saved \d\d:\d\d:\d\d/);
	await at(/^\/office\/content\/announcements\/\d+$/);
	await open(await visitor.evaluate(() => location.pathname, undefined));
	await see(new RegExp(`Gates in ${browser.name}[\\s\\S]*Draft. Changed`));
	await picture("editor");
	expect(await visitor.complaints()).toEqual([]);
});

/** Runs in the page. */
function actsInRed(): string[] {
	return [...document.querySelectorAll("main [data-act]")]
		.filter((act) => act.checkVisibility() && getComputedStyle(act).backgroundColor.startsWith("rgb("))
		.map((act) => act.textContent);
}
