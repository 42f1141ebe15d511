import { HtmlValidate } from "html-validate";
import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { barchAnswers, sendApplication } from "#tests/support/forms/application.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();
const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard", "html-validate:a11y"] });

/** Two records of each kind: the others differ in their texts alone. */
function isFirstOfItsKind(path: string, _: number, all: readonly string[]): boolean {
	const kind = /^\/(?:[a-z]+-details|work|questions)\//.exec(path)?.[0];
	return !kind || all.filter((other) => other.startsWith(kind)).indexOf(path) < 2;
}

it("every kind of page, refusal and result is valid by html-validate's standard and accessibility rules", async () => {
	const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
	const listedPaths = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path || "/");
	const others = [
		paths.success,
		paths.failure,
		paths.cancel,
		paths.payerReturn(),
		paths.offline,
		"/nowhere",
		"/news?page=2",
		"/contact?sent=1",
		"/application?sent=1",
		`/reminders/${"A".repeat(43)}`,
	];
	const application = `/application/${"A".repeat(43)}`;
	const faults: string[] = [];
	const check = async (name: string, answer: Response) => {
		const { results } = await validator.validateString(await answer.text());
		for (const { messages } of results)
			faults.push(...messages.map(({ ruleId, message, selector }) => `${name}, ${ruleId}: ${message} at ${selector}`));
	};
	for (const path of [...listedPaths.filter(isFirstOfItsKind), ...others, application])
		await check(path, await fetch(site.url + path));
	const { token } = await sendApplication(site.url);
	await check("the tracker", await fetch(site.url + paths.application(token)));
	const { percentage_12: _marks, yop_12: _year, ...withoutMarks } = barchAnswers;
	const inClass12 = { ...withoutMarks, result_awaited_12: "true", school_12: "Hill School", expected_12: "2027-05" };
	const incomplete = (await sendApplication(site.url, inClass12, [])).token;
	const [results, answers] = [paths.applicationResults(incomplete), paths.applicationAnswers(incomplete, "personal")];
	for (const path of [paths.application(incomplete), results, answers])
		await check(path.replace(incomplete, "…"), await fetch(site.url + path));
	for (const [path, fields] of [
		[results, { result: "12", version: "x", result_awaited_12: "false" }],
		[answers, { version: "x", name: "" }],
	] as const) {
		const response = await fetch(site.url + path, { method: "POST", body: new URLSearchParams(fields) });
		expect(response.status).toBe(409);
		await check(`${path.replace(incomplete, "…")}, refused`, response);
	}
	await check("a wrong payer link", await fetch(site.url + paths.pay("A".repeat(43))));
	await check("an unknown visit", await fetch(site.url + paths.bookedVisit("A".repeat(43))));
	const payerLink = await fetch(site.url + paths.payerLink(token), { method: "POST", body: new URLSearchParams() });
	const markup = await payerLink.clone().text();
	await check("the payer link", payerLink);
	await check("the payer's page", await fetch(site.url + (/\/pay\/[\w-]{43}/.exec(markup)?.[0] ?? "")));
	for (const path of [paths.contact, paths.quickEnquiry, paths.getStarted, paths.applicationLink, paths.visit])
		await check(`${path}, refused`, await fetch(site.url + path, { method: "POST", body: new URLSearchParams() }));
	expect(faults).toEqual([]);
	expect(listedPaths.length).toBeGreaterThan(100);
}, 300_000);
