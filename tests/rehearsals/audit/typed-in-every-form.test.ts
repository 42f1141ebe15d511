import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { allActs } from "#src/office/all-acts.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { desktop, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { pageSamples } from "#tests/support/office/act-samples.ts";
import { fillForAudit, type Members, officeStates } from "#tests/support/office/audit-office.ts";
import { noRow } from "#tests/support/office/page-sample.ts";
import { actAs } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();
let members: Members;
beforeAll(async () => {
	members = await fillForAudit(site);
});

/** Every page of the office that has acts; those of rows that this school has none of are not there. */
const paths = new Set([
	...officeStates.filter(({ by = "owner" }) => by === "owner").map(({ path }) => path.split("#")[0] ?? ""),
	...allActs
		.flatMap(({ address }) => pageSamples[address] ?? [])
		.map(({ path }) => path.replaceAll(noRow, "1").replace("?index", "")),
]);

/** The forms of the page in which something can be typed: the place of each, and its act and fields. */
const formsIn = (page: Page) =>
	page.evaluate(() =>
		[...document.forms].flatMap((form, index) => {
			const names = [...form.elements].flatMap((field) =>
				field.matches("textarea, select, input:not([type=hidden], [type=file], [type=password])")
					? [(field as HTMLInputElement).name.replace(/\d+/g, "0")]
					: [],
			);
			const act = form.querySelector("[name=act]")?.getAttribute("value") ?? "";
			return form.method === "post" && names.length > 0 ? [{ index, kind: [act, ...new Set(names)].join(" ") }] : [];
		}),
	);

/** Types a different text into each field of a form. */
const typeIn = (page: Page, index: number) =>
	page.evaluate((index) => {
		const values: Record<string, string> = {
			date: "2027-03-05",
			"datetime-local": "2027-03-05T10:20",
			time: "10:20",
			month: "2027-03",
			color: "#123456",
		};
		for (const [number, field] of [...(document.forms[index]?.elements ?? [])].entries())
			if (field instanceof HTMLTextAreaElement) field.value = `Typed ${number},\nin two lines.`;
			else if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
			else if (!(field instanceof HTMLInputElement) || /^(?:hidden|file|password)$/.test(field.type)) continue;
			else if (/^(?:checkbox|radio)$/.test(field.type)) field.checked = !field.checked;
			else field.value = values[field.type] ?? (field.type === "number" ? String(number) : `t${number}@example.in`);
	}, index);

/** Reads the values of a form's fields; by default of the form that says that it was not sent. */
const readForm = (page: Page, index?: number) =>
	page.evaluate((index) => {
		const notice = document.querySelector("form > [data-notice]");
		const form = index === undefined ? notice?.closest("form") : document.forms[index];
		const isShown = (name: string) =>
			[...(form?.elements ?? [])].some(
				(field) =>
					field.getAttribute("name") === name &&
					field.matches("textarea, select, input:not([type=hidden], [type=file], [type=password])"),
			);
		return [...new FormData(form ?? undefined)].filter(([name]) => isShown(name)).map(String);
	}, index);

const send = (page: Page, index: number) =>
	page.evaluate((index) => {
		const form = document.forms[index];
		if (!form) return;
		form.noValidate = true;
		const button = [...form.elements].find((field) => field.matches("[type=submit]:not([formtarget], [name=rows])"));
		form.requestSubmit(button as HTMLButtonElement | undefined);
	}, index);

it("every form of the office has what was typed into it when the session had ended", async () => {
	const faults: string[] = [];
	const triedForms = new Set<string>();
	const queue = [...paths];
	const work = async () => {
		const { page } = await openPage(site, desktop);
		for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
			await actAs(page, site, members.owner);
			if ((await page.goto(path))?.status() !== 200) continue;
			const { pathname, search } = new URL(page.url());
			for (const { index, kind } of await formsIn(page)) {
				if (triedForms.has(kind)) continue;
				triedForms.add(kind);
				await page.goto(path);
				await whenScripted(page);
				await page.context().clearCookies();
				await typeIn(page, index);
				const typedForm = await readForm(page, index);
				await send(page, index);
				const isBack = ({ pathname: at, searchParams }: URL) =>
					at === officePaths.signIn() && searchParams.get("to") === pathname + search;
				await page.waitForURL(isBack);
				await actAs(page, site, members.owner);
				await page.goto(pathname + search);
				await whenScripted(page);
				const again = await readForm(page);
				if (String(again) !== String(typedForm)) faults.push(`${path}, ${kind}: “${typedForm}” is back as “${again}”`);
			}
		}
	};
	await Promise.all([work(), work(), work()]);
	expect(triedForms.size).toBeGreaterThan(30);
	expect(faults).toEqual([]);
}, 300_000);
