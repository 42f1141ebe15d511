import { z } from "zod";
import { requiredEmail, requiredText } from "#src/forms/rules.ts";
import { defineSingleStep } from "#src/forms/single-step/single-step-definition.ts";
import { openingRequest, openingRequestAmong } from "./opening-request-config.ts";

export const openingRequestSchema = z.object({
	application_type: requiredText("answer", "programmeAsked"),
	email: requiredEmail("emailAddressAsked"),
});

const about = { title: "Email when an application form opens", version: "2026-12", schema: openingRequestSchema };

export const openingRequestDefinition = defineSingleStep(openingRequest, about);

/** The same with a choice of the forms that a school offers. */
export const offeredOpeningRequest = (...offered: Parameters<typeof openingRequestAmong>) =>
	defineSingleStep(openingRequestAmong(...offered), about);
