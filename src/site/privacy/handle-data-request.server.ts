import { type ActionFunctionArgs, data, redirect } from "react-router";
import { sentTooOften } from "#src/forms/sent-too-often.ts";
import type { ReturnedForm } from "#src/forms/single-step/single-step-config.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import * as paths from "#src/paths.ts";
import { dataRequest } from "#src/privacy/links/data-request-config.ts";
import { requestDataLink } from "#src/privacy/links/request-data-link.server.ts";
import { siteServices } from "#src/site/context.server.ts";

/** Takes the posted form. The answer is the same whether anything is stored or not. */
export async function handleDataRequest({ request, context }: ActionFunctionArgs) {
	const { privacy, now, formRetryAfter, school } = context.get(siteServices);
	const fields = textsIn(await request.formData());
	const answers = Object.fromEntries(dataRequest.fields.map(({ name }) => [name, fields[name] ?? ""]));
	const refuse = (status: number, form: Omit<ReturnedForm, "answers">, seconds?: number) =>
		data<ReturnedForm>(
			{ ...form, answers },
			{ status, headers: seconds === undefined ? {} : { "Retry-After": String(seconds) } },
		);
	if (formRetryAfter !== undefined) return refuse(429, { message: sentTooOften(formRetryAfter, school), errors: {} });
	const result = await requestDataLink(privacy, fields, now());
	if (result.ok) return redirect(`${paths.privacyRequests}?sent=1#sent`, 303);
	if (result.reason === "invalid") return refuse(422, result);
	return refuse(429, { message: result.message, errors: {} }, result.seconds);
}
