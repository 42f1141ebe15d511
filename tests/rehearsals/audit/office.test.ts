import { beforeAll, expect, it } from "vitest";
import { auditOffice, fillForAudit, type Members, officeStates } from "#tests/support/office/audit-office.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({ DEMO: "off" });
let members: Members;
beforeAll(async () => {
	members = await fillForAudit(site);
});

it("no page and no state of the office has a fault at four widths", async () => {
	expect(await auditOffice(site, members, officeStates, [1440, 1024, 768, 360])).toEqual([]);
});
