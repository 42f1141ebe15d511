import { expect, it } from "vitest";
import { may, type Permission } from "#src/accounts/may.ts";
import { roles } from "#src/accounts/member.ts";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { Actor } from "#src/audit/undoable.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import { undoAct } from "#src/cases/acts/undo-act.server.ts";
import { detailsSet, takenOut, undoEdit } from "#src/cases/batches/edit-batch.server.ts";
import { undoBatch } from "#src/cases/batches/plan-batch.server.ts";
import { type CaseKind, caseKinds } from "#src/cases/case.ts";
import { viewReplaced } from "#src/cases/desk/saved-views.server.ts";
import { undoViewAct, viewDeleted, viewRenamed } from "#src/cases/desk/view-acts.server.ts";
import { snippetAdded, snippetChanged, snippetDeleted, undoSnippetAct } from "#src/cases/writing/snippets.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { actor } from "#tests/support/office/actor.ts";
import { admissionBatchActs } from "./application-batch-acts.server.ts";
import { admissionUndo } from "./undo-acts.server.ts";

const now = new Date("2026-11-20T06:00:00.000Z");
const school = {
	name: "The School",
	shortName: "TS",
	addressLines: [],
	phone: "1",
	email: "hello@school.example",
	officeEmail: "office@school.example",
};

/** Every role, and a member of admissions who doesn't decide. */
const members = [
	...roles.map((role) => ({ role, decides: true })),
	{ role: "admissions", decides: false } as const,
].map((member) => ({ member, by: actor(1, "Member", (permission) => may(member, permission as Permission)) }));

/** Permissions needed to undo the acts on every kind of case, where that doesn't depend on the kind. */
const neededPermissions = {
	"case-merged": "case.merge",
	"document-judged": "document.judge",
	"document-requested": "document.request",
	"request-reminded": "document.request",
	"request-extended": "document.request",
	"request-withdrawn": "document.request",
	"request-passed-on": "document.request",
	"guardian-checked": "guardian.check",
	"guardian-entered": "guardian.check",
	"guardian-asked": "guardian.check",
	"interview-invited": "case.write",
	"interview-noted": "case.write",
} as const satisfies Readonly<Record<string, Permission>>;
const neededActs = Object.keys(neededPermissions) as (keyof typeof neededPermissions)[];

const ofKind: Readonly<Record<CaseKind, Permission>> = {
	application: "case.write",
	enquiry: "message.write",
	message: "message.write",
	alumni: "alumni.write",
	"job-application": "job.write",
};

const onEveryKind = [
	"case-assigned",
	"case-status-set",
	"case-due-set",
	"case-tagged",
	"case-untagged",
	"case-noted",
	"mail-written",
] as const;

type Recorded = { kind: string; act: ActName; before?: object; after?: object; permission: Permission };

const stage = (from: string, to: string, permission: Permission): Recorded => ({
	kind: "application",
	act: "stage-changed",
	before: { stage: from, details: {} },
	after: { stage: to, details: {} },
	permission,
});

const onCases: readonly Recorded[] = [
	...caseKinds.flatMap((kind) => onEveryKind.map((act) => ({ kind, act, permission: ofKind[kind] }))),
	...neededActs.map((act) => ({ kind: "application", act, permission: neededPermissions[act] })),
	{ kind: "message", act: "case-merged", permission: "case.merge" },
	stage("received", "reading", "case.write"),
	stage("reading", "declined", "case.decide"),
	stage("reading", "waitlisted", "case.decide"),
	stage("offered", "withdrawn", "case.decide"),
	stage("interview", "offered", "case.decide"),
];

