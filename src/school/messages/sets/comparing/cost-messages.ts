import type { MessageSet } from "#src/school/messages/message-set.ts";

export const costMessages = {
	text: "admissionMessages",
	group: "cost",
	messages: {
		title: "What the whole course costs",
		crumb: "Whole course",
		metaDescription:
			"What a whole course at {name} costs, with or without hostel, mess and help with the fees, year by year.",
		lowestTotal: "lowest possible total",
		highestTotal: "highest possible total",
		lead: "Choose a programme, where you’ll live and any help you expect. You’ll see the total for the whole course.",
		leadUnknown: "We haven’t published the fees for any programme yet. Ask us and we’ll tell you.",
		programme: "Programme",
		hostel: "Hostel",
		mess: "Mess",
		help: "Help with the fees",
		noRoom: "None, I’ll live at home or nearby",
		roomInFinalYear: "{room}, in the final year",
		inTheMess: "All meals",
		noMess: "None",
		noHelp: "None, or I don’t know yet",
		aYear: "{amount} a year",
		showCost: "Show the cost",
		linkToResult: "Link to this result",
		result: "Total",
		yearNumber: "Year {number}",
		lessHelp: "−{amount}",
		deposit: "You also pay a deposit of {deposit} once. We refund it at the end.",
		notIncluded: "Not included:",
		aboutAmount: "{what} (about {amount})",
		schemes:
			"Only help with a fixed amount is listed here. For everything else, see <scholarships>scholarships</scholarships>.",
		details: "For due dates, what the fees include and refunds, see <fees>fees</fees>.",
		feesHeading: "Fees",
		firstYear: "First year: tuition, studio and exams",
		wholeCourse:
			"{years, plural, =1 {The year} =2 {Both years} other {All # years}}{living, select, both {, with hostel and mess} hostel {, with hostel} mess {, with mess} other {}}",
		wholeCourseAmount: "{course}: {amount}",
		comparedCourse:
			"Whole course{living, select, both {, with hostel and mess} hostel {, with hostel} mess {, with mess} other {}}",
		workOut: "Work out your own cost",
		scholarshipsLink: "Scholarships",
		hostelLink: "Hostel",
	},
} as const satisfies MessageSet;
