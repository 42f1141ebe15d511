import { z } from "zod";
import { limits } from "#src/forms/limits.ts";
import { optionalText, personName, phone, requiredEmail, requiredText } from "#src/forms/rules.ts";
import { defineSingleStep } from "#src/forms/single-step/single-step-definition.ts";
import { visitForm } from "./visit-config.ts";

const howMany = "Choose the number of visitors";

/** Which tours can be booked and by how many is checked by the server: it changes from day to day. */
export const visitDefinition = defineSingleStep(visitForm, {
	title: "Book a visit",
	version: "2026-11",
	schema: z.object({
		tour: requiredText("The tour", "Choose a day and time", limits.phone),
		people: z.preprocess(
			(value) => (typeof value === "number" ? String(value) : value),
			requiredText("The number", howMany, 2).refine((text) => /^[1-9]\d?$/.test(text), howMany),
		),
		name: personName("Name", "Please enter your name"),
		email: requiredEmail("Enter your email. We’ll send the confirmation there"),
		phone_no: phone,
		question: optionalText("Anything we should know", limits.message),
	}),
});
