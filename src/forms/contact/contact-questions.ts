import { isMailAddress } from "../../mail/message.ts";
import type { ShortForm } from "../enquiry/short-form.ts";
import { limits } from "../limits.ts";

/** 'Leave a message' of /contact; the sentences for blank answers are its placeholders too. */
export const contactMessage = {
	key: "contact",
	action: "/api/v1/contact-email",
	fields: [
		{ name: "name", label: "Name", kind: "text", required: "Please Enter Name", limit: limits.name, autoComplete: "name" },
		{
			name: "email",
			label: "Email",
			kind: "email",
			required: "Please Enter Email",
			shape: { test: isMailAddress, message: "Invalid email format" },
			limit: limits.email,
			autoComplete: "email",
		},
		{ name: "phone_no", label: "Phone", kind: "tel", required: "Please Enter Number", limit: limits.other, autoComplete: "tel" },
		{ name: "subject", label: "Subject", kind: "text", required: "Please Enter Subject", limit: limits.other },
		{ name: "message", label: "Message", kind: "textarea", required: "Write Message", limit: limits.message },
	],
} as const satisfies ShortForm;
