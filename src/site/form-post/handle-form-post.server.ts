import { type ActionFunctionArgs, data, redirect } from "react-router";
import type { EnquiryForm } from "#src/enquiries/enquiry-forms.ts";
import { receiveEnquiry } from "#src/enquiries/receive-enquiry.server.ts";
import { consentField } from "#src/forms/consent.ts";
import type { Answers } from "#src/forms/definition.ts";
import { sentTooOften } from "#src/forms/sent-too-often.ts";
import type { ReturnedForm, SingleStepConfig } from "#src/forms/single-step/single-step-config.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import { siteServices } from "#src/site/context.server.ts";

type FormRefusal = Omit<ReturnedForm, "answers">;
type Receive = (fields: Answers) => Promise<{ ok: true } | ({ ok: false } & FormRefusal)>;

/** Handles an enquiry that was posted without JavaScript. */
export async function handleFormPost(args: ActionFunctionArgs, form: EnquiryForm) {
	const { enquiries, now } = args.context.get(siteServices);
	return postForm(args, form.config, (fields) =>
		receiveEnquiry(enquiries, form, { fields, idempotencyKey: undefined, now: now() }),
	);
}

/**
 * Handles a one-step form that was posted without JavaScript: redirects to the confirmation, or renders the page again
 * with what was typed and the errors.
 */
export async function postForm({ request, context }: ActionFunctionArgs, config: SingleStepConfig, receive: Receive) {
	const { formRetryAfter, school } = context.get(siteServices);
	const postedTexts = textsIn(await request.formData());
	const respond = (status: number, { message, errors }: FormRefusal) => {
		const texts = config.fields.filter(({ kind }) => kind !== "file");
		const names = [...texts.map(({ name }) => name), consentField].filter((name) => postedTexts[name] !== undefined);
		return data<ReturnedForm>(
			{ message, errors, answers: Object.fromEntries(names.map((name) => [name, postedTexts[name] ?? ""])) },
			{ status },
		);
	};
	if (formRetryAfter !== undefined) return respond(429, { message: sentTooOften(formRetryAfter, school), errors: {} });
	// An unchecked box is not sent.
	const fields = config.consent ? { [consentField]: "", ...postedTexts } : postedTexts;
	const result = await receive(fields);
	if (!result.ok) return respond(422, result);
	return redirect(`${config.page}?sent=1#sent`, 303);
}
