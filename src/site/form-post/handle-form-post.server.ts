import { type ActionFunctionArgs, data, redirect } from "react-router";
import type { InboxForm } from "#src/enquiries/enquiry-forms.ts";
import { takeMessage } from "#src/enquiries/receive-enquiry.server.ts";
import { consentField } from "#src/forms/consent.ts";
import type { Returned } from "#src/forms/short-form/short-form.ts";
import { siteServices } from "#src/site/context.server.ts";

/**
 * Takes a form of one step that was posted plainly, without scripts or before they had come: sends the browser on to the thanks, or
 * gives the page back with what was typed and what is wrong.
 */
export async function takePosted({ request, context }: ActionFunctionArgs, inbox: InboxForm) {
	const { desk, now, postWait } = context.get(siteServices);
	// A form sends line ends as CR LF; the text had LF.
	const posted = Object.fromEntries(
		[...(await request.formData())].map(([name, value]) => [name, String(value).replaceAll("\r\n", "\n")]),
	);
	const give = (status: number, outcome: Omit<Returned, "answers">) => {
		const kept = [...inbox.form.fields.map(({ name }) => name), consentField].filter(
			(name) => posted[name] !== undefined,
		);
		return data<Returned>(
			{ ...outcome, answers: Object.fromEntries(kept.map((name) => [name, posted[name] ?? ""])) },
			{ status },
		);
	};
	if (postWait !== undefined)
		return give(429, {
			message: `Too many messages from your connection. Please send it again in ${inWords(postWait)}.`,
			errors: {},
		});
	// A box that is not ticked is not sent, but here it was asked.
	const fields = inbox.form.consent ? { [consentField]: "", ...posted } : posted;
	const taken = await takeMessage(desk, inbox, { fields, idempotencyKey: undefined, now: now() });
	if (!taken.ok) return give(422, taken);
	return redirect(`${inbox.form.page}?sent=1`, 303);
}

function inWords(seconds: number): string {
	const minutes = Math.ceil(seconds / 60);
	return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
