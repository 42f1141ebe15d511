import * as paths from "#src/paths.ts";
import type { QuestionGroup } from "#src/school/trust.ts";

export const study: QuestionGroup = {
	title: "Studying, and afterwards",
	questions: [
		{
			slug: "is-it-recognised",
			question: "Is the degree recognised?",
			answer: [
				"The courses are approved by the Council of Architecture, and with the B.Arch you can register there as an architect. Each approval, with its number and validity, is on one page; this site belongs to a demonstration school, and its letters are specimens.",
			],
			links: [
				{ label: "Approvals", to: paths.approvals },
				{ label: "Mandatory disclosure", to: paths.disclosure },
			],
		},
		{
			slug: "draw-well",
			question: "Do I have to draw well to begin?",
			answer: [
				"No. The first year draws from things and builds with the hands; drawing is what it teaches. Anyone who has drawn a lot already has to unlearn a little.",
			],
			links: [{ label: "Students’ work, from the first semester on", to: paths.work }],
		},
		{
			slug: "computer",
			question: "Which computer do I need?",
			answer: [
				"You don’t need one in the first year. Later a laptop is useful, but not an expensive one. The computer studio has sixty workstations and three plotters, and the M.Arch courses use free and open programs throughout.",
			],
			links: [{ label: "The studios", to: paths.studio }],
		},
		{
			slug: "language",
			question: "What language are classes in?",
			answer: [
				"In English; in the diploma with explanations in Tamil. Tamil lessons are free and voluntary, and well attended, because the workshop speaks it.",
			],
			links: [{ label: "International students", to: paths.internationalStudents }],
		},
		{
			slug: "which-programme",
			question: "Diploma or B.Arch: which is the right one?",
			answer: [
				"The diploma takes three years after Class 10 and leads to drawing offices and building sites. The B.Arch takes five years after Class 12 and leads to registration as an architect. After the diploma, you can go on to the B.Arch with the aptitude test.",
			],
			links: [
				{ label: "Programmes side by side", to: paths.programmes },
				{ label: "Diploma in Architecture", to: paths.diploma },
			],
		},
		{
			slug: "jobs",
			question: "What do graduates do, and do you help them?",
			answer: [
				"Most begin in practices of the south, some in conservation, some build for themselves. The placement office gives advice from the third year on and holds a season of interviews on the campus. No one is promised a job.",
			],
			links: [
				{ label: "Placement", to: paths.placement },
				{ label: "Alumni", to: paths.alumni },
			],
		},
		{
			slug: "practical-training",
			question: "Is the practical training paid?",
			answer: [
				"It is a semester of the fourth year in the office of a registered architect. We place students only with offices that pay, and visit each of them.",
			],
			links: [{ label: "Placement", to: paths.placement }],
		},
	],
};
