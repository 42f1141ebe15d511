import { dayAndMonth } from "#src/calendar/format.ts";
import { closingDay } from "#src/school/admissions.ts";
import type { LegalText } from "#src/school/pages/legal.ts";
import { admissionSeasons } from "../../admissions.ts";
import { identity } from "../../identity.ts";
import { demonstrationNotice } from "./notice.ts";
import { tableOf } from "./table.ts";

const { name, email, phone } = identity;
const lastDay = dayAndMonth(`2000-${closingDay(admissionSeasons)}`);

export const privacy: LegalText = {
	title: "Privacy policy",
	lead: "What this website asks of you, why, how long it is kept, and how you get it back or have it removed.",
	since: "21 November 2026",
	notice: demonstrationNotice("21 November 2026"),
	sections: [
		{
			heading: "Consent",
			gloss: "You agree before you send, and you may take it back as easily.",
			paragraphs: [
				`${name} (“the school”) is the data fiduciary for this website under the Digital Personal Data Protection Act, 2023 and the Rules of 2025. We process what you give us on the ground of your consent, for the purpose named beside the form, and where a law asks us to.`,
				"Each application for admission or for a post, the alumni registration and the contact form carry a box that you tick before you send. It is never ticked for you. With the record we keep the sentence you agreed to, the time, and which versions of this policy and of our other legal texts the form has shown you; earlier versions stay readable at their own addresses. The shorter enquiry forms use what you enter for one thing only: to answer your enquiry.",
				"If you are under 18, the law calls you a child, and a parent or guardian has to agree. The sentence says so; please fill the form in together. Where we need to be sure that the person who agreed is an adult and your guardian, the admissions office asks for it before it works on the application. We do not track or profile anyone, and show no advertising, to children least of all.",
				"You may withdraw your consent at any time by writing to us. What was done before stays lawful; an application without consent cannot be decided, and we tell you so before we close it.",
				"Cookies: one, called userConsent, keeps your answer to the banner for 365 days. There is no analytics and no tracking. Films from YouTube play by themselves only after you accept; otherwise each waits for your click. The live map from OpenStreetMap always waits for your click. From then on those services see your internet address. The footer has a way to change your mind.",
			],
		},
		{
			heading: "When Do We Collect Information",
			gloss: "When you send a form. Not when you read.",
			paragraphs: [
				"Reading needs no name. The server notes the time, the page’s address without personal parts, and how it answered; to slow down abuse it counts requests per internet address for some minutes. When a page’s own code fails in your browser, the page tells the server which line it was, and nothing about you. An application form counts how often each of its steps is opened, and by which of our links, and notes nothing about who opens it. We collect personal data when you send one of these forms:",
			],
			table: tableOf(
				["Form", "What it asks"],
				[
					["Quick enquiry", "Name, phone, city, course"],
					["Ready to get started", "Name, email, phone, message"],
					["Contact", "Name, email, phone, subject, message"],
					["Tell me when it opens", "Email, and which application"],
					["Visit to the campus", "Day and time, how many come, name, email, phone, and what you want us to know"],
					[
						"Application",
						"Name, address, email, phone, gender, nationality, whether you are an international student, marks and years of your examinations, test scores, and the documents that you attach",
					],
					[
						"Application fee",
						"Order and payment numbers, amount, state. Card, bank and UPI details go to Razorpay only and never reach us",
					],
					["Application for a post", "Name, email, phone, a covering note if you write one, and your CV"],
					[
						"Alumni registration",
						"Name, roll number, batch, degree, email, date of birth, place, and what you tell us of your work",
					],
				],
			),
			list: [
				"While you fill in an application, your answers stay on your own device for 7 days, or until you send or delete them.",
				"As soon as you choose a document, or ask for a link to go on later, the application is saved with us too, before you send it: your answers as typed, your documents, and the address for the link. No one reads it. Only your device and anyone who has the link can open it, and you can delete it at any time on the page of the form.",
				"On your application’s page you can send documents later, correct answers and replace documents. We note what was changed and when, and keep the former answer or document with the application; both are erased with it.",
				"The forms note how long the filling took, and hold one field that only programs fill in, to keep out automatic messages.",
			],
		},
		{
			heading: "What We Use Your Personal Data For",
			gloss: "To answer, to admit, to account. Never to sell.",
			paragraphs: ["Each purpose has its own data, and nothing is used for another purpose without asking you again."],
			table: tableOf(
				["Purpose", "How long"],
				[
					["Answering an enquiry or a message", "One year after it reaches this website, then erased"],
					[
						"Deciding about a post for which you apply, and writing to you about it",
						"One year after it reaches this website; then your answers and your CV are erased",
					],
					["Expecting you on a visit, and writing to you about it", "One year after the booking, then erased"],
					[
						"Deciding on an application, and writing to you about it",
						`One year after the admissions for which you apply close (${lastDay.day} ${lastDay.month}); then your answers, addresses and documents are erased here. If you are admitted, the office has taken what it needs into your student record by then`,
					],
					[
						"Taking the fee, accounting for it, and refunding it when it was paid twice",
						"Your name, the reference, the amount, order, payment and receipt numbers: eight years after the accounting year, as the law requires of accounts. Where no money was taken they go with the application",
					],
					[
						"Keeping an application that you have not sent, so that you can go on with it",
						"7 days after its last change, or 30 if you gave an address for its link; then erased with all documents",
					],
					[
						"Reminding you of an application that you saved and have not sent, of a fee that is not paid, or of documents that are missing: at most three emails about each",
						"Until it is sent, paid or complete, or you stop the reminders with the link in each of them; that we reminded you is erased with the application",
					],
					[
						"Sending you the link to your application again when you ask for it",
						"What you enter for that is erased as soon as the email is on its way",
					],
					[
						"Telling you by email when an application form opens, if you ask for it while it is closed",
						"Your address: 30 days after that email, at the latest a year and a half after you asked; at once when you end it with the link in each of the two emails",
					],
					["Staying in touch with alumni", "Until you ask us to stop"],
					["Showing how your application stands, at a link with an access token", "180 days, then the link ends"],
					[
						"Proving that an email was sent (your name and address, the subject, the time; not the text)",
						"One year after it was sent",
					],
					["Keeping the service safe (logs without names, addresses or documents)", "One year, as the Rules require"],
				],
			),
			list: [
				"The Rules ask us to keep data and logs for at least a year from their processing. If you ask for erasure of what you have sent earlier than that, we stop using the data at once and erase it when that year is over.",
				"We share data with Razorpay (payment), with the services that host this site and carry its email, and with authorities where the law demands it. Each works under a contract that allows nothing else. We sell nothing to anyone.",
			],
		},
		{
			heading: "How Do We Protect Information",
			gloss: "Few people, few copies, and a plan for the bad day.",
			paragraphs: [
				"Pages and forms travel encrypted when the site is run over HTTPS, as it has to be in service. Files are checked for what they are, stored under names of our own outside the public part of the server, and opened by the admissions desk only. The link that opens an application carries a long random token; logs carry neither your name nor your documents. The school makes backups and tests them.",
				"If personal data is lost or gets into the wrong hands all the same, we tell everyone concerned without delay, in plain words, together with what to do, and inform the Data Protection Board of India, with the details within 72 hours.",
			],
		},
		{
			heading: "Password",
			gloss: "You need none. If you set one, we cannot read it.",
			paragraphs: [
				"This website has no login. The alumni registration offers a password for a service that may come later; you can leave it empty. If you choose one, it must have 8 characters or more, and we keep only a one-way hash of it (argon2id), which no answer, log or export contains. Please do not use one that you use elsewhere.",
				"The links in our emails work like keys. Anyone who has the one to an application that you sent can see all of it; anyone who has the one for paying its fee sees your name, the reference and the sum, and can pay; anyone who has the one to an application that you saved can read, change and send it. So do not pass them on. We never ask for a password, a card number or a one-time code by email or phone.",
			],
		},
		{
			heading: "How You Can Access, Update or Delete Your Personal Data",
			gloss: "Write to us. It costs nothing, and needs no reason.",
			paragraphs: [
				"You have the right to know what we hold about you and with whom we shared it; to have it corrected, completed and brought up to date; to have it erased; to withdraw consent; to nominate someone who exercises these rights if you die or cannot; and to have a grievance answered. A parent or guardian may do all this for a child.",
				`Write from the address that you used in the form, or name your reference, to the Grievance Officer, ${name}, ${identity.address.lines.join(", ")}, ${identity.address.region} ${identity.address.postalCode}, ${email}, ${phone}. We confirm within three working days and answer within thirty days; the law allows ninety at most.`,
				"If our answer does not satisfy you, you may complain to the Data Protection Board of India. You may ask for this notice in Tamil, or in any other language of the Eighth Schedule to the Constitution.",
			],
		},
	],
};
