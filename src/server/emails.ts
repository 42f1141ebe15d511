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
import { renderCalendarFile } from "#src/admissions/interviews/calendar-file.server.ts";
import {
	interviewBooked,
	interviewCancelled,
	interviewInvitation,
} from "#src/admissions/interviews/interview-emails.server.ts";
import { requestedLinks } from "#src/admissions/links/links-email.server.ts";
import { opening, openingRequested } from "#src/admissions/opening/opening-emails.server.ts";
import { feePaid } from "#src/admissions/receipts/fee-paid-email.server.ts";
import { feeRefunded } from "#src/admissions/receipts/fee-refunded-email.server.ts";
import { feeWaived } from "#src/admissions/receipts/fee-waived-email.server.ts";
import { payerReceipt } from "#src/admissions/receipts/payer-receipt-email.server.ts";
import { renderReceipt } from "#src/admissions/receipts/receipt-pdf.server.ts";
import { draftReminderEmail } from "#src/admissions/reminders/draft-reminder-email.server.ts";
import { feeReminderEmail, seatFeeReminderEmail } from "#src/admissions/reminders/fee-reminder-email.server.ts";
import { papersReminderEmail } from "#src/admissions/reminders/papers-reminder-email.server.ts";
import { documentRequest } from "#src/admissions/requests/request-email.server.ts";
import { seatFeeDue } from "#src/admissions/seats/fees/seat-fee-due-email.server.ts";
import { readOfferLetterKey, renderOfferLetter } from "#src/admissions/tracking/offer-letter.server.ts";
import { applicationStage, newStage } from "#src/admissions/tracking/stage-emails.server.ts";
import { alumniThanks, newAlumnus } from "#src/alumni/alumni-emails.server.ts";
import { reply } from "#src/cases/writing/reply-email.ts";
import { enquiryReceived, newEnquiry } from "#src/enquiries/enquiry-emails.server.ts";
import type { EmailContext } from "#src/forms/email-parts.ts";
import { operator } from "#src/health/operator-email.ts";
import { jobApplicationReceived, newJobApplication } from "#src/job-applications/job-application-emails.server.ts";
import type { Attachment } from "#src/mail/delivery/transport.ts";
import { emailWriter, type WriteEmail } from "#src/mail/outbox/email-template.ts";
import { letterTest } from "#src/office/content/letters/test-letter.server.ts";
import { exportReady } from "#src/office/exports/ready-email.server.ts";
import { morning } from "#src/office/morning/morning-email.server.ts";
import { breachTold } from "#src/privacy/breaches/breach-letter.server.ts";
import { renderCertificate } from "#src/privacy/erasure/certificate-pdf.server.ts";
import {
	erasureCertificate,
	privacyLink,
	privacyRequestAnswered,
	privacyRequestReceived,
	readCertificateKey,
} from "#src/privacy/requests/request-emails.server.ts";
import { newVisit, visitBooked, visitCalledOff, visitCancelled } from "#src/visits/visit-emails.server.ts";
import type { Services } from "./services.ts";

/** Writes every e-mail that the product sends. */
export function openEmailWriter(context: EmailContext): WriteEmail {
	const admissions = [applicationReceived, newApplication, draftLink];
	const money = [feePaid, payerReceipt, feeRefunded, feeWaived, seatFeeDue];
	const tracking = [documentRequest, applicationStage, newStage, applicationChanged, answersChanged, addressChanged];
	const reminders = [requestedLinks, draftReminderEmail, feeReminderEmail, seatFeeReminderEmail, papersReminderEmail];
	const guardians = [guardianNeeded, guardianAnswered, guardianCopy];
	const interviews = [interviewInvitation, interviewBooked, interviewCancelled];
	const openings = [openingRequested, opening];
	const others = [
		newEnquiry,
		enquiryReceived,
		newAlumnus,
		alumniThanks,
		memberInvitation,
		morning,
		reply,
		letterTest,
		exportReady,
	];
	const jobs = [jobApplicationReceived, newJobApplication];
	const toOperator = [operator];
	const visits = [visitBooked, visitCancelled, newVisit, visitCalledOff];
	const privacy = [breachTold, privacyLink, privacyRequestReceived, privacyRequestAnswered, erasureCertificate];
	const toApplicants = [...admissions, ...money, ...tracking, ...reminders, ...guardians, ...interviews, ...openings];
	return emailWriter([...toApplicants, ...others, ...jobs, ...toOperator, ...visits, ...privacy], context);
}

/** Makes the attachment that an e-mail names by this key; undefined for a key that leads to nothing. */
export async function attachmentOf(
	{ db, school, settings }: Pick<Services, "db" | "school" | "settings">,
	key: string,
): Promise<Attachment | undefined> {
	const [kind, id] = key.split(":");
	if (kind === "receipt") return renderReceipt(db, school, { feeId: Number(id) });
	const orderId = readCertificateKey(key);
	if (orderId !== undefined) return renderCertificate(db, school, orderId);
	const letter = readOfferLetterKey(key);
	if (letter) return renderOfferLetter(db, school, letter);
	return renderCalendarFile({ db, school, siteUrl: settings.siteUrl }, key);
}
