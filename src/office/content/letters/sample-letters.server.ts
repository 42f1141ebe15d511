import { applicationReceived } from "#src/admissions/applications/application-emails.server.ts";
import { addressChanged, answersChanged } from "#src/admissions/completion/change-emails.server.ts";
import { draftLink } from "#src/admissions/drafts/draft-link-email.server.ts";
import { guardianAnswered, guardianNeeded } from "#src/admissions/guardian-consent/guardian-emails.server.ts";
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
import { draftReminderEmail } from "#src/admissions/reminders/draft-reminder-email.server.ts";
import { feeReminderEmail, seatFeeReminderEmail } from "#src/admissions/reminders/fee-reminder-email.server.ts";
import { papersReminderEmail } from "#src/admissions/reminders/papers-reminder-email.server.ts";
import { documentRequest } from "#src/admissions/requests/request-email.server.ts";
import { seatFeeDue } from "#src/admissions/seats/fees/seat-fee-due-email.server.ts";
import { alumniThanks } from "#src/alumni/alumni-emails.server.ts";
import { enquiryReceived } from "#src/enquiries/enquiry-emails.server.ts";
import type { EmailContext } from "#src/forms/email-parts.ts";
import { jobApplicationReceived } from "#src/job-applications/job-application-emails.server.ts";
import type { EmailContent } from "#src/mail/outbox/email-template.ts";
import { exampleReference } from "#src/office/write/known-facts.ts";
import * as paths from "#src/paths.ts";
import { breachTold } from "#src/privacy/breaches/breach-letter.server.ts";
import {
	erasureCertificate,
	privacyLink,
	privacyRequestAnswered,
	privacyRequestReceived,
} from "#src/privacy/requests/request-emails.server.ts";
import { visitBooked, visitCancelled } from "#src/visits/visit-emails.server.ts";

type WriteSample = (context: EmailContext) => EmailContent;

const name = "Meenakshi Raman";
const formTitle = "B.Arch application";
const token = "sample";
const [dueOn, expiresAt, changedAt] = ["2027-05-14", "2027-05-12T12:30:00.000Z", "2027-04-12T12:30:00.000Z"];
const amount = 150_000;
const line = { name: "email", label: "E-mail", answer: "meenakshi@family.example" };
const reminder = { last: false, stopToken: token };
const draft = { formTitle, page: paths.barchApplication, token, expiresAt };
const link = { token, changedAt, expiresAt };
const visit = { tour: "2027-03-02T10:00", people: 3, name };

