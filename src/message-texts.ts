import * as paths from "#src/paths.ts";
import { questionTexts } from "./question-texts.ts";
import { messageText } from "./school/messages/messages-schema.ts";
import * as admission from "./school/messages/sets/admission-messages.ts";
import { admissionStateMessages } from "./school/messages/sets/admission-state-messages.ts";
import { answersMessages } from "./school/messages/sets/answers-messages.ts";
import { applicationFormMessages, atHandMessages } from "./school/messages/sets/application-form-messages.ts";
import * as application from "./school/messages/sets/application-messages.ts";
import { admittedMessages } from "./school/messages/sets/comparing/admitted-messages.ts";
import { costMessages } from "./school/messages/sets/comparing/cost-messages.ts";
import { documentsMessages } from "./school/messages/sets/documents-messages.ts";
import * as applicationEmail from "./school/messages/sets/emails/application-email-messages.ts";
import * as email from "./school/messages/sets/emails/email-messages.ts";
import * as pdf from "./school/messages/sets/emails/pdf-messages.ts";
import { receiptMessages } from "./school/messages/sets/emails/receipt-messages.ts";
import { stageEmailMessages } from "./school/messages/sets/emails/stage-email-messages.ts";
import { feeMessages } from "./school/messages/sets/fee-messages.ts";
import { connectionMessages } from "./school/messages/sets/forms/connection-messages.ts";
import { fieldsMessages } from "./school/messages/sets/forms/field-messages.ts";
import { islandMessages } from "./school/messages/sets/forms/island-messages.ts";
import { scannerMessages } from "./school/messages/sets/forms/scanner-messages.ts";
import * as short from "./school/messages/sets/forms/short-form-messages.ts";
import { wizardMessages } from "./school/messages/sets/forms/wizard-messages.ts";
import * as frame from "./school/messages/sets/frame-messages.ts";
import { guardianMessages } from "./school/messages/sets/guardian-messages.ts";
import { homeMessages } from "./school/messages/sets/home-messages.ts";
import { laterScriptMessages } from "./school/messages/sets/later-script-messages.ts";
import * as list from "./school/messages/sets/list-messages.ts";
import { minorMessages } from "./school/messages/sets/minor-messages.ts";
import { payerMessages } from "./school/messages/sets/payer-messages.ts";
import { privacyRequestMessages } from "./school/messages/sets/privacy-messages.ts";
import * as refusals from "./school/messages/sets/refusal-messages.ts";
import { resultsMessages } from "./school/messages/sets/result-messages.ts";
import * as rules from "./school/messages/sets/rule-messages.ts";
import * as school from "./school/messages/sets/school-messages.ts";
import { scriptMessages } from "./school/messages/sets/script-messages.ts";

