import { z } from "zod";
import { isMailAddress } from "#src/formatting/mail-address.ts";
import { plainReference } from "#src/formatting/reference-number.ts";
import type { RuleName } from "#src/forms/checks/say-rule.ts";
import { normalisePhone } from "#src/forms/contact-details/phone.ts";
import { limits } from "#src/forms/limits.ts";
import { optionalText, requiredText } from "#src/forms/rules.ts";
import { defineSingleStep } from "#src/forms/single-step/single-step-definition.ts";
import { linkRequest } from "./link-request-config.ts";

const contact = requiredText("contact", "contactAsked", limits.email).transform((text, { addIssue }) => {
	const contact = text.includes("@") ? (isMailAddress(text) ? text.toLowerCase() : undefined) : normalisePhone(text);
	if (contact === undefined) addIssue((text.includes("@") ? "emailInvalid" : "contactInvalid") satisfies RuleName);
	return contact ?? z.NEVER;
});

const reference = optionalText("reference", limits.phone).transform((text) => text && plainReference(text));

export const linkRequestDefinition = defineSingleStep(linkRequest, {
	title: "Link to an application",
	version: "2026-12",
	schema: z.object({ contact, reference }).refine(({ contact, reference }) => contact.includes("@") || reference, {
		path: ["reference"],
		error: "numberOfApplicationMissing" satisfies RuleName,
	}),
});
