import type { LegalText } from "#src/school/pages/legal.ts";
import { identity } from "../../identity.ts";
import { applicationFeeRefund } from "../../refunds.ts";
import { demonstrationNotice } from "./notice.ts";

const { name, email, phone } = identity;

export const terms: LegalText = {
	title: "Terms and conditions",
	lead: "What you can expect from this website and its forms, and what the school expects from you.",
	since: "20 November 2026",
	notice: demonstrationNotice("20 November 2026"),
	sections: [
		{
			heading: "Consent",
			gloss: "By sending a form, you agree to these terms.",
			paragraphs: [
				`This website is run by ${name} (“the school”). By sending a form you agree to these terms. Reading this website does not bind you. The privacy policy, which is part of these terms, says how we handle personal data.`,
				"If you are under 18, a parent or guardian must read and agree before you send an application or a message. We make a contract about admission with them, or with you if you are 18 or over.",
				"If the terms change, this page shows the new version and its date. The version in force when you sent your application applies to it.",
			],
		},
		{
			heading: "When Do We Collect Information",
			gloss: "An application is a request, not yet a seat.",
			paragraphs: [
				"You can send enquiries, messages, applications and registrations at any hour. We have received a message when the page says so, and an application when you see its application number.",
				"Sending an application does not reserve a seat. We decide on the published eligibility, the entrance test, your documents and, if there is one, the interview. If we offer you a seat, it is yours as soon as you accept the offer. We check the originals on the reporting date (day of joining). The rules of the Council of Architecture, the university and the State override these pages.",
			],
			list: [
				"Give true and complete answers, and only about yourself or a child in your care. False certificates end an application, even after admission.",
				"Attach only documents that you may share, as PDF or Word files up to 5 MB, or as photos taken with your phone.",
				"Do not send forms automatically, test them with invented people, or attach harmful files.",
			],
		},
		{
			heading: "What We Use Your Personal Data For",
			gloss: "The fee pays for reviewing your application.",
			paragraphs: [
				"We use what you send for the purpose named next to the form, as the privacy policy explains.",
				"You pay the application fee through Razorpay, under its own terms. You see the amount before you pay, and we email you a receipt. If a payment fails or the browser closes, we still have your application, and you can pay later from the link in our email.",
				applicationFeeRefund,
			],
		},
		{
			heading: "How Do We Protect Information",
			gloss: "We take care, but cannot promise that nothing ever fails.",
			paragraphs: [
				"We keep the site available and safe as well as a school of our size can, and may close it for maintenance. If a failure on our side makes you miss a deadline, we extend it for everyone.",
				"Drawings, texts, videos and names on these pages belong to the school, its students or the people named next to them. You may link to any page, and print or copy it for study. Ask us before any other use. We are not responsible for other sites we link to, or for embedded videos from other sites.",
				"Nothing in these terms limits liability that the law does not allow us to limit, in particular for wilful misconduct, gross negligence, and the rights of consumers and data principals.",
			],
		},
		{
			heading: "Password",
			gloss: "Keep the link in our email as safe as a key.",
			paragraphs: [
				"The site has no login. Keep the link to your application to yourself. If someone else may have it, tell us, and we will replace it. A password in the alumni registration is optional and opens nothing yet.",
			],
		},
		{
			heading: "How You Can Access, Update or Delete Your Personal Data",
			gloss: "You can correct mistakes and withdraw applications.",
			paragraphs: [
				"If something in your application is wrong or has changed, correct it on its page until we start our review. After that, email us with your application number. Do not send a second application. You can withdraw an application at any time until admission, on its page or by email, without giving a reason.",
				`For this, and for every complaint about the site: Grievance Officer, ${name}, ${email}, ${phone}. The privacy policy explains your rights over your data, and how to reach the Data Protection Board of India.`,
				"The law of India applies to these terms. The courts of The Nilgiris district, Tamil Nadu, have jurisdiction, unless the law gives you another court.",
			],
		},
		{
			heading: "Accessibility",
			gloss: "If you cannot use something here, tell us.",
			paragraphs: [
				"This website is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA: it works with the keyboard alone, with large or widely spaced text, with the colours your device sets, without motion, and with a screen reader.",
				"Automated tests check every page, and complete an application by keyboard, each time the site changes. How we test it, and what does not work yet, is on the accessibility page.",
				`If you meet a barrier, email ${email} or call ${phone} and say on which page. We will help you send what you wanted to send, and fix the page.`,
			],
			list: [
				"The applications and the alumni registration need JavaScript. If you do not have it, we will send you the form on paper. All other pages and forms work without it.",
				"Our PDF files are tagged for screen readers, but we have not tested them with one. The page our email links to shows the same as the receipt and the application.",
				"We cannot change videos, maps or the payment page, because other companies provide them. Next to each video and map there is a text version.",
			],
		},
	],
};