/** Headings, links and short sentences of the pages, and the questions of forms, as texts that the office writes. */
export const messageTexts = {
	frameMessages: messageText("Text on every page", paths.home, [
		{ title: "Header and menus", set: frame.headerMessages },
		{ title: "Footer", set: frame.footerMessages },
		{ title: "Facts in the heads of pages", set: frame.headMessages },
		{ title: "When admissions open", set: admissionStateMessages },
		{ title: "Announcements", set: frame.announcementMessages },
		{ title: "Cookie consent", set: frame.cookiesMessages },
		{ title: "Ways to ask", set: frame.askingMessages },
		{ title: "Without a connection", set: frame.offlineMessages },
		{ title: "After a click", set: scriptMessages },
		{ title: "Sharing, saving, photos and videos", set: laterScriptMessages },
		{ title: "Missing pages and errors", set: frame.failuresMessages },
		{ title: "Before the website opens", set: frame.openingSoonMessages },
		{ title: "Reminders", set: frame.remindersMessages },
	]),
	homeMessages: messageText("Text of the home page", paths.home, [{ title: "Home page", set: homeMessages }]),
	listMessages: messageText("Text of lists and their items", paths.news, [
		{ title: "Every list", set: list.listingMessages },
		{ title: "Every item", set: list.recordMessages },
		{ title: "News", set: list.newsMessages },
		{ title: "Events", set: list.eventsMessages },
		{ title: "Blogs", set: list.blogsMessages },
		{ title: "Gallery", set: list.galleryMessages },
		{ title: "Students’ work", set: list.workMessages },
		{ title: "Careers", set: list.careersMessages },
		{ title: "Faculty and staff", set: list.staffMessages },
		{ title: "Student stories", set: list.storiesMessages },
		{ title: "Achievements", set: list.achievementsMessages },
	]),
	schoolMessages: messageText("Text of the pages about the school", paths.about, [
		{ title: "About the school", set: school.aboutMessages },
		{ title: "Academic pages", set: school.academicMessages },
		{ title: "Campus", set: school.campusMessages },
		{ title: "Placement", set: school.placementMessages },
		{ title: "Alumni", set: school.alumniMessages },
		{ title: "Approvals", set: school.approvalsMessages },
		{ title: "Disclosure, rules and grievances", set: school.trustMessages },
		{ title: "Legal pages", set: school.legalMessages },
		{ title: "Data requests", set: privacyRequestMessages },
		{ title: "Document requests", set: school.documentsMessages },
		{ title: "Questions", set: school.questionsMessages },
		{ title: "Contact", set: school.contactMessages },
	]),
	admissionMessages: messageText("Text of the admission pages", paths.programmes, [
		{ title: "Programmes", set: admission.programmesMessages },
		{ title: "Dates and applying", set: admission.datesMessages },
		{ title: "Fees", set: admission.feesMessages },
		{ title: "Cost of the whole course", set: costMessages },
		{ title: "Applicants of earlier years", set: admittedMessages },
		{ title: "Scholarships", set: admission.scholarshipsMessages },
		{ title: "Campus tours", set: admission.visitMessages },
		{ title: "When applications open", set: admission.openingMessages },
		{ title: "Interviews", set: admission.interviewMessages },
	]),
	applicationMessages: messageText("Text of the application pages", paths.applicationLink, [
		{ title: "Application form page", set: applicationFormMessages },
		{ title: "What to have ready", set: atHandMessages },
		{ title: "Applicant’s page", set: application.trackerMessages },
		{ title: "Lost links", set: application.linkMessages },
		{ title: "Corrections", set: answersMessages },
		{ title: "Missing documents", set: documentsMessages },
		{ title: "Fee", set: feeMessages },
		{ title: "After a payment", set: resultsMessages },
		{ title: "Payment by someone else", set: payerMessages },
		{ title: "Applicants under 18", set: minorMessages },
	]),
	guardianMessages: messageText("Text for parents and guardians", undefined, [
		{ title: "Consent", set: guardianMessages },
	]),
	formMessages: messageText("Text of forms", paths.contact, [
		{ title: "Forms with several steps", set: wizardMessages },
		{ title: "Photographed documents", set: scannerMessages },
		{ title: "Controls", set: fieldsMessages },
		{ title: "Short forms", set: short.shortFormMessages },
		{ title: "After an error in the browser", set: islandMessages },
		{ title: "Enquiries", set: short.enquiriesMessages },
		{ title: "Without an answer from the server", set: connectionMessages },
	]),
	ruleMessages: messageText("Error messages in forms", paths.contact, [
		{ title: "Answers", set: rules.ruleMessages },
		{ title: "What an answer is called", set: rules.answerNameMessages },
		{ title: "Files", set: rules.fileMessages },
	]),
	refusalMessages: messageText("Messages after sending a form", paths.contact, [
		{ title: "Every form", set: refusals.submissionMessages },
		{ title: "Campus tours", set: refusals.tourRefusalMessages },
		{ title: "Applications", set: refusals.applicationRefusalMessages },
		{ title: "Applications saved for later", set: refusals.draftRefusalMessages },
		{ title: "Interviews", set: refusals.interviewRefusalMessages },
		{ title: "Payment", set: refusals.paymentRefusalMessages },
		{ title: "Requests about one’s data", set: refusals.dataRefusalMessages },
		{ title: "Failures of the server", set: refusals.serverFailureMessages },
	]),
	emailMessages: messageText("Text of emails", undefined, [
		{ title: "Every email", set: email.emailMessages },
		{ title: "Applications", set: applicationEmail.applicationEmailMessages },
		{ title: "Links to applications", set: applicationEmail.applicationLinkMessages },
		{ title: "Stages of applications", set: stageEmailMessages },
		{ title: "Reminders", set: applicationEmail.reminderEmailMessages },
		{ title: "Opening of forms", set: applicationEmail.openingEmailMessages },
		{ title: "Interviews", set: applicationEmail.interviewEmailMessages },
		{ title: "Campus tours", set: email.visitEmailMessages },
		{ title: "Requests about one’s data", set: email.dataEmailMessages },
		{ title: "Calendar entries", set: email.calendarMessages },
	]),
	pdfMessages: messageText("Text of PDFs", undefined, [
		{ title: "Every PDF", set: pdf.pdfMessages },
		{ title: "Receipts, and emails about fees", set: receiptMessages },
		{ title: "Offer letter", set: pdf.offerLetterMessages },
		{ title: "Application", set: pdf.applicationPdfMessages },
		{ title: "Form to fill in by hand", set: pdf.paperFormMessages },
		{ title: "Erasure certificate", set: pdf.certificateMessages },
	]),
	...questionTexts,
};

export type WordTextName = keyof typeof messageTexts;

/** Texts of the product, by text, group and name. */
export const productMessages = Object.fromEntries(
	Object.entries(messageTexts).map(([name, { original }]) => [name, original]),
) as Record<WordTextName, Record<string, Readonly<Record<string, string>>>>;
