import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { staffOn } from "#src/accounts/testing/staff.server.ts";
import { action as batchAction } from "#src/office/batches/batch-page.tsx";
import { breachActs } from "#src/office/breaches/breach-desk-acts.server.ts";
import { findExport } from "#src/office/exports/find-export.server.ts";
import { newExportActs } from "#src/office/exports/new-export-acts.server.ts";
import { memberSession } from "#src/office/frame/require-member.server.ts";
import { handleActs } from "#src/office/kit/acts/handle-acts.server.ts";
import { meActs } from "#src/office/me/me-acts.server.ts";
import { refundPageActs } from "#src/office/money/money-acts.server.ts";
import { monthActs } from "#src/office/money/months/month-acts.server.ts";
import { type OfficeServices, officeServices } from "#src/office/office-context.server.ts";
import { privacyActs, requestActs } from "#src/office/privacy/privacy-acts.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import { integrationActs } from "#src/office/settings/integrations/integration-acts.server.ts";
import { memberActs } from "#src/office/settings/members/members-acts.server.ts";
import { newWebhookActs, webhookActs } from "#src/office/settings/webhooks/webhook-acts.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";

type Act = Parameters<typeof batchAction>[0];
type Case = [what: string, action: (args: Act) => Promise<unknown>, address: string, form: Record<string, string>];

const { integrations, me, members, months, privacy, webhooks } = officePaths;
const erasure = officePaths.privacyRequest(1);
const breach = officePaths.breach(1);
const webhook = officePaths.webhook(1);

const cases: Case[] = [
	["confirming a refund", handleActs(refundPageActs), officePaths.refunds(), { act: "confirm-refund", refund: "1" }],
	["closing a month", handleActs(monthActs), months, { act: "close", month: "2026-10" }],
	["sending a round of offers", batchAction, officePaths.batch(1), { act: "start" }],
	["starting an export of persons", handleActs(newExportActs), officePaths.newExport("cases"), { format: "csv" }],
	["starting an export of fees", handleActs(newExportActs), officePaths.newExport("fees"), { format: "csv" }],
	["starting an export of members", handleActs(newExportActs), officePaths.newExport("members"), { format: "csv" }],
	["starting an export of files", handleActs(newExportActs), officePaths.newExport("media"), { format: "zip" }],
	["taking an export", findExport, officePaths.exportOf(1), {}],
	["sending letters about a breach", handleActs(breachActs), breach, { act: "send", count: "1" }],
	["confirming an erasure", handleActs(requestActs), erasure, { act: "confirm-erasure", order: "1" }],
	["making a token", handleActs(integrationActs), integrations, { act: "make", name: "A", days: "30" }],
	[
		"making a webhook",
		handleActs(newWebhookActs),
		webhooks,
		{ act: "make", url: "https://a.example", event: "application.received" },
	],
	["pausing a webhook", handleActs(webhookActs), webhook, { act: "pause" }],
	["ending one's other sessions", handleActs(meActs), me, { section: "sessions", id: "0" }],
	["suspending a member", handleActs(memberActs), members, { act: "suspend", member: "2" }],
];

/** Cases whose form stays on the page as filled in, while the page asks the member to confirm their identity. */
const filledCases: Case[] = [
	["freeing what is restricted", handleActs(requestActs), erasure, { act: "free", record: "1", reason: "A mistake" }],
	["setting how long data stays", handleActs(privacyActs), privacy, { act: "periods", minimum: "777" }],
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
		const exportRequest = { ...by, list: "cases", title: "Cases", format: "csv", columns: "[]", total: 1 } as const;
		await db.insertInto("exports").values(exportRequest).execute();
		const readStored = () =>
			Promise.all([
				db.selectFrom("audit_log").select("id").execute(),
				db.selectFrom("batches").selectAll().execute(),
				db.selectFrom("exports").selectAll().execute(),
				db.selectFrom("privacy_settings").selectAll().execute(),
			]);
		const before = await readStored();
		wait(11);
		const session = await sessionOf(owner.token);

		async function post([, action, address, form]: Case) {
			const url = new URL(address, siteUrl);
			const request = new Request(url, { method: "POST", body: new URLSearchParams(form) });
			const context = new RouterContextProvider();
			context.set(officeServices, { db, now, accounts, siteUrl, school } as unknown as OfficeServices);
			context.set(memberSession, session);
			const args = { request, context, params: { id: "1" }, url, pattern: address };
			return action(args).catch((error: unknown) => error);
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
		for (const each of filledCases)
			expect(await post(each)).toMatchObject({ data: { ok: false, values: each[3] }, init: { status: 403 } });
		expect(await readStored()).toEqual(before);
	});
});
