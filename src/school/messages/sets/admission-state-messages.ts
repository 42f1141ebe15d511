import type { MessageSet } from "#src/school/messages/message-set.ts";

/**
 * Messages that say whether applications are taken, and until or from when. `{admissions}` is one of the first four.
 */
export const admissionStateMessages = {
	text: "frameMessages",
	group: "admissionState",
	messages: {
		admissions: "Admissions",
		admissionsOfYear: "Admissions {year}",
		admissionsTo: "Admissions for the {programme}",
		admissionsToInYear: "Admissions {year} for the {programme}",
		open: "{admissions} open",
		openUntil: "{admissions} open until {day}",
		openOn: "{admissions} open on {day}",
		closed: "Admissions are closed",
		closedTo: "Admissions for the {programme} are closed",
		notOpenYet: "Applications aren’t open yet.",
		notOpenYetTo: "Applications for the {programme} aren’t open yet.",
		closedForYear: "Applications for {year} are closed.",
		closedToInYear: "Applications for the {programme} in {year} are closed.",
		nextOpen: "Applications for {year} open on {day}.",
		nextUnknown: "The next admission dates haven’t been announced.",
		textsUnwritten: "Applications aren’t open yet, because we haven’t published our {texts}.",
		websiteUnopened: "Applications aren’t open yet, because our website isn’t open.",
		dayOfOpening: "Applications for {year} open",
		dayOfOpeningTo: "Applications for {year} open ({programmes})",
		dayOfClosing: "Last round: last day to apply",
		dayOfClosingTo: "Last round: last day to apply ({programmes})",
		over: "past",
		now: "now",
		daysLeft: "{count, plural, =0 {today} =1 {tomorrow} other {in # days}}",
	},
} as const satisfies MessageSet;
