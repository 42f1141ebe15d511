import { type ActionFunctionArgs, data, redirect } from "react-router";
import { formOf, isApplicationType } from "#src/admissions/forms/application-forms.ts";
import { openingRequest } from "#src/admissions/opening/opening-request-config.ts";
import { requestOpening } from "#src/admissions/opening/request-opening.server.ts";
import { sentTooOften } from "#src/forms/sent-too-often.ts";
import type { ReturnedForm } from "#src/forms/single-step/single-step-config.ts";
import { textsIn } from "#src/forms/texts-in.ts";
import * as paths from "#src/paths.ts";
import { siteServices } from "#src/site/context.server.ts";

/** Takes the posted form. The answer is the same whether the address waits already or not. */
export async function handleOpeningPost({ request, context }: ActionFunctionArgs) {
	const { openings, now, formRetryAfter, school } = context.get(siteServices);
	const fields = textsIn(await request.formData());
	const answers = Object.fromEntries(openingRequest.fields.map(({ name }) => [name, fields[name] ?? ""]));
	const refuse = (status: number, form: Omit<ReturnedForm, "answers">, seconds?: number) =>
		data<ReturnedForm>(
			{ ...form, answers },
			{ status, headers: seconds === undefined ? {} : { "Retry-After": String(seconds) } },
		);
	if (formRetryAfter !== undefined) return refuse(429, { message: sentTooOften(formRetryAfter, school), errors: {} });
	const result = await requestOpening(openings, fields, now());
	if (result.ok) return redirect(`${paths.openingRequest()}?sent=1#sent`, 303);
	if (result.reason === "invalid") return refuse(422, result);
	if (result.reason === "too-many") return refuse(429, { message: result.message, errors: {} }, result.seconds);
	const { applicationType: type } = result;
	return redirect(isApplicationType(type) ? formOf(type).page : paths.academic, 303);
}
