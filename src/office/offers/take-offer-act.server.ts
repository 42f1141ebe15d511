import type { ActionFunctionArgs } from "react-router";
import { z } from "zod";
import { categories } from "#src/admissions/forms/questions.ts";
import { planExtension } from "#src/admissions/rounds/plan-extension.server.ts";
import { setSeatFee, undoSeatFee } from "#src/admissions/seats/fees/set-seat-fee.server.ts";
import { programmesToChoose } from "#src/admissions/seats/of-programme.server.ts";
import { setSeats, undoSeats } from "#src/admissions/seats/set-seats.server.ts";
import { moveInWaitlist } from "#src/admissions/seats/waitlist.server.ts";
import { changeStage } from "#src/admissions/tracking/change-stage.server.ts";
import { rowId } from "#src/forms/row-id.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import type { Given } from "#src/office/given.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import type { TypedOutcome } from "#src/office/settings/parts/settings-section.tsx";
import * as officePaths from "#src/office-paths.ts";
import { seatField } from "./seat-field.ts";

const application = rowId;

const forms = z.discriminatedUnion("act", [
	z.object({ act: z.literal("seats"), type: z.string(), since: z.string() }),
	z.object({ act: z.literal("undo-seats"), type: z.string(), of: rowId }),
	z.object({ act: z.literal("seat-fee"), type: z.string(), rupees: z.string(), days: z.string() }),
	z.object({ act: z.literal("seat-fee-undo"), type: z.string(), of: rowId }),
	z.object({ act: z.literal("up"), application }),
	z.object({ act: z.literal("down"), application }),
	z.object({ act: z.literal("offer"), application, answerBy: z.string() }),
	z.object({ act: z.literal("extend"), round: rowId, answerBy: z.string() }),
]);

/** Takes the forms of the page of offers. What was typed into a form that is refused comes back. */
export async function takeOfferAct(args: ActionFunctionArgs): Promise<TypedOutcome> {
	const given = textsIn(await args.request.formData());
	const outcome = await carryOut(args, given);
	return outcome.ok ? outcome : { ...outcome, given };
}

/** The part of the page that a form belongs to. */
function sectionOf({ act = "", type = "" }: Given): string {
	if (act === "extend") return "rounds";
	return ["up", "down", "offer"].includes(act) ? "waitlist" : `seats-${type}`;
}

async function carryOut({ context }: ActionFunctionArgs, given: Given): Promise<TypedOutcome> {
	const { db, school, now: clock } = context.get(officeServices);
	const parsed = forms.safeParse(given);
	const decides = given.act === "offer" || given.act === "extend";
	const member = allow(context, decides ? "case.decide" : "seat.manage");
	const section = sectionOf(given);
	if (!parsed.success) return { section, ok: false, message: "This form was not filled in." };
	const form = parsed.data;
	const by = { id: member.id, name: member.name };
	const now = clock();
	if (form.act === "extend") {
		const planned = await planExtension(db, school, { ...form, by }, now);
		if (planned.ok) throw redirectTo(officePaths.batch(planned.id));
		return { section, ok: false, message: planned.message };
	}
	if (form.act === "seats") {
		const lines = ["", ...programmesToChoose(form.type)].flatMap((programme) =>
			["", ...categories.map(({ value }) => value)].map((category) => {
				const typed = (given[seatField({ programme, category })] ?? "").trim();
				return { programme, category, seats: typed === "" ? null : Number(typed) };
			}),
		);
		const result = await db.transaction().execute((trx) => setSeats(trx, { ...form, lines, by }, now));
		return { section, ok: result.ok, message: result.ok ? "The seats are set." : result.message };
	}
	if (form.act === "undo-seats") {
		const result = await db.transaction().execute((trx) => undoSeats(trx, { actId: form.of, by }, now));
		return { section, ok: result.ok, message: result.ok ? "The seats are as they were before." : result.message };
	}
	if (form.act === "seat-fee" || form.act === "seat-fee-undo") {
		const result = await db
			.transaction()
			.execute((trx) =>
				form.act === "seat-fee"
					? setSeatFee(trx, { ...form, by }, now)
					: undoSeatFee(trx, { type: form.type, by, actId: form.of }, now),
			);
		const done = form.act === "seat-fee" ? "The seat fee is set." : "It is as it was before.";
		return { section, ok: result.ok, message: result.ok ? done : result.message };
	}
	const result = await db.transaction().execute(async (trx) => {
		if (form.act !== "offer") {
			const step = form.act === "up" ? -1 : 1;
			return moveInWaitlist(trx, { applicationId: form.application, step, by }, now);
		}
		const details = { answerBy: form.answerBy };
		const change = { applicationId: form.application, to: "offered", details, actor: by.name, by } as const;
		return changeStage(trx, school, change, now);
	});
	if (!result.ok) return { section, ok: false, message: result.message };
	const message =
		form.act === "offer"
			? "The place is offered. The mail leaves in a minute; until then it can be undone in the case."
			: "The order is changed.";
	return { section, ok: true, message };
}
