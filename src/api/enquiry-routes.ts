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
	const quick = {
		summary: "Send a quick enquiry",
		description: "For someone who wants to be called about a programme.",
	};
	const short = {
		summary: "Send a message from the side panel",
		description: "For a short message from someone with an email address and a phone number.",
	};
	const long = { summary: "Send a message", description: "For a message with a subject, about anything." };
	addForm(app, apiPaths.enquiryAdd, enquiry, quick, options);
	addForm(app, apiPaths.sidebarAdd, sidebar, short, options);
	addForm(app, apiPaths.contactEmail, contact, long, options);
	addForm(app, apiPaths.contact, contact, long, options, apiPaths.contactEmail);
}

function addForm(
	app: FastifyInstance,
	path: string,
	form: EnquiryForm,
	{ summary, description }: { summary: string; description: string },
	{ context, now }: Options,
	aliasOf?: string,
) {
	addFormRoute(app, path, {
		tag: "Forms",
		...describeAlias(
			{
				summary,
				description: `${description} The admissions office gets a case and an email. The sender gets a confirmation, if there’s an email address.`,
			},
			aliasOf,
		),
		body: describeFields(form.definition, { consent: form.config.consent !== undefined }),
		takesKey: true,
		answers: { 200: "Already received: a retry with the same key or answers", 201: "Received" },
		school: () => context.school,
		take: async (fields, idempotencyKey) => {
			const result = await receiveEnquiry(context, form, { fields, idempotencyKey, now: now() });
			if (!result.ok) return { ...result, code: 422 };
			const messages = messagesIn(submissionMessages, context.school.schoolMessages);
			return { code: result.created ? 201 : 200, message: messages[form.successMessage] };
		},
	});
}
