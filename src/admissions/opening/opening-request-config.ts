import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { limits } from "#src/forms/limits.ts";
import type { SingleStepConfig } from "#src/forms/single-step/single-step-config.ts";
import * as paths from "#src/paths.ts";

/** Days that an address is stored after its owner was told of the opening, as the privacy policy says. */
export const daysAfter = 30;

/** The application forms, by their `application_type`. */
const options = [
	{ value: "barch", label: "B.Arch" },
	{ value: "march", label: "M.Arch" },
	{ value: "diploma", label: "Diploma" },
] as const;

const email = {
	name: "email",
	label: "Email",
	kind: "email",
	maxLength: limits.email,
	autoComplete: "email",
} as const;

/** Asks to be told when an application form opens. */
export const openingRequest = {
	key: "opening",
	api: apiUrl(apiPaths.openingRequest),
	page: paths.openingRequest(),
	fields: [
		{ name: "application_type", label: "Application", kind: "select", placeholder: "Choose one", options },
		email,
	],
	texts: {
		send: "Email me when it opens",
		sent: "We’ll email you when it opens.",
		failed: "We couldn’t save your address.",
	},
} as const satisfies SingleStepConfig;

/** The same on the page of one form, where nothing but the address is asked for. */
export const openingRequestOfForm: SingleStepConfig = { ...openingRequest, fields: [email] };

/** The same with a choice of these forms. @param names by form */
export function openingRequestAmong(
	forms: readonly string[],
	names: Readonly<Record<string, string>>,
): SingleStepConfig {
	const known = new Map<string, string>(options.map(({ value, label }) => [value, label]));
	const among = forms.map((value) => ({ value, label: known.get(value) ?? names[value] ?? value }));
	const choice = { ...openingRequest.fields[0], options: among };
	return { ...openingRequest, fields: [choice, email] };
}
