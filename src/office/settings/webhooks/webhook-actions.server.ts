import { type ActionFunctionArgs, data } from "react-router";
import { readRowId } from "#src/forms/row-id.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import type { Outcome } from "#src/office/settings/parts/settings-section.tsx";
import { requireProof } from "#src/office/sign-in/require-proof.server.ts";
import {
	changeWebhook,
	leaveGivenUp,
	makeWebhook,
	type StateAct,
	sendAgain,
	testWebhook,
} from "#src/webhooks/change-webhooks.server.ts";
import { allEvents } from "#src/webhooks/webhook-events.ts";

/** `secret` is shown this once; `given` is what was chosen in a form that was refused. */
export type NewWebhookOutcome = Outcome & { secret?: string; given?: { url: string; events: string[] } };

const stateActs: readonly string[] = ["pause", "resume", "end"] satisfies StateAct[];

function isStateAct(act: string): act is StateAct {
	return stateActs.includes(act);
}

async function readForm(args: ActionFunctionArgs) {
	const { id, name } = allow(args.context, "settings.write");
	requireProof(args);
	const form = await args.request.formData();
	const { accounts, now } = args.context.get(officeServices);
	return { form, text: (field: string) => String(form.get(field) ?? ""), accounts, now: now(), by: { id, name } };
}

/** Makes a webhook. */
export async function takeNewWebhook(args: ActionFunctionArgs): Promise<NewWebhookOutcome> {
	const { form, text, accounts, now, by } = await readForm(args);
	const given = { url: text("url"), events: form.getAll("event").map(String) };
	const events = allEvents.filter((event) => given.events.includes(event));
	const made = await accounts.commit((trx) => makeWebhook(trx, accounts, { url: given.url, events, by }, now));
	if (!made.ok) return { section: "make", ok: false, message: made.message, given };
	return { section: "make", ok: true, message: "The webhook is made.", secret: made.secret };
}

/** Carries out one form of the page of a webhook. */
export async function takeWebhookAct(args: ActionFunctionArgs): Promise<Outcome> {
	const { text, accounts, now, by } = await readForm(args);
	const id = webhookId(args.params.id);
	const act = text("act");
	const section = act === "again" || act === "leave" ? "deliveries" : "webhook";
	const result = await accounts.commit((trx) => {
		if (isStateAct(act)) return changeWebhook(trx, { id, act, by }, now);
		if (act === "test") return testWebhook(trx, { id, by }, now);
		if (act === "again") return sendAgain(trx, { id, deliveryId: webhookId(text("delivery")), by }, now);
		if (act === "leave") return leaveGivenUp(trx, { id, by }, now);
		throw data(null, { status: 404 });
	});
	return { section, ...result };
}

/** 0 for what is no number of a row. */
export function webhookId(text = ""): number {
	return readRowId(text);
}
