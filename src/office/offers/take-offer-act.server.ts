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
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import type { Outcome } from "#src/office/settings/parts/settings-section.tsx";
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

/** `typed`: what was typed as a seat fee and refused. */
export type OfferOutcome = Outcome & { typed?: { rupees: string; days: string } };

/** Takes the forms of the page of offers. */
export async function takeOfferAct({ request, context }: ActionFunctionArgs): Promise<OfferOutcome> {
	const { db, school, now: clock } = context.get(officeServices);
	const sent = await request.formData();
	const parsed = forms.safeParse(Object.fromEntries(sent));
	const decides = ["offer", "extend"].includes(String(sent.get("act")));
	const member = allow(context, decides ? "case.decide" : "seat.manage");
	if (!parsed.success) return { section: "waitlist", ok: false, message: "This form was not filled in." };
	const form = parsed.data;
	const by = { id: member.id, name: member.name };
	const now = clock();
	if (form.act === "extend") {
		const planned = await planExtension(db, school, { ...form, by }, now);
		if (planned.ok) throw redirectTo(officePaths.batch(planned.id));
		return { section: "rounds", ok: false, message: planned.message };
	}
	if (form.act === "seats") {
		const lines = ["", ...programmesToChoose(form.type)].flatMap((programme) =>
			["", ...categories.map(({ value }) => value)].map((category) => {
				const typed = String(sent.get(seatField({ programme, category })) ?? "").trim();
				return { programme, category, seats: typed === "" ? null : Number(typed) };
			}),
		);
		const result = await db.transaction().execute((trx) => setSeats(trx, { ...form, lines, by }, now));
		const section = `seats-${form.type}`;
		return { section, ok: result.ok, message: result.ok ? "The seats are set." : result.message };
	}
	if (form.act === "undo-seats") {
		const result = await db.transaction().execute((trx) => undoSeats(trx, { actId: form.of, by }, now));
		const section = `seats-${form.type}`;
		return { section, ok: result.ok, message: result.ok ? "The seats are as they were before." : result.message };
	}
	if (form.act === "seat-fee" || form.act === "seat-fee-undo") {
		const section = `seats-${form.type}`;
		const result = await db
			.transaction()
			.execute((trx) =>
				form.act === "seat-fee"
					? setSeatFee(trx, { ...form, by }, now)
					: undoSeatFee(trx, { type: form.type, by, actId: form.of }, now),
			);
		if (result.ok)
			return {
				section,
				ok: true,
				message: form.act === "seat-fee" ? "The seat fee is set." : "It is as it was before.",
			};
		return { section, ok: false, message: result.message, ...(form.act === "seat-fee" && { typed: form }) };
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
	const section = "waitlist";
	if (!result.ok) return { section, ok: false, message: result.message };
	const message =
		form.act === "offer"
			? "The place is offered. The mail leaves in a minute; until then it can be undone in the case."
			: "The order is changed.";
	return { section, ok: true, message };
}
