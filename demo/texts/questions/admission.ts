import * as paths from "#src/paths.ts";
import type { QuestionGroup } from "#src/school/trust.ts";
import { admitted } from "../../admitted.ts";

const [last] = admitted;
const general = last?.categories[0];

export const admission: QuestionGroup = {
	title: "Getting in",
	questions: [
		{
			slug: "marks-for-barch",
			question: "What marks does my child need for the B.Arch?",
			answer: [
				"At least 50% in physics, chemistry and mathematics together, and at least 50% in Class 12 as a whole. After a 10+3 diploma: at least 50%, with mathematics as a compulsory subject.",
				"You must also have passed an aptitude test in architecture. There’s no lateral entry into the second or a later year.",
				...(last && general
					? [
							`In ${last.year}, the lowest NATA score among offers was ${general.lowest} out of 200 in the General category, and the median was ${general.median}. The B.Arch page shows three years, by category, with the number of applicants.`,
						]
					: []),
			],
			links: [
				{ label: "Eligibility for the B.Arch", to: paths.undergraduate },
				{ label: "Applicants and scores for three years", to: `${paths.undergraduate}#admitted` },
			],
		},
		{
			slug: "nata",
			question: "What’s NATA, and when do we need the score?",
			answer: [
				"NATA is the Council of Architecture’s aptitude test. It tests drawing, observation and spatial thinking. You can prepare for it, but you can’t learn it by heart.",
				"You can apply before you’ve taken the test, or while you wait for the result. Send us the score as soon as you have it. You must pass the test before you join.",
			],
			links: [
				{ label: "How to apply for the B.Arch", to: paths.undergraduate },
				{ label: "Admission dates", to: paths.dates },
			],
		},
		{
			slug: "class-12-not-finished",
			question: "Can we apply before the Class 12 results are out?",
			answer: [
				"Yes. Most people who apply are still in Class 12. See the admission dates for the last day and next steps. When the result is out, enter the marks on your application page and send the mark sheet there.",
				"We check the originals on the reporting date (day of joining).",
			],
			links: [
				{ label: "Choose a programme and apply", to: paths.academic },
				{ label: "Admission dates", to: paths.dates },
			],
		},
		{
			slug: "without-mathematics",
			question: "Can we apply without mathematics or physics?",
			answer: [
				"Not for the B.Arch. The Council of Architecture requires physics, chemistry and mathematics. The diploma begins after Class 10, teaches mathematics throughout, and can lead to a B.Arch with the aptitude test.",
			],
			links: [{ label: "Diploma in Architecture", to: paths.diploma }],
		},
		{
			slug: "papers",
			question: "Which documents do we need to send?",
			answer: [
				"For the B.Arch, the mark sheets of Class 10 and Class 12 or of the diploma. For an M.Arch, also those of the first degree. For the diploma, the Class 10 certificate. International students add proof of residence.",
				"Send PDF or Word files up to 5 MB, or take photos with your phone. The form turns the photos into a PDF.",
				"The forms are also available as PDFs. Read them ahead, or fill them in by hand and post them with copies of the documents.",
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
				"It’s a conversation, and families can come along. We talk about things you’ve looked at or made, so bring two or three: a sketchbook, a model, something you’ve repaired. There are no trick questions and no timed drawing tests.",
				"Diploma applicants come for a day. They draw a joint in the morning and cut it in the afternoon.",
			],
			links: [{ label: "How to apply, step by step", to: paths.undergraduate }],
		},
		{
			slug: "from-abroad",
			question: "We live abroad. Is anything different?",
			answer: [
				"The required marks are the same. Your certificate must be equivalent to an Indian one, according to the Association of Indian Universities. Non-resident Indians qualify if they’ve studied abroad for five of the last eight years.",
				"Every international student gets a hostel room. The interview can be by video call, at a time that suits both sides.",
			],
			links: [{ label: "International students and NRI admission", to: paths.internationalStudents }],
		},
		{
			slug: "change-an-application",
			question: "We sent the form with a mistake in it. What now?",
			answer: [
				"Open the link in our email. Until we start reviewing the application, you can correct answers and replace documents on its page. After that, email us and give your application number. Don’t send a second application.",
				"You can withdraw an application on its page at any time until admission. You don’t need to say why.",
			],
			links: [
				{ label: "Find your application", to: paths.applicationLink },
				{ label: "Contact", to: paths.contact },
				{ label: "Terms and conditions", to: paths.terms },
			],
		},
	],
};
