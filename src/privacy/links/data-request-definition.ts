import { z } from "zod";
import { isMailAddress } from "#src/formatting/mail-address.ts";
import { plainReference } from "#src/formatting/reference-number.ts";
import type { RuleName } from "#src/forms/checks/say-rule.ts";
import { limits } from "#src/forms/limits.ts";
import { requiredText } from "#src/forms/rules.ts";
import { defineSingleStep } from "#src/forms/single-step/single-step-definition.ts";
import { dataRequest } from "./data-request-config.ts";

/** An address in lower case; or a reference in capitals, also if typed with spaces or long dashes. */
const contact = requiredText("emailOrNumber", "emailOrNumberAsked", limits.email).transform((text, { addIssue }) => {
	if (text.includes("@")) {
		if (!isMailAddress(text)) addIssue("emailInvalid" satisfies RuleName);
		return text.toLowerCase();
	}
	const reference = plainReference(text);
	if (!/^[A-Z0-9]+(-[A-Z0-9]+){2,4}$/.test(reference)) addIssue("emailOrNumberInvalid" satisfies RuleName);
	return reference;
});

export const dataRequestDefinition = defineSingleStep(dataRequest, {
	title: "The link to one’s data",
	version: "2026-12",
	schema: z.object({ contact }),
});
