import { type ActionFunctionArgs, data } from "react-router";
import { readRowId } from "#src/forms/row-id.ts";
import { runJobAgain } from "#src/jobs/job-acts.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import type { Outcome } from "#src/office/settings/parts/settings-section.tsx";

/** Lets a job run now. */
export async function takeJobAct({ request, context }: ActionFunctionArgs) {
	const { id: memberId, name } = allow(context, "background.manage");
	const { accounts, now } = context.get(officeServices);
	const form = await request.formData();
	const given = String(form.get("job") ?? "");
	const id = readRowId(given);
	if (form.get("act") !== "again") throw data(null, { status: 404 });
	const by = { id: memberId, name };
	const isQueued = await accounts.commit((trx) => runJobAgain(trx, { id, by }, now()));
	const outcome: Outcome = {
		section: "jobs",
		ok: isQueued,
		message: isQueued ? "It is begun now." : "This job runs already, or is done.",
	};
	return data(outcome, isQueued ? 200 : 400);
}
