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
			label: "E-mail or phone number",
			help: "The one that was given in the application.",
			kind: "text",
			maxLength: limits.email,
			autoComplete: "email",
			inputMode: "email",
		},
		{
			name: "reference",
			label: "Reference",
			help: "It is in all our mails. With a phone number we need it; an e-mail address is enough by itself.",
			kind: "text",
			optional: true,
			maxLength: limits.phone,
			autoComplete: "off",
		},
	],
	texts: {
		send: "Send me my link",
		sent: "If we have it, the link is on its way.",
		failed: "No link was asked for yet.",
	},
} as const satisfies SingleStepConfig;
