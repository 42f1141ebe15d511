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
	lead: "What this website asks you for, why, how long we keep it, and how you can see, correct or delete it.",
	since: "21 November 2026",
	notice: demonstrationNotice("21 November 2026"),
	sections: [
		{
			heading: "Consent",
			gloss: "You agree before you send, and can withdraw as easily.",
			paragraphs: [
				`${name} (“the school”) is the data fiduciary for this website under the Digital Personal Data Protection Act, 2023 and the Rules of 2025. We process what you give us with your consent, for the purpose named next to the form, and where a law requires it.`,
				"The applications for admission and for jobs, the alumni registration and the contact form have a box to tick before you send. We never tick it for you. We keep the sentence you agreed to, the time, and which versions of this policy and our other legal texts you were shown. You can read earlier versions at their own addresses. We use what you enter in the shorter enquiry forms only to answer your enquiry.",
				"If you are under 18, the law calls you a child, and a parent or guardian must agree. Fill in the form together. If we need to check that the person who agreed is an adult and your guardian, the admissions office asks them before it reviews the application. We do not track or profile anyone, and we show no advertising.",
				"You can withdraw your consent at any time by letter or email. This does not affect anything we did before you withdrew it. We cannot decide on an application without consent, and we will tell you before we close it.",
				"We use one cookie. It is called userConsent and keeps your answer to the banner for 365 days. We use no analytics or tracking. Videos from YouTube play automatically only if you accept. Otherwise each waits for your click. The live map from OpenStreetMap always waits for your click. After that, these services see your internet address. You can change your choice in the footer.",
			],
		},
		{
			heading: "When Do We Collect Information",
			gloss: "When you send a form, not when you read a page.",
			paragraphs: [
				"You can read this website without giving your name. The server records the time, the page’s address without personal parts, and the response. To limit abuse, it counts the requests of each internet address for a few minutes. If the code of a page fails in your browser, the page reports the line of code and nothing about you. An application form counts how often each step is opened and from which of our links, but not by whom. We collect personal data when you send one of these forms:",
			],
			table: tableOf(
				["Form", "What it asks"],
				[
					["Quick enquiry", "Name, phone, city, course"],
					["Ready to get started", "Name, email, phone, message"],
					["Contact", "Name, email, phone, subject, message"],
					["Email when a form opens", "Email, and which application"],
					["Campus tour", "Day and time, number of visitors, name, email, phone, and what you want us to know"],
					[
						"Application",
						"Name, address, email, phone, gender, nationality, whether you are an international student, marks and years of your examinations, test scores, and the documents you attach",
					],
					[
						"Application fee",
						"Order and payment numbers, the amount, and whether it is paid. Only Razorpay sees your card, bank and UPI details",
					],
					["Job application", "Name, email, phone, a covering note if you write one, and your CV"],
					[
						"Alumni registration",
						"Name, roll number, batch, degree, email, date of birth, city, and what you tell us about your work",
					],
				],
			),
			list: [
				"While you fill in an application, your answers stay on your own device for 7 days, or until you send or delete them.",
				"As soon as you choose a document, or ask for a link to continue later, we also save the application before you send it: your answers as typed, your documents, and the address for the link. No one at the school reads it. Only your device and anyone with the link can open it. You can delete it at any time on the form’s page.",
				"On your application page you can send documents later, correct answers and replace documents. We record what you changed and when, and keep the previous answer or document with the application. We erase them together.",
				"To keep out automatic messages, the forms record how long you took to fill them in, and have one field that only programs fill in.",
			],
		},
		{
			heading: "What We Use Your Personal Data For",
			gloss: "To answer you, to decide on applications and to keep accounts. We never sell it.",
			paragraphs: [
				"We use data only for the purpose it was collected for, and ask you again before we use it for another.",
			],
			table: tableOf(
				["Purpose", "How long"],
				[
					["Answering an enquiry or a message", "One year after we receive it, then erased"],
					[
						"Deciding on your job application, and contacting you about it",
						"One year after we receive it. Then we erase your answers and your CV",
					],
					["Preparing your campus tour, and contacting you about it", "One year after the booking, then erased"],
					[
						"Deciding on an application, and contacting you about it",
						`One year after the admissions you apply for close (${lastDay.day} ${lastDay.month}). Then we erase your answers, addresses and documents here. If you are admitted, your student record has what it needs by then`,
					],
					[
						"Collecting and accounting for the fee, and refunding it if you were charged twice",
						"Your name, the application number, the amount, and the order, payment and receipt numbers: eight years after the accounting year, as the law requires. If you paid nothing, we erase them with the application",
					],
					[
						"Saving an application you have not sent, so that you can continue it",
						"7 days after its last change, or 30 if you gave an address for its link. Then erased with all documents",
					],
					[
						"Reminding you about an application you saved and have not sent, an unpaid fee, or missing documents: at most three emails about each",
						"Until it is sent, paid or complete, or you stop the reminders with the link in each of them. We erase the record of the reminders with the application",
					],
					["Sending you the link to your application again when you ask for it", "Erased as soon as the email is sent"],
					[
						"Emailing you when an application form opens, if you ask for it while it is closed",
						"Your address: until 30 days after that email, and at most a year and a half after you asked. You can have it erased at once with the link in either email",
					],
					["Staying in touch with alumni", "Until you ask us to stop"],
					["Showing the stage of your application, at a personal link", "180 days, then the link expires"],
					[
						"Proving that an email was sent (your name and address, the subject and the time, but not the text)",
						"One year after it was sent",
					],
					["Keeping the service safe (logs without names, addresses or documents)", "One year, as the Rules require"],
				],
			),
			list: [
				"The Rules require us to keep data and logs for at least a year. If you ask us to erase what you sent before that, we stop using the data at once and erase it at the end of that year.",
				"We share data with Razorpay (payment), with the services that host this site and carry its email, and with authorities where the law requires it. Our contracts with these services allow no other use. We never sell data.",
			],
		},
		{
			heading: "How Do We Protect Information",
			gloss: "Few people, few copies, and a plan for emergencies.",
			paragraphs: [
				"Pages and forms are encrypted on their way (HTTPS). We check the type of each file and store it under a random name outside the public part of the server. Only the admissions office opens it. The link that opens an application contains a long random token. Logs contain neither your name nor your documents. The school makes backups and tests them.",
				"If personal data is lost or seen by someone who should not see it, we tell everyone concerned without delay, in plain words, and say what to do. We also inform the Data Protection Board of India, and give it the details within 72 hours.",
			],
		},
		{
			heading: "Password",
			gloss: "You do not need one. If you set one, we cannot read it.",
			paragraphs: [
				"This website has no login. In the alumni registration you can set a password for a service that may come later, or leave it blank. It must have 8 characters or more. We keep only a one-way hash of it (argon2id), which no page, log or export contains. Do not use a password that you use elsewhere.",
				"The links in our emails work like keys, so do not forward them. Anyone with the link to an application you sent can see all of it. Anyone with the payment link sees your name, your application number and the amount, and can pay. Anyone with the link to a saved application can read, change and send it. We never ask for a password, a card number or a one-time code by email or phone.",
			],
		},
		{
			heading: "How You Can Access, Update or Delete Your Personal Data",
			gloss: "Ask us. It is free, and you do not have to say why.",
			paragraphs: [
				"You have the right to know what we keep about you and whom we shared it with, to have it corrected, completed, updated or erased, to withdraw consent, to nominate someone to exercise these rights if you die or cannot, and to have a grievance answered. A parent or guardian can do all this for a child.",
				`Email or write to the Grievance Officer, from the address you used in the form or with your application number: ${name}, ${identity.address.lines.join(", ")}, ${identity.address.region} ${identity.address.postalCode}, ${email}, ${phone}. We confirm within three working days and answer within thirty days. The law allows ninety.`,
				"If you disagree with our answer, you can complain to the Data Protection Board of India. You can ask for this policy in Tamil, or in any other language of the Eighth Schedule to the Constitution.",
			],
		},
	],
};
