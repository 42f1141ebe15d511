import type { LegalText } from "#src/school/pages/legal.ts";
import { identity } from "../../identity.ts";
import { applicationFeeRefund } from "../../refunds.ts";
import { demonstrationNotice } from "./notice.ts";

const { name, email, phone } = identity;

export const terms: LegalText = {
	title: "Terms and conditions",
	lead: "What you may expect from this website and its forms, and what the school expects from those who use them.",
	since: "20 November 2026",
	notice: demonstrationNotice("20 November 2026"),
	sections: [
		{
			heading: "Consent",
			gloss: "Using the forms means that these terms hold between us.",
			paragraphs: [
				`This website is run by ${name} (“the school”). By sending a form you agree to these terms; by merely reading you agree to nothing that the law does not ask of you anyway. How we handle personal data is written in the privacy policy, which is part of these terms.`,
				"If you are under 18, a parent or guardian must read and agree before you send an application or a message. A contract about admission is made with them, or with you once you are of age.",
				"If the terms change, the new version stands here with its date. An application is always treated under the version that was in force when you sent it.",
			],
		},
		{
			heading: "When Do We Collect Information",
			gloss: "An application is a request, not yet a seat.",
			paragraphs: [
				"We take enquiries, messages, applications and registrations when you send them, at any hour. A message counts as received when the page says so; an application, when you see its reference number.",
				"Sending an application does not reserve a seat. Admission is decided on the published eligibility, the entrance test, your documents and, where there is one, the conversation; the originals are checked on the day of joining. The rules of the Council of Architecture, the university and the State go before anything on these pages.",
			],
			list: [
				"Give true and complete answers, and only about yourself or a child in your care. False certificates end an application, and an admission.",
				"Attach only documents that are yours to give, as PDF or Word files up to 5 MB, or photographed with your phone.",
				"Do not send anything by machine, test the forms with invented persons, or attach harmful files.",
			],
		},
		{
			heading: "What We Use Your Personal Data For",
			gloss: "The fee pays for reading your application.",
			paragraphs: [
				"We use what you send for the purpose that is written beside the form, as the privacy policy sets out.",
				"The application fee covers the handling of the application. It is paid through Razorpay, under Razorpay’s own terms; the amount is shown before you pay, and the receipt comes by email. If a payment fails or the browser closes, the application is not lost, and the fee can be paid later from the link in the email.",
				applicationFeeRefund,
			],
		},
		{
			heading: "How Do We Protect Information",
			gloss: "We take care; we cannot promise that nothing ever fails.",
			paragraphs: [
				"We keep the site available and safe as well as a school of our size can, and may close it for maintenance. If a deadline falls into a failure on our side, it is extended for everyone.",
				"Drawings, texts, films and names on these pages belong to the school, its students or those named beside them. You may link to any page, and print or copy for study; for anything else please ask. Links to other sites lead out of our responsibility, and so do the films of others that are embedded here.",
				"Nothing in these terms limits liability where the law does not allow it to be limited, in particular for intent, gross negligence, and the rights of consumers and of data principals.",
			],
		},
		{
			heading: "Password",
			gloss: "Guard the link in your email like a key.",
			paragraphs: [
				"The site has no login. The link to your application is personal: keep it to yourself, and tell us if someone else may have it, so that we can end it. A password in the alumni registration is optional and opens nothing at present.",
			],
		},
		{
			heading: "How You Can Access, Update or Delete Your Personal Data",
			gloss: "Mistakes can be mended; applications can be withdrawn.",
			paragraphs: [
				"If something in your application is wrong or has changed, correct it on its page until we begin to read it, and afterwards write to us with your reference; please do not send a second application. You may withdraw an application at any time until admission, on its page or in writing, without giving reasons.",
				`For this, and for every complaint about the site: Grievance Officer, ${name}, ${email}, ${phone}. Your rights over your data, and the way to the Data Protection Board of India, are set out in the privacy policy.`,
				"These terms follow the law of India. The courts of The Nilgiris district, Tamil Nadu, are competent, unless the law gives you another one.",
			],
		},
		{
			heading: "Accessibility",
			gloss: "If something here keeps you out, tell us.",
			paragraphs: [
				"This website is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA: with the keyboard alone, with large or widely set letters, with the colours that your device prescribes, without motion, and with names and messages that a screen reader can read out.",
				"Every page is checked by programs, and a whole application is made by keyboard at every change of the site. It has been checked in one browser only, Chromium, and not yet by people who use a screen reader every day.",
				`If you meet a barrier, write to ${email} or call ${phone} and say on which page; we help you to send what you wanted to send, and mend it.`,
			],
			list: [
				"The applications and the alumni registration need JavaScript; we send you the form on paper if you have none. All other pages and forms work without it.",
				"Our PDF files are tagged for screen readers, but have not been tried with one. What a receipt or an application says is also on the page that your email links to.",
				"Films and maps of others, and the payment provider’s page, are not in our hands. What a story or the map tells also stands beside it in words.",
			],
		},
	],
};
