import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { limits } from "#src/forms/limits.ts";
import type { SingleStepConfig } from "#src/forms/single-step/single-step-config.ts";
import * as paths from "#src/paths.ts";

/** Asks for the link to one's data. */
export const dataRequest = {
	key: "privacy-request",
	api: apiUrl(apiPaths.privacyRequest),
	page: paths.privacyRequests,
	fields: [
		{
			name: "contact",
			label: "E-mail address, or the reference of an application",
			help: "The address that you gave us. With a reference, the link goes to the address in that application.",
			kind: "text",
			maxLength: limits.email,
			autoComplete: "email",
			inputMode: "email",
		},
	],
	texts: {
		send: "Send me the link",
		sent: "If we store anything of you, the link is on its way.",
		failed: "No link was asked for yet.",
	},
} as const satisfies SingleStepConfig;
