import type { FastifyInstance } from "fastify";
import { linkRequestDefinition } from "#src/admissions/links/link-request-definition.ts";
import { type LinkRequestContext, requestLink } from "#src/admissions/links/request-link.server.ts";
import { tooManyEmails } from "#src/api/envelope.ts";
import { describeFields } from "#src/api/form-fields.ts";
import { addFormRoute, answerRequest } from "#src/api/form-route.ts";
import * as apiPaths from "#src/api-paths.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { submissionMessages } from "#src/school/messages/sets/refusal-messages.ts";

/** Asks for links that were lost. The response is the same whether there are any or not. */
export async function linksApi(
	app: FastifyInstance,
	{ context, now }: { context: LinkRequestContext; now: () => Date },
) {
	addFormRoute(app, apiPaths.applicationLink, {
		tag: "Applications",
		summary: "Email application links",
		description:
			"Emails an applicant the links to their applications and drafts. To protect privacy, the response is the same " +
			"whether or not there are any.",
		body: describeFields(linkRequestDefinition, { consent: false }),
		answers: { 202: "", 429: tooManyEmails },
		school: () => context.school,
		take: async (fields) => {
			const { applicationLinkSent } = messagesIn(submissionMessages, context.school.schoolMessages);
			return answerRequest(await requestLink(context, fields, now()), applicationLinkSent);
		},
	});
}