/** A letter of each key to an invented person. @param reference as the school numbers applications */
const samples = (reference: string): Readonly<Record<string, WriteSample>> => {
	const application = { reference, name, formTitle };
	const request = { ...application, code: token, label: "Mark sheet of class 12", dueOn };
	const asked = { ...request, reason: "The last line of the page is cut off." };
	const invited = { reference, name, type: "barch", token };
	const receipt = {
		applicationId: 1,
		kind: "application" as const,
		number: reference.replace("-B-", "-R-"),
		reference,
		plan: "B.Arch application fee",
		amount,
		paidAt: changedAt,
		paymentId: "pay_sample",
		orderId: "order_sample",
		method: null,
		refunded: false,
		refunds: [],
		counter: null,
		test: false,
	};
	const seatReceipt = { ...receipt, kind: "seat" as const, plan: "Seat fee, B.Arch application" };
	const waived = { name, reference, amount, number: "DSA-27-R-000001", paidAt: changedAt };
	const interviewed = { ...invited, at: "2027-05-14T04:30:00.000Z", minutes: 20, place: "Studio 2, first floor" };
	return {
		"application-received": (context) =>
			applicationReceived.write(
				{
					reference,
					formTitle,
					token,
					payerToken: token,
					fileCount: 2,
					feeDue: amount,
					guardianNeeded: true,
					applicant: { name, email: line.answer, phone_no: "+91 98400 00000" },
					steps: [{ title: "About you", lines: [{ name: "name", label: "Name", answer: name }, line] }],
				},
				context,
			),
		"fee-paid": (context) => feePaid.write({ name, receipt }, context),
		"payer-receipt": (context) => payerReceipt.write({ name, receipt }, context),
		"fee-waived": (context) => feeWaived.write({ ...waived, kind: "application" }, context),
		"fee-refunded": (context) =>
			feeRefunded.write(
				{ name, reference, amount, left: 0, paymentId: "pay_sample", refund: "1", at: changedAt, test: false },
				context,
			),
		"fee-reminder": (context) =>
			feeReminderEmail.write({ ...reminder, ...application, amount, payBy: dueOn, token, payerToken: token }, context),
		"seat-fee-due": (context) =>
			seatFeeDue.write({ ...application, amount, payBy: dueOn, token, payerToken: token }, context),
		"seat-fee-reminder": (context) =>
			seatFeeReminderEmail.write(
				{ ...reminder, ...application, amount, payBy: dueOn, token, payerToken: token },
				context,
			),
		"seat-fee-paid": (context) => feePaid.write({ name, receipt: seatReceipt }, context),
		"seat-fee-payer-receipt": (context) => payerReceipt.write({ name, receipt: seatReceipt }, context),
		"seat-fee-waived": (context) => feeWaived.write({ ...waived, kind: "seat" }, context),
		"papers-reminder": (context) =>
			papersReminderEmail.write(
				{
					...reminder,
					...application,
					token,
					documents: ["Mark sheet of class 12"],
					results: [{ label: "NATA score", expected: "2027-06" }],
				},
				context,
			),
		"guardian-needed": (context) => guardianNeeded.write({ name, reference, token }, context),
		"guardian-answered": (context) =>
			guardianAnswered.write({ name, reference, guardian: "Lakshmi Raman", said: "given", reason: null }, context),
		"document-request": (context) => documentRequest.write({ ...asked, reminder: false }, context),
		"document-reminder": (context) => documentRequest.write({ ...asked, reminder: true }, context),
		"interview-invitation": (context) => interviewInvitation.write(invited, context),
		"interview-booked": (context) =>
			interviewBooked.write({ ...interviewed, closesAt: expiresAt, change: "new" }, context),
		"interview-moved": (context) =>
			interviewBooked.write({ ...interviewed, closesAt: expiresAt, change: "by-school" }, context),
		"interview-cancelled": (context) => interviewCancelled.write({ ...interviewed, bySchool: true }, context),
		"answers-changed": (context) => answersChanged.write({ reference, name, lines: [line], token }, context),
		"address-changed": (context) => addressChanged.write({ reference }, context),
		"draft-link": (context) =>
			draftLink.write({ formTitle, page: paths.barchApplication, own: link, earlier: [] }, context),
		"draft-expires": (context) => draftReminderEmail.write({ ...reminder, ...draft, lastDay: null }, context),
		"draft-closing": (context) => draftReminderEmail.write({ ...reminder, ...draft, lastDay: dueOn }, context),
		"requested-links": (context) =>
			requestedLinks.write({ sent: [{ reference, formTitle, sentAt: changedAt, token }], saved: [] }, context),
		"opening-requested": (context) => openingRequested.write({ type: "barch", season: 2028, token }, context),
		opening: (context) => opening.write({ type: "barch", season: 2028, lastDay: dueOn, token }, context),
		"job-application-received": (context) =>
			jobApplicationReceived.write({ name, post: "Assistant professor of building construction" }, context),
		"enquiry-received": (context) => enquiryReceived.write({ name }, context),
		"visit-booked": (context) => visitBooked.write({ ...visit, token }, context),
		"visit-cancelled": (context) => visitCancelled.write(visit, context),
		"privacy-link": (context) => privacyLink.write({ token }, context),
		"privacy-request-received": (context) =>
			privacyRequestReceived.write({ id: 12, what: "to correct something", due_on: dueOn, done: false }, context),
		"privacy-request-answered": (context) =>
			privacyRequestAnswered.write(
				{ id: 12, what: "to correct something", outcome: "done", answer: "Your year of birth is 2008 now." },
				context,
			),
		"erasure-certificate": (context) => erasureCertificate.write({ orderId: 12, finished: true }, context),
		"breach-told": (context) =>
			breachTold.write(
				{
					id: 1,
					name,
					language: null,
					words: {
						happened: "A laptop of the office was left on a bus.",
						data: "Names and telephone numbers.",
						period: "On 12 May 2027; it was found the next day.",
						consequences: "Calls by strangers.",
						measures: "Its disk is encrypted.",
						advice: "Tell nobody a one-time password.",
						contact: "The admissions desk",
						in_tamil: "",
						in_hindi: "",
					},
				},
				context,
			),
		"alumni-thanks": (context) => alumniThanks.write({ name }, context),
	};
};

/** A letter as an invented person would get it, with the school's words for it. @throws for a key without a letter */
export function sampleLetter(key: string, context: EmailContext): EmailContent {
	const write = samples(exampleReference(context.school.shortName))[key];
	if (!write) throw new Error(`There is no sample of the letter ${key}.`);
	return write(context);
}
