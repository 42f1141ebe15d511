import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { feeKindOf, findForPayment } from "#src/admissions/applications/access-token.server.ts";
import { type ApplicantAct, actDone, applicantActs } from "#src/admissions/tracking/applicant-act.ts";
import { actAsApplicant, type TrackingContext } from "#src/admissions/tracking/applicant-acts.server.ts";
import { mailAgain } from "#src/admissions/tracking/mail-again.server.ts";
import { readTracking } from "#src/admissions/tracking/read-tracking.server.ts";
import { bearer, tokenOf } from "#src/api/bearer.ts";
import { refusal, success, tooManyEmails } from "#src/api/envelope.ts";
import * as apiPaths from "#src/api-paths.ts";
import { waitUntil } from "#src/forms/submission/wait-until.ts";
import { readFee } from "#src/payment/fee/fee.server.ts";
import { type FeeKind, isSettled } from "#src/payment/fee/fee.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { applicationRefusalMessages, submissionMessages } from "#src/school/messages/sets/refusal-messages.ts";
import { applicationStatus, changedStage, mailedAgain, payerStatus, toStageFields } from "./tracking.schema.ts";

type TrackingApi = { context: TrackingContext; now: () => Date };

const tags = ["Applications"];
const byToken = bearer("application");
const limited = { rateLimit: { max: 60, timeWindow: "10 minutes" } };
const refuse = (message: string) => ({ status: false as const, message });

const described: Record<ApplicantAct, { summary: string; description: string; conflict: string }> = {
	withdraw: {
		summary: "Withdraw an application",
		description:
			"Withdraws the application. Possible until it’s decided. It can be restored while admissions are open. The " +
			"applicant gets a confirmation by email.",
		conflict: "The application has been decided",
	},
	"take-back": {
		summary: "Restore a withdrawn application",
		description:
			"Returns the application to its previous stage. Possible while admissions are open. The applicant gets a " +
			"confirmation by email.",
		conflict: "The application isn’t withdrawn, or admissions have closed",
	},
	accept: {
		summary: "Accept an offer",
		description:
			"Accepts the offered seat. Possible until the end of the day in `answer_by`. If a seat acceptance fee applies, " +
			"it’s due next. The applicant gets a confirmation by email.",
		conflict: "There’s no offer, it has expired, or all seats are taken",
	},
	decline: {
		summary: "Decline an offer",
		description:
			"Declines the offered seat, which can then go to someone else. Possible until the end of the day in `answer_by`. " +
			"The applicant gets a confirmation by email.",
		conflict: "There’s no offer to decline",
	},
};

const noApplication = refusal.describe("No application matches this token, or the token has expired");

/**
 * Adds the routes for the holder of an application's token after it was sent: to read how far it has come, and to
 * answer.
 */
export async function trackingApi(app: FastifyInstance, { context, now }: TrackingApi) {
	const { db } = context;
	const messages = () => messagesIn(applicationRefusalMessages, context.school.schoolMessages);
	const unknownToken = () => refuse(messagesIn(submissionMessages, context.school.schoolMessages).tokenUnknown);
	app.addHook("onRequest", async (_request, reply) => {
		reply.header("cache-control", "no-store");
	});
	const typedApp = app.withTypeProvider<ZodTypeProvider>();

	typedApp.get(
		apiPaths.applicationStatus,
		{
			schema: {
				tags,
				summary: "Get the stage and fees of an application",
				description:
					"Returns the stage of an application, its details and the fees. For a payment link token, returns only the " +
					"application number and the fee it pays.",
				headers: byToken,
				response: {
					200: success(z.union([applicationStatus, payerStatus]), "The application’s stage and fees"),
					404: noApplication,
					422: refusal,
				},
			},
		},
		async ({ headers }, reply) => {
			const application = await findForPayment(db, tokenOf(headers), now());
			if (!application) return reply.code(404).send(unknownToken());
			const { id, reference, scope } = application;
			const statusOf = async (kind: FeeKind) => {
				const fee = await readFee(db, id, now(), kind);
				if (!fee || (fee.ended && !isSettled(fee))) return null;
				return { state: fee.state, payment_id: fee.paymentId, checking: fee.checking };
			};
			const kind = feeKindOf(scope);
			if (kind) return { status: true as const, data: { reference, fee: await statusOf(kind) } };
			const tracking = await readTracking(db, application, context.admissions, now());
			return {
				status: true as const,
				data: {
					reference,
					...toStageFields(tracking),
					since: tracking.since,
					fee: await statusOf("application"),
					seat_fee: await statusOf("seat"),
				},
			};
		},
	);

	for (const act of applicantActs) {
		const { conflict, ...texts } = described[act];
		typedApp.post(
			apiPaths.applicationAct(act),
			{
				config: limited,
				schema: {
					tags,
					...texts,
					headers: byToken,
					response: {
						200: success(changedStage, "The application’s new stage"),
						404: noApplication,
						409: refusal.describe(conflict),
						422: refusal,
						429: refusal,
					},
				},
			},
			async ({ headers }, reply) => {
				const result = await actAsApplicant(context, tokenOf(headers), act, now());
				if (!result) return reply.code(404).send(unknownToken());
				if (!result.ok) return reply.code(409).send(refuse(result.message));
				const { reference, standing } = result;
				return {
					status: true as const,
					message: messages()[actDone[act]],
					data: { reference, ...toStageFields(standing) },
				};
			},
		);
	}

	typedApp.post(
		apiPaths.applicationMails,
		{
			config: limited,
			schema: {
				tags,
				summary: "Resend emails to the applicant",
				description:
					"Sends the confirmation, the receipts and the email about the current stage again, for an applicant who can’t " +
					"find them. They go to the email address in the application.",
				headers: byToken,
				response: {
					202: success(mailedAgain, "Accepted. The emails will be sent again"),
					404: noApplication,
					422: refusal,
					429: refusal.describe(tooManyEmails),
				},
			},
		},
		async ({ headers }, reply) => {
			const result = await mailAgain(context, tokenOf(headers), now());
			if (result.ok) {
				const { email, count } = result;
				return reply.code(202).send({ status: true, message: messages().mailsSent({ email }), data: { email, count } });
			}
			if (result.reason === "unknown") return reply.code(404).send(unknownToken());
			const { seconds, wait } = waitUntil(result.again, now(), context.school.schoolMessages);
			return reply
				.code(429)
				.header("retry-after", seconds)
				.send(refuse(messages().tooManyMails({ wait })));
		},
	);
}
