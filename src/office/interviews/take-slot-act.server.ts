import type { ActionFunctionArgs } from "react-router";
import { z } from "zod";
import { addSlots, cancelSlot, changeSlot, type SlotResult } from "#src/admissions/interviews/slots.server.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import type { Given } from "#src/office/given.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import type { TypedOutcome } from "#src/office/settings/parts/settings-section.tsx";

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

/** Takes the forms of the page of interviews. */
export async function takeSlotAct({ request, context }: ActionFunctionArgs): Promise<TypedOutcome> {
	const member = allow(context, "interview.manage");
	const { db, school, now: clock } = context.get(officeServices);
	const given = textsIn(await request.formData());
	const section = given.act === "add" ? "add" : "slots";
	const refuse = (message: string) => ({ section, ok: false, message, given: changesIn(given) });
	const parsed = forms.safeParse(given);
	if (!parsed.success) return refuse("Fill in all fields of this form, with whole numbers.");
	const form = parsed.data;
	const by = { id: member.id, name: member.name };
	const now = clock();
	const result = await db.transaction().execute((trx): Promise<SlotResult> => {
		if (form.act === "add") return addSlots(trx, form, by, now);
		const on = { slotId: form.slot, by };
		return form.act === "change" ? changeSlot(trx, school, { ...form, ...on }, now) : cancelSlot(trx, school, on, now);
	});
	return result.ok ? { section, ok: true, message: doneWords(form.act, result.count) } : refuse(result.message);
}

/** What was typed, without what the form had shown before: the slot is shown as it is by now. */
function changesIn({ seen: shown, ...given }: Given): Given {
	const before: Record<string, unknown> = seen.safeParse(shown).data ?? {};
	const isChanged = ([name, text]: [string, string]) => !(name in before) || String(before[name]) !== text;
	return Object.fromEntries(Object.entries(given).filter(isChanged));
}

function doneWords(act: Form["act"], count: number): string {
	if (act === "add") return count === 1 ? "One time is added." : `${count} times are added.`;
	const done = act === "change" ? "The time is changed." : "The time is cancelled.";
	if (count === 0) return done;
	return `${done} ${count === 1 ? "One applicant is" : `${count} applicants are`} told by e-mail.`;
}
