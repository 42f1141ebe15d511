import { z } from "zod";
import { limits } from "#src/forms/limits.ts";
import { personName, requiredEmail, requiredText } from "#src/forms/rules.ts";
import { defineSingleStep } from "#src/forms/single-step/single-step-definition.ts";
import { contactMessage } from "./contact-config.ts";

const [name, email, phone, subject, message] = contactMessage.fields;

export const contactDefinition = defineSingleStep(contactMessage, {
	title: "Leave a message",
	version: "2026-11",
	schema: z.object({
		name: personName(name.label, name.placeholder),
		email: requiredEmail(email.placeholder),
		phone_no: requiredText(phone.label, phone.placeholder, limits.other),
		subject: requiredText(subject.label, subject.placeholder, limits.other),
		message: requiredText(message.label, message.placeholder, limits.message),
	}),
});
