import { type ActionFunctionArgs, data } from "react-router";
import { z } from "zod";
import { rowId } from "#src/forms/row-id.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import type { Outcome } from "#src/office/settings/parts/settings-section.tsx";
import * as officePaths from "#src/office-paths.ts";
import { cancelForGuest, restoreVisit } from "#src/visits/office-acts.server.ts";

const forms = z.discriminatedUnion("act", [
	z.object({ act: z.literal("cancel"), visit: rowId }),
	z.object({ act: z.literal("undo"), actId: rowId }),
]);

/** Takes the forms of the page of visits. */
export async function takeVisitAct({ request, context }: ActionFunctionArgs) {
	const member = allow(context, "visit.cancel");
	const { db, school, texts, now: clock } = context.get(officeServices);
	const parsed = forms.safeParse(textsIn(await request.formData()));
	if (!parsed.success) return refuse("This form was not filled in.");
	const form = parsed.data;
	const by = { id: member.id, name: member.name };
	const now = clock();
	const result = await db
		.transaction()
		.execute((trx) =>
			form.act === "cancel"
				? cancelForGuest(trx, school, { visitId: form.visit, by }, now)
				: restoreVisit(trx, { school, places: texts.visits.places, actId: form.actId, by }, now),
		);
	if (!result.ok) return refuse(result.message);
	throw redirectTo(officePaths.visits(result.actId));
}

function refuse(message: string) {
	return data({ section: "to-come", ok: false, message } satisfies Outcome, { status: 409 });
}
