import { z } from "zod";
import { limits } from "#src/forms/limits.ts";
import { personName, requiredEmail, requiredText } from "#src/forms/rules.ts";
import { defineSingleStep } from "#src/forms/single-step/single-step-definition.ts";
import { sidebarMessage } from "./sidebar-config.ts";

export const sidebarDefinition = defineSingleStep(sidebarMessage, {
	title: "Ready to Get Started?",
	version: "2026-11",
	schema: z.object({
		name: personName("Name", "Please enter your name"),
		email: requiredEmail("Please enter your email"),
		phone_number: requiredText("Phone number", "Please enter your phone number", limits.phone).refine(
			(text) => text.replace(/\D/g, "").length <= 15,
			"Please enter at most 15 digits",
		),
		message: requiredText("Message", "Please enter your message", limits.message),
	}),
});