describeDatabases("undo", (freshDb) => {
	it("knows what every act of admissions needs", () => {
		const knownActs: string[] = onCases.map(({ act }) => act);
		expect(Object.keys(admissionUndo(school).undoers).filter((act) => !knownActs.includes(act))).toEqual([]);
	});

	it("of an act is refused to every member who may not do now what it needs, and on another subject", async () => {
		const db = await freshDb();
		const undo = admissionUndo(school);
		for (const { permission, kind: of, ...act } of onCases) {
			const kind = of as CaseKind;
			const actId = await db
				.transaction()
				.execute((trx) => recordAct(trx, { actor: "Member", memberId: 1, subject: { kind, id: 7 }, ...act }, now));
			const permissionsFor = (by: Actor, subject: { kind: CaseKind; id?: number }) =>
				db.transaction().execute((trx) => undoAct(trx, { ...undo, actId, subject, by }, now));
			for (const { member, by } of members) {
				const result = await permissionsFor(by, { kind, id: 7 });
				// Case 7 doesn’t exist, so anyone who may is told just that.
				const expected = may(member, permission) ? { reason: "gone" } : { reason: "forbidden", permission };
				expect([kind, act.act, member, result]).toMatchObject([kind, act.act, member, { ok: false, ...expected }]);
			}
			for (const subject of [{ kind, id: 8 }, { kind: kind === "alumni" ? "message" : "alumni" } as const])
				expect(await permissionsFor(actor(1, "Owner"), subject)).toMatchObject({ ok: false, reason: "unknown" });
		}
	});

	it.each([
		["assign", { assigneeId: 2 }, "case.write"],
		["status", { status: null }, "case.write"],
		["due", { dueOn: null }, "case.write"],
		["tag", { tag: "hostel" }, "case.write"],
		["untag", { tag: "hostel" }, "case.write"],
		["ask", { field: "photo", reason: null }, "document.request"],
		["invite", {}, "case.write"],
		["stage", { to: "reading", answerBy: null }, "case.write"],
		["stage", { to: "declined", answerBy: null }, "case.decide"],
		["stage", { to: "offered", answerBy: "2026-12-01" }, "offer.send"],
		["remind-requests", { requests: [] }, "document.request"],
		["extend-requests", { requests: [], dueOn: "2026-12-01" }, "document.request"],
		["withdraw-requests", { requests: [] }, "document.request"],
		["of-an-earlier-release", {}, "case.decide"],
	] as const)("of a batch (%s %j) needs what the batch needed", async (act, details, permission) => {
		const db = await freshDb();
		const row = {
			member_id: 1,
			member_name: "Member",
			filter: "",
			state: "done",
			created_at: now.toISOString(),
		} as const;
		const { id } = await db
			.insertInto("batches")
			.values({ ...row, act, details: JSON.stringify(details) })
			.returning("id")
			.executeTakeFirstOrThrow();
		const acts = admissionBatchActs(school);
		for (const { member, by } of members.filter((each) => !may(each.member, permission)))
			expect([member, await undoBatch(db, { id, by, acts }, now)]).toMatchObject([
				member,
				{ ok: false, reason: "forbidden", permission },
			]);
		expect(await undoBatch(db, { id: id + 1, by: actor(1, "Owner"), acts }, now)).toMatchObject({ reason: "unknown" });
		expect(await undoBatch(db, { id, by: actor(1, "Owner"), acts }, now)).toEqual({ ok: true });
	});

	it("of a batch's edit, a view or a snippet is refused in the same way", async () => {
		const db = await freshDb();
		const record = (kind: string, act: ActName, values: object = {}) =>
			db
				.transaction()
				.execute((trx) =>
					recordAct(trx, { actor: "Member", memberId: 1, subject: { kind, id: 7 }, act, ...values }, now),
				);
		const view = { member_id: 9, name: "Hostel", query: "", shared: 1, created_at: now.toISOString() };
		const cases = [
			[detailsSet, "batch", "case.decide"],
			[takenOut, "batch", "case.decide"],
			[snippetAdded, "snippet", "snippet.write"],
			[snippetChanged, "snippet", "snippet.write"],
			[snippetDeleted, "snippet", "snippet.write"],
			// A colleague's view was changed by an owner who no longer is one.
			[viewRenamed, "view", "view.manage"],
			[viewReplaced, "view", "view.manage"],
			[viewDeleted, "view", "view.manage"],
		] as const;
		for (const [act, kind, permission] of cases) {
			const actId = await record(kind, act, { before: view });
			const other = await record("alumni", act);
			const undo = (by: Actor, id: number) =>
				db.transaction().execute<{ ok: boolean }>((trx) => {
					if (kind === "batch") return undoEdit(trx, { batchId: 7, by, actId: id }, now);
					return kind === "snippet"
						? undoSnippetAct(trx, { actId: id, by }, now)
						: undoViewAct(trx, { actId: id, by }, now);
				});
			for (const { member, by } of members.filter((each) => !may(each.member, permission)))
				expect([act, member, await undo(by, actId)]).toMatchObject([act, member, { ok: false, reason: "forbidden" }]);
			expect(await undo(actor(1, "Owner"), other)).toMatchObject({ ok: false, reason: "unknown" });
		}
	});
});
