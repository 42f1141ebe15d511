import { z } from "zod";
import { limits } from "#src/forms/limits.ts";
import { personName, requiredEmail, requiredText } from "#src/forms/rules.ts";
import { defineSingleStep } from "#src/forms/single-step/single-step-definition.ts";
import { contactMessage } from "./contact-config.ts";

export const contactDefinition = defineSingleStep(contactMessage, {
	title: "Leave a message",
	version: "2026-11",
	schema: z.object({
		name: personName("name", "nameOfWriterAsked"),
		email: requiredEmail("emailOfWriterAsked"),
		phone_no: requiredText("phone", "phoneOfWriterAsked", limits.other),
		subject: requiredText("subject", "subjectAsked", limits.other),
		message: requiredText("message", "messageOfWriterAsked", limits.message),
	}),
});
