import * as application from "./application-letters.ts";
import type { Letter } from "./define-letter.ts";
import * as draft from "./draft-letters.ts";
import * as guest from "./guest-letters.ts";
import * as interview from "./interview-letters.ts";
import { jobApplicationReceivedLetter } from "./job-letters.ts";
import { openingLetter, openingRequestedLetter } from "./opening-letters.ts";
import * as privacy from "./privacy-letters.ts";
import * as seat from "./seat-letters.ts";

/** Every e-mail to people outside of the office whose words are a text of the school, in the order of the list. */
export const allLetters: readonly Letter[] = [
	application.applicationReceivedLetter,
	application.feePaidLetter,
	application.payerReceiptLetter,
	application.feeRefundedLetter,
	application.feeWaivedLetter,
	application.feeReminderLetter,
	seat.seatFeeDueLetter,
	seat.seatFeeReminderLetter,
	seat.seatFeePaidLetter,
	seat.seatFeePayerReceiptLetter,
	seat.seatFeeWaivedLetter,
	application.papersReminderLetter,
	application.guardianNeededLetter,
	application.guardianAnsweredLetter,
	application.documentRequestLetter,
	application.documentReminderLetter,
	interview.interviewInvitationLetter,
	interview.interviewBookedLetter,
	interview.interviewMovedLetter,
	interview.interviewCancelledLetter,
	application.answersChangedLetter,
	application.addressChangedLetter,
	draft.draftLinkLetter,
	draft.draftExpiresLetter,
	draft.draftClosingLetter,
	draft.requestedLinksLetter,
	openingRequestedLetter,
	openingLetter,
	guest.enquiryReceivedLetter,
	guest.visitBookedLetter,
	guest.visitCancelledLetter,
	guest.alumniThanksLetter,
	jobApplicationReceivedLetter,
	privacy.privacyLinkLetter,
	privacy.privacyRequestReceivedLetter,
	privacy.privacyRequestAnsweredLetter,
	privacy.erasureCertificateLetter,
	privacy.breachLetter,
];
