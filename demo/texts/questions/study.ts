import { formatLong } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import type { QuestionGroup } from "#src/school/trust.ts";
import { approvalDocuments } from "../../records/approval-documents.ts";

function numberOf(key: string): string {
	const letter = approvalDocuments.find((each) => each.key === key);
	return letter ? `${letter.reference}, in force until ${formatLong(letter.validUntil)}` : "";
}

export const study: QuestionGroup = {
	title: "Studying, and afterwards",
	questions: [
		{
			slug: "is-it-recognised",
			question: "Is the degree recognised?",
			answer: [
				"Yes. The Council of Architecture has approved the courses, and with the B.Arch you can register there as an architect. The University of the Southern Hills gives the degrees.",
				`Approval: ${numberOf("council-of-architecture-approval")}. Affiliation: ${numberOf("university-affiliation")}. The diploma: ${numberOf("state-recognition-diploma")}. This is a demonstration school, so its letters are specimens.`,
			],
			links: [
				{ label: "Approvals", to: paths.approvals },
				{ label: "Mandatory disclosure", to: paths.disclosure },
			],
		},
		{
			slug: "draw-well",
			question: "Do I have to draw well before I start?",
			answer: ["No. You’ll learn to draw in the first year, by drawing real things and building with your hands."],
			links: [{ label: "Students’ work, from the first semester on", to: paths.work }],
		},
		{
			slug: "computer",
			question: "Which computer do I need?",
			answer: [
				"You don’t need one in the first year. Later a laptop is useful, but not an expensive one. The computer studio has sixty workstations and three plotters, and the M.Arch courses use free, open-source programs.",
			],
			links: [{ label: "The studios", to: paths.studio }],
		},
		{
			slug: "language",
			question: "What language are classes in?",
			answer: [
				"In English. In the diploma, teachers also explain in Tamil. Tamil lessons are free and optional. Many students take them, because people in the workshop speak Tamil.",
			],
			links: [{ label: "International students", to: paths.internationalStudents }],
		},
		{
			slug: "which-programme",
			question: "Diploma or B.Arch: which is right for me?",
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
				"Most start in practices in the south, some work in conservation, and some build on their own. The placement office advises you from the third year on and holds interviews on campus. We can’t promise anyone a job.",
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
				"Yes. You spend a semester of the fourth year in the office of a registered architect. We place students only in offices that pay, and we visit each of them.",
			],
			links: [{ label: "Placement", to: paths.placement }],
		},
	],
};
