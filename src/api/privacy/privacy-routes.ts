import type { FastifyInstance } from "fastify";
import { tooManyEmails } from "#src/api/envelope.ts";
import { describeFields } from "#src/api/form-fields.ts";
import { addFormRoute, answerRequest } from "#src/api/form-route.ts";
import * as apiPaths from "#src/api-paths.ts";
import { dataRequestDefinition } from "#src/privacy/links/data-request-definition.ts";
import { type DataRequestContext, requestDataLink } from "#src/privacy/links/request-data-link.server.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { submissionMessages } from "#src/school/messages/sets/refusal-messages.ts";

/** Asks for the link to one's data. The response is the same whether there are any or not. */
export async function privacyApi(
	app: FastifyInstance,
	{ context, now }: { context: DataRequestContext; now: () => Date },
) {
	addFormRoute(app, apiPaths.privacyRequest, {
		tag: "Privacy",
		summary: "Email a data request link",
		description:
			"Emails a link to all the data we keep about an email address, to that email address only. To protect privacy, " +
			"the response is the same whether or not we keep any.",
		body: describeFields(dataRequestDefinition, { consent: false }),
		answers: { 202: "", 429: tooManyEmails },
		school: () => context.school,
		take: async (fields) => {
			const { dataLinkSent } = messagesIn(submissionMessages, context.school.schoolMessages);
			return answerRequest(await requestDataLink(context, fields, now()), dataLinkSent);
		},
	});
}
