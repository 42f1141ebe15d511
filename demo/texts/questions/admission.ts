import * as paths from "#src/paths.ts";
import type { QuestionGroup } from "#src/school/trust.ts";

export const admission: QuestionGroup = {
	title: "Getting in",
	questions: [
		{
			slug: "marks-for-barch",
			question: "Which marks does my child need for the B.Arch?",
			answer: [
				"At least 50 % in physics, chemistry and mathematics together, and at least 50 % in class 12 as a whole. After a 10+3 diploma: at least 50 %, with mathematics as a compulsory subject.",
				"Besides, a passed aptitude test in architecture. There is no way into the second or a later year.",
			],
			links: [{ label: "Eligibility for the B.Arch", to: paths.undergraduate }],
		},
		{
			slug: "nata",
			question: "What is NATA, and when must it be done?",
			answer: [
				"The aptitude test in architecture of the Council of Architecture. It tests drawing, looking and thinking in space, and can be prepared for, but not learnt by heart.",
				"You may apply to us before you have sat the test, or while you wait for its result. The score has to be there before a seat is confirmed.",
			],
			links: [
				{ label: "How to apply for the B.Arch", to: paths.undergraduate },
				{ label: "Dates of the admissions", to: paths.dates },
			],
		},
		{
			slug: "class-12-not-finished",
			question: "Can we apply before the class 12 results are out?",
			answer: [
				"Yes. Most people who apply are still in class 12. Until when, and what comes after, is on the page of dates. When the result is out, enter the marks on the application’s page and send the mark sheet there.",
				"What counts in the end are the originals, which are checked on the day of joining.",
			],
			links: [
				{ label: "Choose a programme and apply", to: paths.academic },
				{ label: "Dates of the admissions", to: paths.dates },
			],
		},
		{
			slug: "without-mathematics",
			question: "Is there a way without mathematics or physics?",
			answer: [
				"Not into the B.Arch: the Council of Architecture asks for physics, chemistry and mathematics. The diploma begins after class 10, teaches mathematics throughout, and can lead to a B.Arch by way of the aptitude test.",
			],
			links: [{ label: "Diploma in Architecture", to: paths.diploma }],
		},
		{
			slug: "papers",
			question: "Which papers do we have to send?",
			answer: [
				"For the B.Arch the mark sheets of class 10 and class 12, or of the diploma; for an M.Arch also those of the first degree; for the diploma the class 10 certificate. International students add a proof of residence.",
				"PDF or Word files up to 5 MB, or photographed with your phone: the form turns the photographs into a PDF.",
				"The forms are PDFs too, to be read ahead, or filled in by hand and posted with copies of the papers.",
			],
			links: [
				{ label: "Choose a programme and apply", to: paths.academic },
				{ label: "B.Arch application form (PDF)", to: paths.paperForm("barch") },
				{ label: "M.Arch application form (PDF)", to: paths.paperForm("march") },
				{ label: "Diploma application form (PDF)", to: paths.paperForm("diploma") },
				{ label: "Mark sheets by board, for international students", to: paths.internationalStudents },
			],
		},
		{
			slug: "interview",
			question: "Is there an interview, and what happens in it?",
			answer: [
				"A conversation, to which families may come along. It is about things that you have looked at or made, so bring two or three: a sketchbook, a model, something repaired. There are no trick questions, and no one is asked to draw under a clock.",
				"Applicants for the diploma come for a day, draw a joint in the morning and cut it in the afternoon.",
			],
			links: [{ label: "How to apply, step by step", to: paths.undergraduate }],
		},
		{
			slug: "from-abroad",
			question: "We live abroad. Does anything differ?",
			answer: [
				"The marks are the same; the certificate must be equivalent to an Indian one by the list of the Association of Indian Universities. Non-resident Indians qualify after five of the last eight years in schools abroad.",
				"Every international student has a place in the hostel. The interview can be on screen, at an hour that is civil for both sides.",
			],
			links: [{ label: "International students and NRI admission", to: paths.internationalStudents }],
		},
		{
			slug: "change-an-application",
			question: "We sent the form with a mistake in it. What now?",
			answer: [
				"Open the link in our email: until we begin to read the application, its page lets you correct the answers and replace documents. Afterwards write to the admissions office with your reference number. Please do not send a second application; it would only make two of them wait.",
				"An application can be withdrawn on its page at any time until admission, without reasons.",
			],
			links: [
				{ label: "Find your application", to: paths.applicationLink },
				{ label: "Contact", to: paths.contact },
				{ label: "Terms and conditions", to: paths.terms },
			],
		},
	],
};
