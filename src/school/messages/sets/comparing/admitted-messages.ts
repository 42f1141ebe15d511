import type { MessageSet } from "#src/school/messages/message-set.ts";

export const admittedMessages = {
	text: "admissionMessages",
	group: "admitted",
	messages: {
		title: "Who got in",
		lead: "Applicants, offers and marks of {count, plural, =1 {the last year} other {the last # years}}, by category. The marks are of those with an offer: {test}.",
		perSeat: "{applied} applied for {seats} seats: {ratio} for each seat.",
		category: "Category",
		applied: "Applied",
		offered: "Offered",
		lowest: "Lowest",
		median: "Median",
		all: "All",
		note: "These marks don’t decide who gets in next time. They only show how it went.",
		noRecord: "We don’t keep cut-off marks or numbers of applicants of earlier years.",
	},
} as const satisfies MessageSet;
