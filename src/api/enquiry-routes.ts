import type { FastifyInstance } from "fastify";
import * as apiPaths from "#src/api-paths.ts";
import { type EnquiryForm, enquiryForms } from "#src/enquiries/enquiry-forms.ts";
import { type EnquiryContext, receiveEnquiry } from "#src/enquiries/receive-enquiry.server.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { submissionMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { describeAlias } from "./content/list-and-view.ts";
import { describeFields } from "./form-fields.ts";
import { addFormRoute } from "./form-route.ts";

type Options = { context: EnquiryContext; now: () => Date };

/** Quick enquiries and messages. */
export async function enquiryApi(app: FastifyInstance, options: Options) {
	const { enquiry, sidebar, contact } = enquiryForms;
	addForm(app, apiPaths.enquiryAdd, enquiry, "Send a quick enquiry", options);
	addForm(app, apiPaths.sidebarAdd, sidebar, "Send a message from the side panel", options);
	addForm(app, apiPaths.contactEmail, contact, "Send a message", options);
	addForm(app, apiPaths.contact, contact, "Send a message", options, apiPaths.contactEmail);
}

function addForm(
	app: FastifyInstance,
	path: string,
	form: EnquiryForm,
	summary: string,
	{ context, now }: Options,
	aliasOf?: string,
) {
	addFormRoute(app, path, {
		tag: "Forms",
		...describeAlias({ summary, description: "Creates a case, and notifies the admissions office by email." }, aliasOf),
		body: describeFields(form.definition, { consent: form.config.consent !== undefined }),
		takesKey: true,
		answers: { 200: "Already received", 201: "Received" },
		school: () => context.school,
		take: async (fields, idempotencyKey) => {
			const result = await receiveEnquiry(context, form, { fields, idempotencyKey, now: now() });
			if (!result.ok) return { ...result, code: 422 };
			const messages = messagesIn(submissionMessages, context.school.schoolMessages);
			return { code: result.created ? 201 : 200, message: messages[form.successMessage] };
		},
	});
}
