import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { SubmitContext } from "#src/admissions/applications/submit-application.server.ts";
import { deleteDraft } from "#src/admissions/drafts/delete-draft.server.ts";
import { mailDraftLink } from "#src/admissions/drafts/mail-link.server.ts";
import { beginDraft, saveDraft, viewDraft } from "#src/admissions/drafts/save-draft.server.ts";
import { knownSource } from "#src/admissions/funnel/funnel-sources.server.ts";
import { makeDraftGuardianLink } from "#src/admissions/guardian-consent/guardian-link.server.ts";
import { bySource } from "#src/api/admissions/funnel-route.ts";
import { tokenOf } from "#src/api/bearer.ts";
import { refusal, success, tooManyEmails } from "#src/api/envelope.ts";
import * as apiPaths from "#src/api-paths.ts";
import { waitUntil } from "#src/forms/submission/wait-until.ts";
import * as paths from "#src/paths.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { draftRefusalMessages } from "#src/school/messages/sets/refusal-messages.ts";
import {
	begun,
	byToken,
	conflict,
	done,
	draft,
	guardianAsked,
	guardianLink,
	link,
	linked,
	newDraft,
	notOpen,
	notOpenAnswers,
	save,
	saved,
} from "./drafts.schema.ts";

const tags = ["Drafts"];
/** Many applicants of one school may share an address. */
const limitRate = (max: number) => ({ rateLimit: { max, timeWindow: "10 minutes" } });

/** Routes for applications that are not sent yet; a token of the draft opens everything but the first call. */
export async function draftsApi(app: FastifyInstance, { context, now }: { context: SubmitContext; now: () => Date }) {
	app.addHook("onRequest", async (_request, reply) => {
		reply.header("cache-control", "no-store");
	});
	const messages = () => messagesIn(draftRefusalMessages, context.school.schoolMessages);
	const typedApp = app.withTypeProvider<ZodTypeProvider>();

	typedApp.post(
		apiPaths.draftAdd,
		{
			config: limitRate(30),
			schema: {
				tags,
				summary: "Start a draft",
				description:
					"Creates an empty draft, and returns its token. Use a draft to save answers and files step by step. To submit " +
					"all at once, use `POST /api/v1/website/application/add` alone.",
				body: newDraft,
				querystring: bySource,
				response: {
					201: success(begun, "The draft’s token"),
					403: refusal.describe("This form isn’t open today. `message` says when it opens"),
					422: refusal,
					429: refusal,
				},
			},
		},
		async ({ body, query }, reply) => {
			const source = await knownSource(context.db, query.from);
			const result = await beginDraft(context, body.application_type, now(), source);
			if (!result.ok) return reply.code(403).send({ status: false, message: result.message });
			const { token, expires_at } = result;
			return reply.code(201).send({ status: true, data: { token, expires_at } });
		},
	);

	typedApp.get(
		apiPaths.draft,
		{
			config: limitRate(300),
			schema: {
				tags,
				summary: "Get a draft",
				description:
					"Returns the answers as typed, the files, and the current `revision`, to send with your next save.",
				headers: byToken,
				response: { 200: success(draft, "The draft"), ...notOpenAnswers },
			},
		},
		async ({ headers }, reply) => {
			const draft = await viewDraft(context.db, tokenOf(headers), now());
			return draft.ok ? reply.send({ status: true, data: draft.draft }) : notOpen(reply, messages(), draft);
		},
	);

	typedApp.put(
		apiPaths.draft,
		{
			config: limitRate(600),
			schema: {
				tags,
				summary: "Save a draft",
				description:
					"Replaces all answers. They don’t have to be complete or valid, and aren’t submitted. " +
					"Send the `revision` you read.",
				headers: byToken,
				body: save,
				response: {
					200: success(saved, "The new revision"),
					409: conflict,
					413: refusal.describe("The answers are larger than 256 KB"),
					...notOpenAnswers,
				},
			},
		},
		async ({ headers, body }, reply) => {
			const result = await saveDraft(context, tokenOf(headers), body, now());
			if (result.ok) {
				const { ok: _, ...data } = result;
				return reply.send({ status: true, data });
			}
			if (result.reason === "invalid")
				return reply.code(422).send({ status: false, message: messages().answersUnsavable, errors: result.errors });
			if (result.reason !== "changed-elsewhere") return notOpen(reply, messages(), result);
			const { revision, saved_at } = result;
			return reply
				.code(409)
				.send({ status: false, message: messages().draftChangedElsewhere, data: { revision, saved_at } });
		},
	);

	typedApp.post(
		apiPaths.draftLink,
		{
			config: limitRate(30),
			schema: {
				tags,
				summary: "Email a link to a draft",
				description:
					"Emails a link that opens the draft on any device. The draft is then kept for 30 days instead of 7.",
				headers: byToken,
				body: link,
				response: {
					200: success(linked, "The email address, and the time at which the draft expires"),
					...notOpenAnswers,
					429: refusal.describe(tooManyEmails),
				},
			},
		},
		async ({ headers, body }, reply) => {
			const result = await mailDraftLink(context, tokenOf(headers), body.email, now());
			if (result.ok)
				return reply.send({
					status: true,
					message: messages().draftLinkSent,
					data: { email: result.email, expires_at: result.expires_at },
				});
			if (result.reason !== "too-many") return notOpen(reply, messages(), result);
			const { seconds, wait } = waitUntil(result.again, now(), context.school.schoolMessages);
			return reply
				.code(429)
				.header("retry-after", seconds)
				.send({ status: false, message: messages().tooManyDraftLinks({ wait }) });
		},
	);

	typedApp.post(
		apiPaths.draftGuardian,
		{
			config: limitRate(60),
			schema: {
				tags,
				summary: "Create or get the guardian link of a draft",
				description:
					"Returns the link where a parent or guardian of an applicant under 18 gives consent, and its state. Creates " +
					"it if there is none, unless `look` is `true`.",
				headers: byToken,
				body: guardianAsked,
				response: { 200: success(guardianLink, "The link and its state"), ...notOpenAnswers },
			},
		},
		async ({ headers, body }, reply) => {
			const draftGuardianLink = await makeDraftGuardianLink(context.db, { token: tokenOf(headers), ...body }, now());
			if (!draftGuardianLink.ok) return notOpen(reply, messages(), draftGuardianLink);
			const { state, guardianToken, name } = draftGuardianLink.link;
			const path = guardianToken && paths.guardian(guardianToken);
			return reply.send({ status: true, data: { state, path, name } });
		},
	);

	typedApp.delete(
		apiPaths.draft,
		{
			config: limitRate(60),
			schema: {
				tags,
				summary: "Delete a draft",
				description: "Deletes the draft with its files and links. This can’t be undone.",
				headers: byToken,
				response: { 200: done.describe("The draft is deleted"), ...notOpenAnswers },
			},
		},
		async ({ headers }, reply) => {
			const result = await deleteDraft(context, tokenOf(headers), now());
			return result.ok
				? reply.send({ status: true, message: messages().draftDeleted })
				: notOpen(reply, messages(), result);
		},
	);
}
