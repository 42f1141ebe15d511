import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { staffOn } from "#src/accounts/testing/staff.server.ts";
import { action as batchAction } from "#src/office/batches/batch-page.tsx";
import { takeBreachAct } from "#src/office/breaches/take-breach-act.server.ts";
import { findExport } from "#src/office/exports/find-export.server.ts";
import { takeNewExport } from "#src/office/exports/new-export.server.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { changeOwnAccount } from "#src/office/me/me-actions.server.ts";
import { takeMonthAct } from "#src/office/money/months/take-month-act.server.ts";
import { takeMoneyAct } from "#src/office/money/take-money-act.server.ts";
import { type OfficeServices, officeServices } from "#src/office/office-context.server.ts";
import { takePrivacyAct } from "#src/office/privacy/take-privacy-act.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import { changeIntegrations } from "#src/office/settings/integrations/integrations-actions.server.ts";
import { changeMembers } from "#src/office/settings/members/members-actions.server.ts";
import { takeNewWebhook, takeWebhookAct } from "#src/office/settings/webhooks/webhook-actions.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";

type Act = Parameters<typeof batchAction>[0];
type Case = [what: string, action: (args: Act) => Promise<unknown>, address: string, form: Record<string, string>];

const { integrations, me, members, months, privacy, webhooks } = officePaths;
const erasure = officePaths.privacyRequest(1);
const breach = officePaths.breach(1);
const webhook = officePaths.webhook(1);

const cases: Case[] = [
	["confirming a refund", takeMoneyAct, officePaths.refunds(), { act: "confirm-refund", refund: "1" }],
	["closing a month", takeMonthAct, months, { act: "close", month: "2026-10" }],
	["sending a round of offers", batchAction, officePaths.batch(1), { act: "start" }],
	["starting an export of persons", takeNewExport, officePaths.newExport("cases"), { format: "csv" }],
	["starting an export of fees", takeNewExport, officePaths.newExport("fees"), { format: "csv" }],
	["starting an export of members", takeNewExport, officePaths.newExport("members"), { format: "csv" }],
	["starting an export of files", takeNewExport, officePaths.newExport("media"), { format: "zip" }],
	["taking an export", findExport, officePaths.exportOf(1), {}],
	["sending letters about a breach", takeBreachAct, breach, { act: "send", count: "1" }],
	["confirming an erasure", takePrivacyAct, erasure, { act: "confirm-erasure", order: "1" }],
	["making a token", changeIntegrations, integrations, { act: "make", name: "A", days: "30" }],
	["making a webhook", takeNewWebhook, webhooks, { url: "https://a.example", event: "enquiry.received" }],
	["pausing a webhook", takeWebhookAct, webhook, { act: "pause" }],
	["ending one's other sessions", changeOwnAccount, me, { section: "sessions", id: "0" }],
	["suspending a member", changeMembers, members, { act: "suspend", member: "2" }],
];

/** What is typed into these stays on their page, which asks for the proof. */
const filled: Case[] = [
	["freeing what is restricted", takePrivacyAct, erasure, { act: "free", record: "1", reason: "A mistake" }],
	["setting how long data stays", takePrivacyAct, privacy, { act: "periods", minimum: "777" }],
];

describeDatabases("an act that needs a fresh proof", (freshDb) => {
	it("asks for it and does nothing, when the last one is old", async () => {
		const db = await freshDb();
		const { context: accounts, member, now, sessionOf, wait } = staffOn(db);
		const { siteUrl, school } = accounts;
		const owner = await member("Meera", "owner");
		await member("Priya", "owner");
		const by = { member_id: owner.id, member_name: owner.name, created_at: now().toISOString() };
		const round = { ...by, act: "stage", details: '{"to":"offered"}', filter: "All", state: "planned" } as const;
		await db.insertInto("batches").values(round).execute();
		const asked = { ...by, list: "cases", title: "Cases", format: "csv", columns: "[]", total: 1 } as const;
		await db.insertInto("exports").values(asked).execute();
		const stored = () =>
			Promise.all([
				db.selectFrom("audit_log").select("id").execute(),
				db.selectFrom("batches").selectAll().execute(),
				db.selectFrom("exports").selectAll().execute(),
				db.selectFrom("privacy_settings").selectAll().execute(),
			]);
		const before = await stored();
		wait(11);
		const session = await sessionOf(owner.token);

		async function post([, action, address, form]: Case) {
			const url = new URL(address, siteUrl);
			const request = new Request(url, { method: "POST", body: new URLSearchParams(form) });
			const context = new RouterContextProvider();
			context.set(officeServices, { db, now, accounts, siteUrl, school } as unknown as OfficeServices);
			context.set(memberSession, session);
			const args = { request, context, params: { id: "1" }, url, pattern: address };
			return action(args).catch((thrown: unknown) => thrown);
		}
		async function placeAfter(each: Case) {
			const answer = await post(each);
			return [each[0], answer instanceof Response && answer.headers.get("location")];
		}
		const proof = ([what, , address]: Case) => {
			const { pathname, search } = new URL(address, siteUrl);
			return [what, redirectTo(officePaths.proof(pathname + search)).headers.get("location")];
		};
		for (const each of cases) expect(await placeAfter(each)).toEqual(proof(each));
		for (const each of filled)
			expect(await post(each)).toMatchObject({ data: { ok: false, given: each[3] }, init: { status: 409 } });
		expect(await stored()).toEqual(before);
	});
});
