import { data } from "react-router";
import { z } from "zod";
import type { Permission } from "#src/accounts/may.ts";
import { admissionBatchActs } from "#src/admissions/desk/application-batch-acts.server.ts";
import { dayAtSchool, isDay } from "#src/calendar/day.ts";
import { permissionOfBatch } from "#src/cases/batches/batch-acts.server.ts";
import { editPermission, setDetails, takeOut, undoEdit } from "#src/cases/batches/edit-batch.server.ts";
import { dropBatch, startBatch, undoBatch } from "#src/cases/batches/plan-batch.server.ts";
import { type BatchView, readBatch } from "#src/cases/batches/read-batch.server.ts";
import { pageNumber } from "#src/db/page-number.ts";
import { readRowId, rowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { type ActContext, actsOn, type Refusal } from "#src/office/kit/acts/act.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { listOf, offersPlaces } from "./batch-labels.ts";

/** The batch of a page, and what a member needs to start it or to undo it. */
export type BatchOfPage = Pick<BatchView, "id" | "act" | "details"> & { permission: Permission };

type Args = Pick<ActContext<BatchOfPage>["args"], "params" | "context">;

/** The batch that an address names, for a member who may see it. */
export async function findBatch({ params, context }: Args): Promise<BatchView & BatchOfPage> {
	allow(context, "case.write");
	const { db, school } = context.get(officeServices);
	const batch = await readBatch(db, readRowId(params.id));
	if (!batch) throw data(null, { status: 404 });
	return { ...batch, permission: permissionOfBatch(batch, admissionBatchActs(school)) as Permission };
}

const { act, table } = actsOn<BatchOfPage>((_result, { on }) => officePaths.batch(on.id));

const permission = (on: BatchOfPage) => on.permission;
const moveResult = (isMoved: boolean): { ok: true } | Refusal =>
	isMoved ? { ok: true } : { ok: false, message: "This was already done, maybe in another window." };

/** Settings of acts on a round of offers while it is held. */
const ofRound = {
	permission: editPermission,
	only: offersPlaces,
	goTo: (_result: unknown, { on, args }: Pick<ActContext<BatchOfPage>, "on" | "args">) =>
		officePaths.batch(on.id, { page: pageNumber(new URL(args.request.url).searchParams) ?? 1 }),
} as const;

/** Acts of members on the page of a batch. */
export const batchActs = table({
	title: "Batch",
	address: officePaths.batch(":id"),
	find: findBatch,
	subjects: [
		{ id: 0, act: "assign", details: {}, permission: "case.write" },
		{ id: 0, act: "ask", details: {}, permission: "document.request" },
		{ id: 0, act: "stage", details: { to: "declined" }, permission: "case.decide" },
		{ id: 0, act: "stage", details: { to: "offered" }, permission: "offer.send" },
	],
	acts: {
		start: act({
			label: "Start a batch (needs the permission its action needs)",
			permission,
			outside: async ({ on, by, now, services }) => moveResult(await startBatch(services.db, on.id, by, now)),
		}),
		drop: act({
			label: "Discard a batch",
			permission,
			proof: "none",
			outside: async ({ on, by, now, services }) => moveResult(await dropBatch(services.db, on.id, by, now)),
			goTo: (_result, { on }) => listOf(on.act),
		}),
		undo: act({
			label: "Undo a batch (needs the permission its action needs)",
			permission,
			proof: "none",
			outside: ({ on, by, now, services: { db, school } }) =>
				undoBatch(db, { id: on.id, by, acts: admissionBatchActs(school) }, now),
		}),
		"take-out": act({
			...ofRound,
			label: "Remove an applicant from a round",
			form: { case: rowId },
			run: (trx, { form, on, by, now }) => takeOut(trx, { batchId: on.id, by, caseId: form.case }, now),
		}),
		day: act({
			...ofRound,
			label: "Change the last day of a round",
			form: { answerBy: z.string() },
			run: async (trx, { form: { answerBy }, on, by, now }) => {
				if (!isDay(answerBy) || answerBy < dayAtSchool(now)) return dayNeeded;
				return setDetails(trx, { batchId: on.id, by, details: { ...(on.details as object), answerBy } }, now);
			},
		}),
		"undo-edit": act({
			...ofRound,
			label: "Undo a change to a round",
			form: { of: rowId },
			run: (trx, { form, on, by, now }) => undoEdit(trx, { batchId: on.id, by, actId: form.of }, now),
		}),
	},
});

const dayNeeded = {
	ok: false,
	reason: "invalid",
	message: "Enter a last day to accept that isn’t in the past.",
} as const;
