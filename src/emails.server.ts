import { memberInvitation } from "#src/accounts/invitations/invitation-email.server.ts";
import { applicationReceived, newApplication } from "#src/admissions/applications/application-emails.server.ts";
import { addressChanged, answersChanged } from "#src/admissions/completion/change-emails.server.ts";
import { applicationChanged } from "#src/admissions/completion/office-notice.server.ts";
import { draftLink } from "#src/admissions/drafts/draft-link-email.server.ts";
import {
	guardianAnswered,
	guardianCopy,
	guardianNeeded,
} from "#src/admissions/guardian-consent/guardian-emails.server.ts";
import {
	interviewBooked,
	interviewCancelled,
	interviewInvitation,
} from "#src/admissions/interviews/interview-emails.server.ts";
import { requestedLinks } from "#src/admissions/links/links-email.server.ts";
import { opening, openingRequested } from "#src/admissions/opening/opening-emails.server.ts";
import { feePaid, payerReceipt } from "#src/admissions/receipts/fee-paid-email.server.ts";
import { feeRefunded } from "#src/admissions/receipts/fee-refunded-email.server.ts";
import { feeWaived } from "#src/admissions/receipts/fee-waived-email.server.ts";
import { draftReminderEmail } from "#src/admissions/reminders/draft-reminder-email.server.ts";
import { feeReminderEmail, seatFeeReminderEmail } from "#src/admissions/reminders/fee-reminder-email.server.ts";
import { missingDocumentsReminder } from "#src/admissions/reminders/missing-documents-reminder-email.server.ts";
import { documentRequest } from "#src/admissions/requests/request-email.server.ts";
import { seatFeeDue } from "#src/admissions/seats/fees/seat-fee-due-email.server.ts";
import { applicationStage, newStage } from "#src/admissions/tracking/stage-emails.server.ts";
import { alumniThanks, newAlumnus } from "#src/alumni/alumni-emails.server.ts";
import { reply } from "#src/cases/writing/reply-email.ts";
import { enquiryReceived, newEnquiry } from "#src/enquiries/enquiry-emails.server.ts";
import type { SchoolEmail } from "#src/forms/letters/letter-email.ts";
import { operator } from "#src/health/operator-email.ts";
import { jobApplicationReceived, newJobApplication } from "#src/job-applications/job-application-emails.server.ts";
import { exportReady } from "#src/office/exports/ready-email.server.ts";
import { moneyAlert } from "#src/office/money/alerts/money-alert-email.ts";
import { morning } from "#src/office/morning/morning-email.server.ts";
import { breachNotice } from "#src/privacy/breaches/breach-letter.server.ts";
import {
	erasureCertificate,
	privacyLink,
	privacyRequestAnswered,
	privacyRequestReceived,
} from "#src/privacy/requests/request-emails.server.ts";
import type { Letter } from "#src/school/letters/define-letter.ts";
import { newVisit, visitBooked, visitCalledOff, visitCancelled } from "#src/visits/visit-emails.server.ts";

const admissions = [
	seatFeeDue,
	seatFeeReminderEmail,
	applicationReceived,
	feePaid,
	payerReceipt,
	feeRefunded,
	feeWaived,
	feeReminderEmail,
	missingDocumentsReminder,
	guardianNeeded,
	guardianAnswered,
	documentRequest,
	interviewInvitation,
	interviewBooked,
	interviewCancelled,
	answersChanged,
	addressChanged,
	draftLink,
	draftReminderEmail,
	requestedLinks,
	openingRequested,
	opening,
];
const toGuests = [enquiryReceived, visitBooked, visitCancelled, alumniThanks, jobApplicationReceived];
const privacy = [privacyLink, privacyRequestReceived, privacyRequestAnswered, erasureCertificate, breachNotice];
const withLetters: readonly SchoolEmail[] = [...admissions, ...toGuests, ...privacy];
const withoutLetters = [
	applicationStage,
	guardianCopy,
	reply,
	memberInvitation,
	morning,
	exportReady,
	moneyAlert,
	operator,
];
const notices = [
	newApplication,
	newStage,
	applicationChanged,
	newEnquiry,
	newAlumnus,
	newJobApplication,
	newVisit,
	visitCalledOff,
];

/** Every email that the product sends. */
export const allEmails: readonly SchoolEmail[] = [...withLetters, ...withoutLetters, ...notices];

/**
 * Sorts fee emails first: each email about either fee has two letters, and the list keeps those of seat fees together.
 */
const rankOf = ({ key }: Letter) => (key.startsWith("seat-") ? 2 : fees.has(key) ? 1 : 3);
const fees = new Set([
	"application-received",
	"fee-paid",
	"payer-receipt",
	"fee-refunded",
	"fee-waived",
	"fee-reminder",
]);

/** The letters among them, in the order of the office's list. */
export const allLetters: readonly Letter[] = withLetters
	.flatMap(({ samples }) => samples.flatMap(({ letter }) => letter ?? []))
	.sort((one, other) => rankOf(one) - rankOf(other));
