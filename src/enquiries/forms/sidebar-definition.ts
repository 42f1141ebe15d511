import { z } from "zod";
import type { RuleName } from "#src/forms/checks/say-rule.ts";
import { limits } from "#src/forms/limits.ts";
import { personName, requiredEmail, requiredText } from "#src/forms/rules.ts";
import { defineSingleStep } from "#src/forms/single-step/single-step-definition.ts";
import { sidebarMessage } from "./sidebar-config.ts";

export const sidebarDefinition = defineSingleStep(sidebarMessage, {
	title: "Ready to Get Started?",
	version: "2026-11",
	schema: z.object({
		name: personName("name", "nameAsked"),
		email: requiredEmail("emailAsked"),
		phone_number: requiredText("phoneNumber", "phoneAsked", limits.phone).refine(
			(text) => text.replace(/\D/g, "").length <= 15,
			"phoneTooLong" satisfies RuleName,
		),
		message: requiredText("message", "messageAsked", limits.message),
	}),
});
