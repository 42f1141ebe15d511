import { deleteEndedSignIns } from "#src/accounts/account-retention.server.ts";
import { deleteEndedLinks, eraseOldApplications } from "#src/admissions/applications/application-retention.server.ts";
import { deleteOldGuardianCopies } from "#src/admissions/guardian-consent/guardian-link.server.ts";
import { deleteOldOpeningRequests } from "#src/admissions/opening/end-request.server.ts";
import { deleteOldReads } from "#src/cases/desk/case-reads.server.ts";
import { eraseTrashedMedia } from "#src/content/media/erase-trash.server.ts";
import { deleteOldEnquiries } from "#src/enquiries/enquiry-case.server.ts";
import { deleteOldJobApplications } from "#src/job-applications/job-application-case.server.ts";
import { deleteOldMails } from "#src/mail/outbox/mail-retention.server.ts";
import { deleteBreachPeople } from "#src/privacy/breaches/breach-acts.server.ts";
import { eraseDueRestricted } from "#src/privacy/erasure/restricted-orders.server.ts";
import { deleteEndedDataLinks } from "#src/privacy/links/send-data-links.server.ts";
import { eraseExpiredParts } from "#src/privacy/retention/erase-parts.server.ts";
import { readHeldRecords } from "#src/privacy/retention/held-records.server.ts";
import { readPrivacySettings } from "#src/privacy/settings/privacy-settings.server.ts";
import { closingDay } from "#src/school/admissions.ts";
import type { Services } from "#src/server/services.ts";
import { deleteOldVisits } from "#src/visits/office-acts.server.ts";
import { deleteOldDeliveries } from "#src/webhooks/read-webhooks.server.ts";

/**
 * Deletes records when their retention period in the privacy policy ends. Alumni stay until they ask.
 * @returns how many
 */
export async function applyRetention(
	{ db, log, now, admissions, school }: Pick<Services, "db" | "log" | "now" | "admissions" | "school">,
	signal: AbortSignal,
): Promise<number> {
	await deleteEndedLinks(db, now());
	await deleteEndedSignIns(db, now());
	await deleteEndedDataLinks(db, now());
	const periods = await readPrivacySettings(db);
	const heldRecords = await readHeldRecords(db, now());
	const deletedCounts = {
		messages: await deleteOldEnquiries(db, now(), { days: periods.messages, heldIds: heldRecords.enquiries }),
		applications: await eraseOldApplications(db, {
			closes: closingDay(admissions.seasons),
			now: now(),
			heldIds: heldRecords.applications,
			signal,
		}),
		parts: await eraseExpiredParts(db, periods, { heldIds: heldRecords.applications, now: now(), signal }),
		jobApplications: await deleteOldJobApplications(db, now(), { days: periods.jobs, heldIds: heldRecords.jobs }),
		visits: await deleteOldVisits(db, now(), { days: periods.visits, heldIds: heldRecords.visits }),
		guardianCopies: await deleteOldGuardianCopies(db, now()),
		openingRequests: await deleteOldOpeningRequests(db, now()),
		restricted: await eraseDueRestricted({ db, school }, now(), signal),
		breachPeople: await deleteBreachPeople(db, now()),
		reads: await deleteOldReads(db, now()),
		mails: await deleteOldMails(db, now(), periods.mails),
		deliveries: await deleteOldDeliveries(db, now()),
		media: await eraseTrashedMedia(db, now()),
	};
	const all = Object.values(deletedCounts).reduce((sum, count) => sum + count, 0);
	if (all > 0) log.info({ erased: deletedCounts }, "expired records erased");
	return all;
}
