import type { ActionFunctionArgs } from "react-router";
import { z } from "zod";
import {
	addSlots,
	cancelSlot,
	changeSlot,
	type SlotResult,
	type SlotSeries,
	type WrittenSlot,
	writtenKeys,
} from "#src/admissions/interviews/slots.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import type { Outcome } from "#src/office/settings/parts/settings-section.tsx";

const whole = z.coerce.number().int();
const slot = whole.positive();
const written = { start: z.string(), minutes: whole, place: z.string(), capacity: whole, notice: whole };

/** The slot that a form has shown; undefined for what is none. */
const seen = z.string().transform((text) => {
	try {
		return z.object(written).safeParse(JSON.parse(text)).data;
	} catch {
		return undefined;
	}
});

const forms = z.discriminatedUnion("act", [
	z.object({ act: z.literal("add"), type: z.string(), ...written, count: whole, pause: whole }),
	z.object({ act: z.literal("change"), slot, ...written, seen: seen.optional() }),
	z.object({ act: z.literal("cancel"), slot }),
]);
type Form = z.output<typeof forms>;

/** `typed` and `series`: what was written of a slot, or of new ones, and refused. */
export type SlotOutcome = Outcome & {
	typed?: { slot: number; written: Partial<WrittenSlot> };
	series?: SlotSeries;
};

/** Takes the forms of the page of interviews. */
export async function takeSlotAct({ request, context }: ActionFunctionArgs): Promise<SlotOutcome> {
	const member = allow(context, "interview.manage");
	const { db, school, now: clock } = context.get(officeServices);
	const sent = await request.formData();
	const section = sent.get("act") === "add" ? "add" : "slots";
	const parsed = forms.safeParse(Object.fromEntries(sent));
	if (!parsed.success) return { section, ok: false, message: "Fill in all fields of this form, with whole numbers." };
	const form = parsed.data;
	const by = { id: member.id, name: member.name };
	const now = clock();
	const result = await db.transaction().execute((trx): Promise<SlotResult> => {
		if (form.act === "add") return addSlots(trx, form, by, now);
		const on = { slotId: form.slot, by };
		return form.act === "change" ? changeSlot(trx, school, { ...form, ...on }, now) : cancelSlot(trx, school, on, now);
	});
	if (result.ok) return { section, ok: true, message: doneWords(form.act, result.count) };
	const refused = { section, ok: false, message: result.message };
	if (form.act === "add") return { ...refused, series: form };
	return form.act === "change" ? { ...refused, typed: { slot: form.slot, written: changesOf(form) } } : refused;
}

/** What somebody has changed of what the form has shown, so that the rest is shown as it is by now. */
function changesOf(form: Extract<Form, { act: "change" }>): Partial<WrittenSlot> {
	const changed = writtenKeys.filter((key) => form[key] !== form.seen?.[key]);
	return Object.fromEntries(changed.map((key) => [key, form[key]]));
}

function doneWords(act: Form["act"], count: number): string {
	if (act === "add") return count === 1 ? "One time is added." : `${count} times are added.`;
	const done = act === "change" ? "The time is changed." : "The time is cancelled.";
	if (count === 0) return done;
	return `${done} ${count === 1 ? "One applicant is" : `${count} applicants are`} told by e-mail.`;
}
