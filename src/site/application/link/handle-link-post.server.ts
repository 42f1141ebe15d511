import { type ActionFunctionArgs, data, redirect } from "react-router";
import { linkRequest } from "#src/admissions/links/link-request-config.ts";
import { requestLink } from "#src/admissions/links/request-link.server.ts";
import { sentTooOften } from "#src/forms/sent-too-often.ts";
import type { ReturnedForm } from "#src/forms/single-step/single-step-config.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import * as paths from "#src/paths.ts";
import { siteServices } from "#src/site/context.server.ts";

/** Takes the posted form. The answer is the same whether there is an application or not. */
export async function handleLinkPost({ request, context }: ActionFunctionArgs) {
	const { links, now, formRetryAfter, school } = context.get(siteServices);
	const fields = textsIn(await request.formData());
	const answers = Object.fromEntries(linkRequest.fields.map(({ name }) => [name, fields[name] ?? ""]));
	const refuse = (status: number, form: Omit<ReturnedForm, "answers">, seconds?: number) =>
		data<ReturnedForm>(
			{ ...form, answers },
			{ status, headers: seconds === undefined ? {} : { "Retry-After": String(seconds) } },
		);
	if (formRetryAfter !== undefined) return refuse(429, { message: sentTooOften(formRetryAfter, school), errors: {} });
	const result = await requestLink(links, fields, now());
	if (result.ok) return redirect(`${paths.applicationLink}?sent=1#sent`, 303);
	if (result.reason === "invalid") return refuse(422, result);
	return refuse(429, { message: result.message, errors: {} }, result.seconds);
}
