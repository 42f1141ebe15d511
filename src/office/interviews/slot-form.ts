import { z } from "zod";
import type { SubmittedValues } from "#src/office/kit/acts/act-answer.ts";

const error = "Fill in every field. Use whole numbers.";
const whole = z.coerce.number({ error }).int({ error });

/** Fields of a time slot for interviews. */
export const writtenFields = {
	start: z.string({ error }),
	minutes: whole,
	place: z.string({ error }),
	capacity: whole,
	notice: whole,
};

/** The time that a form has shown, as JSON; undefined for anything else. */
export const seenSlot = z.string().transform((text) => {
	try {
		return z.object(writtenFields).safeParse(JSON.parse(text)).data;
	} catch {
		return undefined;
	}
});

/** Keeps only the values that differ from those the form had shown: the rest is shown in its current state. */
export function changesIn({ seen: shown, ...values }: SubmittedValues): SubmittedValues {
	const before: Record<string, unknown> = seenSlot.safeParse(shown).data ?? {};
	const isChanged = ([name, text]: [string, string]) => !(name in before) || String(before[name]) !== text;
	return Object.fromEntries(Object.entries(values).filter(isChanged));
}
