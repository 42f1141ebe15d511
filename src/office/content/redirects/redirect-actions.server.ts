import { type ActionFunctionArgs, data } from "react-router";
import { z } from "zod";
import type { RecordedAct } from "#src/audit/audit-log.server.ts";
import {
	addRedirect,
	type RedirectResult,
	removeRedirect,
	undoRedirectAct,
} from "#src/content/redirects/change-redirects.server.ts";
import { redirectRemoved } from "#src/content/redirects/redirect.ts";
import { rowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { redirectTo } from "#src/office/redirect-to.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { checkFrom, checkTo } from "./redirect-faults.server.ts";

const address = z.string().trim().max(500);
const forms = z.discriminatedUnion("act", [
	z.object({ act: z.literal("add"), from: address, to: address }),
	z.object({ act: z.literal("remove"), path: address }),
	z.object({ act: z.literal("undo"), actId: rowId }),
]);

/** Why a form was not carried out, and what was typed into it. */
export type RedirectRefusal = { problems: string[]; given: { from: string; to: string } | null };

/** Carries out one form of the page of redirects. */
export async function changeRedirects({ request, context }: ActionFunctionArgs) {
	const member = allow(context, "content.publish");
	const parsed = forms.safeParse(Object.fromEntries(await request.formData()));
	if (!parsed.success) return refuse(["This form was not filled in, or an address in it is too long."]);
	const form = parsed.data;
	const { db, now: clock, requestPage, siteUrl } = context.get(officeServices);
	const [by, now] = [{ id: member.id, name: member.name }, clock()];
	const given = form.act === "add" ? { from: form.from, to: form.to } : null;
	const carryOut = (act: (trx: Parameters<typeof addRedirect>[0]) => Promise<RedirectResult>) =>
		db.transaction().execute(act);
	let result: RedirectResult;
	if (form.act === "add") {
		const [from, to] = await Promise.all([
			checkFrom(form.from, { db, requestPage, siteUrl }),
			checkTo(form.to, { db, requestPage, siteUrl }),
		]);
		const problems = [from, to].flatMap((checked) => ("fault" in checked ? [checked.fault] : []));
		if ("fault" in from || "fault" in to) return refuse(problems, given);
		result = await carryOut((trx) => addRedirect(trx, { from: from.address, to: to.address, by }, now));
	} else if (form.act === "remove") {
		result = await carryOut((trx) => removeRedirect(trx, { path: form.path, by }, now));
	} else {
		result = await carryOut((trx) => undoRedirectAct(trx, { actId: form.actId, by }, now));
	}
	if (!result.ok) return refuse([result.message], given);
	throw redirectTo(officePaths.redirects(`done=${result.actId}`));
}

function refuse(problems: string[], given: RedirectRefusal["given"] = null) {
	return data({ problems, given } satisfies RedirectRefusal, { status: 409 });
}

const about = z.object({ path: z.string() });

/** What was done to a redirect, in words that go on after who did it. */
export function redirectActWords({ act, after, undoes }: RecordedAct): string {
	const path = about.safeParse(after).data?.path ?? "";
	if (undoes !== null) return `undid the change of ${path}`;
	return act === redirectRemoved ? `removed the redirect of ${path}` : `had ${path} lead elsewhere`;
}
