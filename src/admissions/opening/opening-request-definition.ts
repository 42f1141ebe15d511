import { z } from "zod";
import { requiredEmail, requiredText } from "#src/forms/rules.ts";
import { defineSingleStep } from "#src/forms/single-step/single-step-definition.ts";
import { openingRequest } from "./opening-request-config.ts";

export const openingRequestSchema = z.object({
	application_type: requiredText("answer", "programmeAsked"),
	email: requiredEmail("emailAddressAsked"),
});

export const openingRequestDefinition = defineSingleStep(openingRequest, {
	title: "Email when an application form opens",
	version: "2026-12",
	schema: openingRequestSchema,
});
