import type { FastifyInstance } from "fastify";
import { endOpeningRequest } from "#src/admissions/opening/end-request.server.ts";
import { openingRequestDefinition } from "#src/admissions/opening/opening-request-definition.ts";
import { type OpeningRequestContext, requestOpening } from "#src/admissions/opening/request-opening.server.ts";
import { endByPost } from "#src/api/admissions/end-by-post.ts";
import { tooManyEmails } from "#src/api/envelope.ts";
import { describeFields } from "#src/api/form-fields.ts";
import { addFormRoute, answerRequest } from "#src/api/form-route.ts";
import * as apiPaths from "#src/api-paths.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { School } from "#src/forms/school.ts";
import * as paths from "#src/paths.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { submissionMessages } from "#src/school/messages/sets/refusal-messages.ts";

/** Asks to be told when a form opens. The response is the same whether the address waits already or not. */
export async function openingsApi(
	app: FastifyInstance,
	{ context, now }: { context: OpeningRequestContext; now: () => Date },
) {
	addFormRoute(app, apiPaths.openingRequest, {
		tag: "Applications",
		summary: "Request an email when a form opens",
		description:
			"Adds an email address to the list of those we’ll email when the form opens. The response is the same if it’s " +
			"already on the list.",
		body: describeFields(openingRequestDefinition, { consent: false }),
		answers: { 202: "", 409: "The form is open already", 429: tooManyEmails },
		school: () => context.school,
		take: async (fields) => {
			const result = await requestOpening(context, fields, now());
			if (!result.ok && result.reason === "open") return { code: 409, message: result.message };
			return answerRequest(result, messagesIn(submissionMessages, context.school.schoolMessages).openingEmailPromised);
		},
	});
}

/** Ends a request and deletes its address. */
export async function endOpeningRequests(app: FastifyInstance, context: { db: Db; school: School; now: () => Date }) {
	const { db, now } = context;
	endByPost(app, paths.endOpeningRequest(":token"), {
		field: "end",
		end: async (token) => {
			await endOpeningRequest(db, token, now());
			return {
				code: 200,
				message: messagesIn(submissionMessages, context.school.schoolMessages).openingEmailCancelled,
			};
		},
		pageOf: () => `${paths.openingRequest()}?sent=ended#sent`,
	});
}
