import { type ActionFunctionArgs, data } from "react-router";
import { readRowId } from "#src/forms/row-id.ts";
import { setFailureStatus } from "#src/health/failures/failures.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import type { Outcome } from "#src/office/settings/parts/settings-section.tsx";

const done = {
	seen: "Noted. It is new again when it happens in another release.",
	quiet: "Nobody is told of it any more; it is still counted.",
	new: "It counts as new again.",
};

/** Looks anew, or says how a failure stands. */
export async function takeHealthAct({ request, context }: ActionFunctionArgs) {
	const { id: memberId, name } = allow(context, "health.manage");
	const { accounts, now, checkHealth } = context.get(officeServices);
	const form = await request.formData();
	const act = String(form.get("act"));
	if (act === "check") {
		await checkHealth();
		return data<Outcome>({ section: "health", ok: true, message: "It was looked at anew." });
	}
	if (act !== "seen" && act !== "quiet" && act !== "new") throw data(null, { status: 404 });
	const given = String(form.get("failure") ?? "");
	const id = readRowId(given);
	const by = { id: memberId, name };
	const ok = await accounts.commit((trx) => setFailureStatus(trx, { id, status: act, by }, now()));
	const message = ok ? done[act] : "It stands so already, or is no longer known.";
	return data<Outcome>({ section: "failures", ok, message }, ok ? 200 : 400);
}
