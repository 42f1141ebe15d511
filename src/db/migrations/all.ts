import type { Migration } from "kysely/migration";
import * as initial from "./0001-initial.ts";
import * as announcementKind from "./0002-announcement-kind.ts";
import * as projectsAndApprovals from "./0003-projects-and-approvals.ts";
import * as eventTimes from "./0004-event-times.ts";
import * as tracking from "./0005-tracking.ts";
import * as payerLinks from "./0006-payer-links.ts";
import * as linksAndReminders from "./0007-links-and-reminders.ts";
import * as visits from "./0008-visits.ts";
import * as worksAndCredits from "./0009-works-and-credits.ts";
import * as mailCounts from "./0010-mail-counts.ts";
import * as members from "./0011-members.ts";
import * as cases from "./0012-cases.ts";
import * as authorsAndConsentTexts from "./0013-authors-and-consent-texts.ts";
import * as morningMail from "./0014-morning-mail.ts";
import * as contentEditing from "./0015-content-editing.ts";
import * as snippets from "./0016-snippets.ts";
import * as contentChanges from "./0017-content-changes.ts";
import * as media from "./0018-media.ts";
import * as statusWords from "./0019-status-words.ts";
import * as absence from "./0020-absence.ts";
import * as apiTokens from "./0021-api-tokens.ts";
import * as schoolTexts from "./0022-school-texts.ts";
import * as linkChecks from "./0023-link-checks.ts";
import * as films from "./0024-films.ts";
import * as webhooks from "./0025-webhooks.ts";
import * as pinnedAnnouncements from "./0026-pinned-announcements.ts";
import * as setupSteps from "./0027-setup-steps.ts";
import * as openingRequests from "./0028-opening-requests.ts";
import * as backups from "./0029-backups.ts";
import * as jobApplications from "./0030-job-applications.ts";
import * as fileStorage from "./0031-file-storage.ts";
import * as legalVersions from "./0032-legal-versions.ts";
import * as eventRepeats from "./0033-event-repeats.ts";
import * as leases from "./0034-leases.ts";
import * as rowSums from "./0035-row-sums.ts";
import * as refunds from "./0036-refunds.ts";
import * as jobs from "./0037-jobs.ts";
import * as moneyDesk from "./0038-money-desk.ts";
import * as exports from "./0039-exports.ts";
import * as counterEntries from "./0040-counter-entries.ts";
import * as health from "./0041-health.ts";
import * as documentRules from "./0042-document-rules.ts";
import * as clockSightings from "./0043-clock-sightings.ts";
import * as sentFiles from "./0044-sent-files.ts";
import * as firstNews from "./0045-first-news.ts";
import * as interviews from "./0046-interviews.ts";
import * as seats from "./0047-seats.ts";
import * as payerAddresses from "./0048-payer-addresses.ts";
import * as rateWindows from "./0049-rate-windows.ts";
import * as partialUploads from "./0050-partial-uploads.ts";
import * as buildFiles from "./0051-build-files.ts";
import * as privacyRequests from "./0060-privacy-requests.ts";
import * as caseReads from "./0061-case-reads.ts";
import * as settlements from "./0070-settlements.ts";
import * as monthStatements from "./0071-month-statements.ts";
import * as guardians from "./0072-guardians.ts";
import * as funnel from "./0080-funnel.ts";
import * as breaches from "./0085-breaches.ts";
import * as seatFees from "./0086-seat-fees.ts";
import * as programmeSeats from "./0090-programme-seats.ts";
import * as lapsedOffers from "./0091-lapsed-offers.ts";
import * as funnelProgrammes from "./0092-funnel-programmes.ts";
import * as leftFindings from "./0093-left-findings.ts";

/** Every migration by name; names sort in the order in which they run, and a released one is never edited. */
export const migrations: Record<string, Migration> = {
	"0001-initial": initial,
	"0002-announcement-kind": announcementKind,
	"0003-projects-and-approvals": projectsAndApprovals,
	"0004-event-times": eventTimes,
	"0005-tracking": tracking,
	"0006-payer-links": payerLinks,
	"0007-links-and-reminders": linksAndReminders,
	"0008-visits": visits,
	"0009-works-and-credits": worksAndCredits,
	"0010-mail-counts": mailCounts,
	"0011-members": members,
	"0012-cases": cases,
	"0013-authors-and-consent-texts": authorsAndConsentTexts,
	"0014-morning-mail": morningMail,
	"0015-content-editing": contentEditing,
	"0016-snippets": snippets,
	"0017-content-changes": contentChanges,
	"0018-media": media,
	"0019-status-words": statusWords,
	"0020-absence": absence,
	"0021-api-tokens": apiTokens,
	"0022-school-texts": schoolTexts,
	"0023-link-checks": linkChecks,
	"0024-films": films,
	"0025-webhooks": webhooks,
	"0026-pinned-announcements": pinnedAnnouncements,
	"0027-setup-steps": setupSteps,
	"0028-opening-requests": openingRequests,
	"0029-backups": backups,
	"0030-job-applications": jobApplications,
	"0031-file-storage": fileStorage,
	"0032-legal-versions": legalVersions,
	"0033-event-repeats": eventRepeats,
	"0034-leases": leases,
	"0035-row-sums": rowSums,
	"0036-refunds": refunds,
	"0037-jobs": jobs,
	"0038-money-desk": moneyDesk,
	"0039-exports": exports,
	"0040-counter-entries": counterEntries,
	"0041-health": health,
	"0042-document-rules": documentRules,
	"0043-clock-sightings": clockSightings,
	"0044-sent-files": sentFiles,
	"0045-first-news": firstNews,
	"0046-interviews": interviews,
	"0047-seats": seats,
	"0048-payer-addresses": payerAddresses,
	"0049-rate-windows": rateWindows,
	"0050-partial-uploads": partialUploads,
	"0051-build-files": buildFiles,
	"0060-privacy-requests": privacyRequests,
	"0061-case-reads": caseReads,
	"0070-settlements": settlements,
	"0071-month-statements": monthStatements,
	"0072-guardians": guardians,
	"0080-funnel": funnel,
	"0085-breaches": breaches,
	"0086-seat-fees": seatFees,
	"0090-programme-seats": programmeSeats,
	"0091-lapsed-offers": lapsedOffers,
	"0092-funnel-programmes": funnelProgrammes,
	"0093-left-findings": leftFindings,
};
