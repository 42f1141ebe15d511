import { z } from "zod";
import type { RuleName } from "#src/forms/checks/say-rule.ts";
import { limits } from "#src/forms/limits.ts";
import { optionalText, personName, phone, requiredEmail, requiredText } from "#src/forms/rules.ts";
import { defineSingleStep } from "#src/forms/single-step/single-step-definition.ts";
import { visitForm } from "./visit-config.ts";

const howMany = "visitorCountMissing" satisfies RuleName;

/**
 * Definition of the form. The server checks which tours can be booked and by how many, because that changes from day to
 * day.
 */
export const visitDefinition = defineSingleStep(visitForm, {
	title: "Book a tour",
	version: "2026-11",
	schema: z.object({
		tour: requiredText("tour", "tourMissing", limits.phone),
		people: z.preprocess(
			(value) => (typeof value === "number" ? String(value) : value),
			requiredText("number", howMany, 2).refine((text) => /^[1-9]\d?$/.test(text), howMany),
		),
		name: personName("name", "nameAsked"),
		email: requiredEmail("emailForVisitAsked"),
		phone_no: phone,
		question: optionalText("visitQuestion", limits.message),
	}),
});
