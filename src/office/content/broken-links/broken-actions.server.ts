import { type ActionFunctionArgs, data } from "react-router";
import { z } from "zod";
import type { RecordedAct } from "#src/audit/audit-log.server.ts";
import { findLink, leaveLink, undoLeaveLink } from "#src/content/links/weekly/broken-links.server.ts";
import { rowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import * as officePaths from "#src/office-paths.ts";

const id = rowId;
const forms = z.discriminatedUnion("act", [
	z.object({ act: z.enum(["check", "leave"]), link: id }),
	z.object({ act: z.literal("undo"), actId: id }),
]);

/** What became of a link that was checked again, or why a form was not carried out. */
export type BrokenAnswer = { message: string };

/** Carries out one form of the page of links that lead nowhere. */
export async function changeBrokenLinks({ request, context }: ActionFunctionArgs) {
	const member = allow(context, "content.draft");
	const parsed = forms.safeParse(Object.fromEntries(await request.formData()));
	if (!parsed.success) return data({ message: "This form was not filled in." } satisfies BrokenAnswer, { status: 409 });
	const form = parsed.data;
	const { db, now: clock, checkLink } = context.get(officeServices);
	const by = { id: member.id, name: member.name };
	if (form.act === "check") {
		const href = await findLink(db, form.link);
		if (href === undefined) return data({ message: "This link is in no text any more." } satisfies BrokenAnswer);
		const fault = await checkLink(href, request.signal);
		const message = fault === null ? `${href} leads somewhere again.` : `Still wrong: ${href}. ${fault}`;
		return data({ message } satisfies BrokenAnswer);
	}
	const result = await db
		.transaction()
		.execute((trx) =>
			form.act === "undo"
				? undoLeaveLink(trx, { actId: form.actId, by }, clock())
				: leaveLink(trx, { id: form.link, by }, clock()),
		);
	if (!result.ok) return data({ message: result.message } satisfies BrokenAnswer, { status: 409 });
	throw redirectTo(officePaths.brokenLinks(`done=${result.actId}`));
}

const about = z.object({ href: z.string() });

/** What was done, in words that go on after who did it. */
export function linkActWords({ after, undoes }: RecordedAct): string {
	const href = about.safeParse(after).data?.href ?? "";
	return undoes === null ? `left ${href} as it is` : `undid leaving ${href} as it is`;
}
