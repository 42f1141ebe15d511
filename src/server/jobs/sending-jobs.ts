import { languageOfApplication } from "#src/admissions/applications/application-emails.server.ts";
import { areLinksRequested, sendRequestedLinks } from "#src/admissions/links/send-requested-links.server.ts";
import { isAnyoneWaiting, queueOpeningMails } from "#src/admissions/opening/queue-opening-mails.server.ts";
import { sendReminders } from "#src/admissions/reminders/send-reminders.server.ts";
import { remindRequests } from "#src/admissions/requests/remind-requests.server.ts";
import { tellOfLapsedOffers } from "#src/admissions/rounds/tell-of-lapsed-offers.server.ts";
import { readPublicationTime } from "#src/content/school/read-publication-time.server.ts";
import { allEmails } from "#src/emails.server.ts";
import type { JobKind } from "#src/jobs/job-kind.ts";
import { deliverDue, isMailDue } from "#src/mail/outbox/deliver.server.ts";
import { sealQueued } from "#src/mail/outbox/sealed-data.server.ts";
import { reachableFrom } from "#src/net/public-address.server.ts";
import { sendMorningMails } from "#src/office/morning/send-morning-mails.server.ts";
import { hasDueFees } from "#src/payment/confirm/poll-provider.server.ts";
import { hasDueRefunds } from "#src/payment/refunds/order-refund.server.ts";
import { isSettlementAwaited } from "#src/payment/settlements/fetch-settlements.server.ts";
import { areDataLinksRequested, sendDataLinks } from "#src/privacy/links/send-data-links.server.ts";
import { attachmentOf } from "#src/server/attachments.ts";
import type { Payments } from "#src/server/payments.ts";
import type { Services } from "#src/server/services.ts";
import { deliverWebhooks, isDeliveryDue } from "#src/webhooks/deliver-webhooks.server.ts";
import { describeCount, hourMs, minuteMs, periodicJob, secondMs } from "./periodic-job.ts";

/**
 * Lists the jobs that send something out of the school: mails, messages to other programs, questions to the payment
 * provider.
 */
export function sendingJobs(services: Services, payments: Payments): JobKind[] {
	const { db, transport, writeEmail, log, settings, sealer, now } = services;
	const { siteUrl } = settings;
	return [
		periodicJob(
			"mail",
			{ everyMs: 2 * secondMs, look: () => isMailDue(db, now()), watches: ["outbox"] },
			async (signal) => {
				const from = { name: services.school.name, address: settings.mailFrom ?? services.school.email };
				const attach = (key: string) => attachmentOf(services, key);
				const languageOf = (about: string) => languageOfApplication(db, about);
				const delivery = { from, now, limit: 50, write: writeEmail, languageOf, attach, log, signal };
				const { sent, delayed, dead } = await deliverDue(db, transport, delivery);
				// A process of the release before may still queue links in plain.
				if (delayed + dead > 0) await sealQueued(db, allEmails);
				const parts = [[sent, "sent"] as const, [delayed, "delayed"] as const, [dead, "not delivered"] as const];
				return parts.flatMap(([count, outcome]) => (count > 0 ? `${count} ${outcome}` : [])).join(", ") || undefined;
			},
		),
		periodicJob(
			"webhooks",
			{ everyMs: 2 * secondMs, look: () => isDeliveryDue(db, now()), watches: ["webhook_deliveries"] },
			async (signal) => {
				const context = { sealer, siteUrl, mayReach: reachableFrom(siteUrl), now, log, signal };
				return describeCount(await deliverWebhooks(db, context), "message delivered", "messages delivered");
			},
		),
		periodicJob(
			"links",
			{ everyMs: 2 * secondMs, look: () => areLinksRequested(db), watches: ["link_requests"] },
			async (signal) =>
				describeCount(await sendRequestedLinks(services, now(), signal), "email queued", "emails queued"),
		),
		periodicJob(
			"data links",
			{ everyMs: 2 * secondMs, look: () => areDataLinksRequested(db), watches: ["privacy_link_requests"] },
			async (signal) => describeCount(await sendDataLinks(services, now(), signal), "email queued", "emails queued"),
		),
		periodicJob("openings", { everyMs: 15 * secondMs, look: () => isAnyoneWaiting(db) }, async (signal) => {
			const { school, admissions } = services;
			const readPublished = () => readPublicationTime(db, "admissions");
			const count = await queueOpeningMails({ db, school, admissions, readPublished, log }, now(), signal);
			return describeCount(count, "email queued", "emails queued");
		}),
		periodicJob("reminders", { everyMs: 15 * minuteMs }, async (signal) => {
			if (!settings.reminders) return undefined;
			const { school, admissions, applicationFee } = services;
			const context = { db, school, admissions, payments: applicationFee !== null, log };
			const reminded = await sendReminders(context, now(), signal);
			const requestCount = await remindRequests({ db, school }, now());
			return describeCount(reminded + requestCount, "reminder queued", "reminders queued");
		}),
		periodicJob("lapsed offers", { everyMs: 15 * minuteMs }, async (signal) =>
			describeCount(
				await tellOfLapsedOffers({ db, school: services.school, log }, now(), signal),
				"email queued",
				"emails queued",
			),
		),
		periodicJob("morning mails", { everyMs: minuteMs }, async () =>
			describeCount(await sendMorningMails(services, now()), "email queued", "emails queued"),
		),
		periodicJob(
			"payments",
			{
				everyMs: 10 * secondMs,
				look: async () => (await hasDueRefunds(db, now())) || hasDueFees(db, now()),
				watches: ["refunds"],
			},
			async (signal) => describeCount(await payments.poll(signal), "fee or refund checked", "fees and refunds checked"),
		),
		periodicJob("comparisons", { everyMs: minuteMs }, async (signal) =>
			describeCount(await payments.compare(signal), "fee compared", "fees compared"),
		),
		periodicJob(
			"settlements",
			{ everyMs: 6 * hourMs, look: async () => payments.desk.gateway !== null && isSettlementAwaited(db, now()) },
			async (signal) => describeCount(await payments.settle(signal), "line fetched", "lines fetched"),
		),
	];
}
