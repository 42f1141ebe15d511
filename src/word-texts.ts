import * as paths from "#src/paths.ts";
import { questionTexts } from "./question-texts.ts";
import * as admission from "./school/words/sets/admission-words.ts";
import { answersWords } from "./school/words/sets/answers-words.ts";
import { applicationFormWords } from "./school/words/sets/application-form-words.ts";
import * as application from "./school/words/sets/application-words.ts";
import { documentsWords } from "./school/words/sets/documents-words.ts";
import { feeWords } from "./school/words/sets/fee-words.ts";
import { fieldsWords } from "./school/words/sets/field-words.ts";
import * as frame from "./school/words/sets/frame-words.ts";
import { guardianWords } from "./school/words/sets/guardian-words.ts";
import { homeWords } from "./school/words/sets/home-words.ts";
import { islandWords } from "./school/words/sets/island-words.ts";
import * as list from "./school/words/sets/list-words.ts";
import { minorWords } from "./school/words/sets/minor-words.ts";
import { payerWords } from "./school/words/sets/payer-words.ts";
import { privacyRequestWords } from "./school/words/sets/privacy-words.ts";
import { resultsWords } from "./school/words/sets/result-words.ts";
import { scannerWords } from "./school/words/sets/scanner-words.ts";
import * as school from "./school/words/sets/school-words.ts";
import * as short from "./school/words/sets/short-form-words.ts";
import { wizardWords } from "./school/words/sets/wizard-words.ts";
import * as translated from "./school/words/translated/family-words-translated.ts";
import { wordText } from "./school/words/words-schema.ts";

/** Headings, links and short sentences of the pages, and the questions of forms, as texts that the office writes. */
export const wordTexts = {
	frameWords: wordText("Text on every page", paths.home, [
		{ title: "Header and menus", set: frame.headerWords },
		{ title: "Footer", set: frame.footerWords },
		{ title: "Announcements", set: frame.announcementWords },
		{ title: "Cookie consent", set: frame.cookiesWords },
		{ title: "Ways to ask", set: frame.askingWords },
		{ title: "Without a connection", set: frame.offlineWords },
		{ title: "Missing pages and errors", set: frame.failuresWords },
		{ title: "Reminders", set: frame.remindersWords },
	]),
	homeWords: wordText("Text of the home page", paths.home, [{ title: "Home page", set: homeWords }]),
	listWords: wordText("Text of lists and their items", paths.news, [
		{ title: "Every list", set: list.listingWords },
		{ title: "Every item", set: list.recordWords },
		{ title: "News", set: list.newsWords },
		{ title: "Events", set: list.eventsWords },
		{ title: "Blogs", set: list.blogsWords },
		{ title: "Gallery", set: list.galleryWords },
		{ title: "Students’ work", set: list.workWords },
		{ title: "Careers", set: list.careersWords },
		{ title: "Faculty and staff", set: list.staffWords },
		{ title: "Student stories", set: list.storiesWords },
		{ title: "Achievements", set: list.achievementsWords },
	]),
	schoolWords: wordText("Text of the pages about the school", paths.about, [
		{ title: "About the school", set: school.aboutWords },
		{ title: "Academic pages", set: school.academicWords },
		{ title: "Campus", set: school.campusWords },
		{ title: "Placement", set: school.placementWords },
		{ title: "Alumni", set: school.alumniWords },
		{ title: "Approvals", set: school.approvalsWords },
		{ title: "Disclosure, rules and grievances", set: school.trustWords },
		{ title: "Legal pages", set: school.legalWords },
		{ title: "Data requests", set: privacyRequestWords },
		{ title: "Document requests", set: school.documentsWords },
		{ title: "Questions", set: school.questionsWords },
		{ title: "Contact", set: school.contactWords },
	]),
	admissionWords: wordText("Text of the admission pages", paths.programmes, [
		{ title: "Programmes", set: admission.programmesWords },
		{ title: "Dates and applying", set: admission.datesWords },
		{ title: "Fees", set: admission.feesWords },
		{ title: "Scholarships", set: admission.scholarshipsWords },
		{ title: "Campus tours", set: admission.visitWords },
		{ title: "When applications open", set: admission.openingWords },
		{ title: "Interviews", set: admission.interviewWords },
	]),
	applicationWords: wordText("Text around an application", paths.barchApplication, [
		{ title: "Application form page", set: applicationFormWords },
		{ title: "Applicant’s page", set: application.trackerWords },
		{ title: "Lost links", set: application.linkWords },
		{ title: "Corrections", set: answersWords },
		{ title: "Missing documents", set: documentsWords },
		{ title: "Fee", set: feeWords },
		{ title: "After a payment", set: resultsWords },
		{ title: "Payment by someone else", set: payerWords },
		{ title: "Applicants under 18", set: minorWords },
	]),
	guardianWords: wordText("Text for parents and guardians", paths.barchApplication, [
		{ title: "In English", set: guardianWords },
		{ title: "In Tamil", set: translated.guardianWordsInTamil },
		{ title: "In Hindi", set: translated.guardianWordsInHindi },
	]),
	payerWords: wordText("Payment link pages", paths.barchApplication, [
		{ title: "In Tamil", set: translated.payerWordsInTamil },
		{ title: "Payment dialog in Tamil", set: translated.feeWordsInTamil },
		{ title: "Controls in Tamil", set: translated.fieldsWordsInTamil },
		{ title: "In Hindi", set: translated.payerWordsInHindi },
		{ title: "Payment dialog in Hindi", set: translated.feeWordsInHindi },
		{ title: "Controls in Hindi", set: translated.fieldsWordsInHindi },
	]),
	formWords: wordText("Text of forms", paths.contact, [
		{ title: "Forms with several steps", set: wizardWords },
		{ title: "Photographed documents", set: scannerWords },
		{ title: "Controls", set: fieldsWords },
		{ title: "Short forms", set: short.shortFormWords },
		{ title: "After an error in the browser", set: islandWords },
		{ title: "Enquiries", set: short.enquiriesWords },
	]),
	...questionTexts,
};

export type WordTextName = keyof typeof wordTexts;

/** What the product says, by text, group and name. */
export const productWords = Object.fromEntries(
	Object.entries(wordTexts).map(([name, { original }]) => [name, original]),
) as Record<WordTextName, Record<string, Readonly<Record<string, string>>>>;
