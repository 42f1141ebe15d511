import { HtmlValidate } from "html-validate";
import { beforeAll, expect, it } from "vitest";
import { auditOffice, fillForAudit, type Members, officeStates } from "#tests/support/office/audit-office.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({ DEMO: "off" });
let members: Members;
beforeAll(async () => {
	members = await fillForAudit(site);
});
const pages = officeStates.filter(({ reach, only, rehearsed }) => !reach && !only && !rehearsed);

it("no page has a fault on a desktop; the rehearsal of the audit has every state and three more widths", async () => {
	expect(pages.length).toBeGreaterThan(15);
	expect(await auditOffice(site, members, pages, [1440])).toEqual([]);
}, 300_000);

it("the office's markup is valid by html-validate's standard and accessibility rules", async () => {
	const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard", "html-validate:a11y"] });
	const faults: string[] = [];
	for (const { path, by = "owner" } of pages) {
		const answer = await fetch(site.url + path, { headers: { cookie: members[by].cookie } });
		for (const { messages } of (await validator.validateString(await answer.text())).results)
			faults.push(
				...messages.map(({ ruleId, message, selector }) => `${by} ${path}, ${ruleId}: ${message} at ${selector}`),
			);
	}
	expect(faults).toEqual([]);
});
