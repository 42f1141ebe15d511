import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { limits } from "#src/forms/limits.ts";
import type { SingleStepConfig } from "#src/forms/single-step/single-step-config.ts";
import * as paths from "#src/paths.ts";

/** Asks for the link to an application again. */
export const linkRequest = {
	key: "application-link",
	api: apiUrl(apiPaths.applicationLink),
	page: paths.applicationLink,
	fields: [
		{
			name: "contact",
			label: "Email or phone number",
			help: "The one you gave in your application.",
			kind: "text",
			maxLength: limits.email,
			autoComplete: "email",
			inputMode: "email",
		},
		{
			name: "reference",
			label: "Application number",
			help: "Needed with a phone number, optional with an email address. It’s in all our emails.",
			kind: "text",
			optional: true,
			maxLength: limits.phone,
			autoComplete: "off",
		},
	],
	texts: {
		send: "Send me my link",
		sent: "If we find your application, we’ll email you the link.",
		failed: "Your request wasn’t sent.",
	},
} as const satisfies SingleStepConfig;
