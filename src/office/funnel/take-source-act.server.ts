import type { ActionFunctionArgs } from "react-router";
import { z } from "zod";
import { addSource, endSource } from "#src/admissions/funnel/funnel-sources.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import type { Outcome } from "#src/office/settings/parts/settings-section.tsx";

const forms = z.discriminatedUnion("act", [
	z.object({ act: z.literal("add"), word: z.string().trim().toLowerCase(), label: z.string().trim() }),
	z.object({ act: z.literal("end"), word: z.string() }),
]);

/** Takes the forms of links that are counted. */
export async function takeSourceAct({ request, context }: ActionFunctionArgs): Promise<Outcome> {
	const member = allow(context, "funnel.manage");
	const { db, now } = context.get(officeServices);
	const parsed = forms.safeParse(Object.fromEntries(await request.formData()));
	if (!parsed.success) return { section: "sources", ok: false, message: "Fill in all fields of this form." };
	const form = parsed.data;
	const by = { id: member.id, name: member.name };
	const result = await db
		.transaction()
		.execute((trx) => (form.act === "add" ? addSource(trx, form, by, now()) : endSource(trx, form.word, by, now())));
	if (!result.ok) return { section: "sources", ok: false, message: result.message };
	const message =
		form.act === "add"
			? `Links from “${form.word}” are counted from now on.`
			: `Links from “${form.word}” are no longer counted. Add the word again to go on.`;
	return { section: "sources", ok: true, message };
}
