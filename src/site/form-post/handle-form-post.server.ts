import { type ActionFunctionArgs, data, redirect } from "react-router";
import type { EnquiryForm } from "#src/enquiries/enquiry-forms.ts";
import { receiveEnquiry } from "#src/enquiries/receive-enquiry.server.ts";
import { consentField } from "#src/forms/consent.ts";
import type { ReturnedForm } from "#src/forms/single-step/single-step-config.ts";
import { siteServices } from "#src/site/context.server.ts";

/**
 * Handles a one-step form that was posted without JavaScript: redirects to the confirmation, or renders the page again
 * with what was typed and the errors.
 */
export async function handleFormPost({ request, context }: ActionFunctionArgs, form: EnquiryForm) {
	const { enquiries, now, formRetryAfter } = context.get(siteServices);
	// Browsers post line ends as CR LF; the text had LF.
	const posted = Object.fromEntries(
		[...(await request.formData())].map(([name, value]) => [name, String(value).replaceAll("\r\n", "\n")]),
	);
	const respond = (status: number, outcome: Omit<ReturnedForm, "answers">) => {
		const names = [...form.config.fields.map(({ name }) => name), consentField].filter(
			(name) => posted[name] !== undefined,
		);
		return data<ReturnedForm>(
			{ ...outcome, answers: Object.fromEntries(names.map((name) => [name, posted[name] ?? ""])) },
			{ status },
		);
	};
	if (formRetryAfter !== undefined)
		return respond(429, {
			message: `Too many messages from your connection. Please send it again in ${inWords(formRetryAfter)}.`,
			errors: {},
		});
	// An unchecked box is not sent.
	const fields = form.config.consent ? { [consentField]: "", ...posted } : posted;
	const result = await receiveEnquiry(enquiries, form, { fields, idempotencyKey: undefined, now: now() });
	if (!result.ok) return respond(422, result);
	return redirect(`${form.config.page}?sent=1#sent`, 303);
}

function inWords(seconds: number): string {
	const minutes = Math.ceil(seconds / 60);
	return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
