import type { Placement } from "#src/school/pages/placement.ts";

export const placement: Placement = {
	lead: "A first job should teach you something. The placement office looks for offices that do.",
	paragraphs: [
		"Every B.Arch student spends a semester of the fourth year in practical training with a registered architect, and the office visits each firm that takes one. Many of the first jobs grow out of these months, because both sides have seen each other on a bad day.",
		"For everyone else, there’s a season of interviews on campus. Practices come up the hill in small numbers, look at drawings on paper, walk through the workshop, and stay for dinner. No one is promised a job, and no one has to accept the first offer.",
	],
	services: [
		{
			title: "Career counselling",
			text: "Two conversations a year, from the third year on. We talk about what you like doing, who pays for it, and how people who chose it have done since.",
		},
		{
			title: "Resume building",
			text: "A one-page CV and a portfolio of twelve sheets, torn apart twice by people who get portfolios every day. It shows the scale and credits, and one drawing made on site.",
		},
		{
			title: "Interview preparation",
			text: "Practice talks with alumni, in person or on screen, including the two questions everyone dreads: what went wrong in this project, and how much do you expect to be paid?",
		},
	],
	stepsTitle: "Six steps to an offer",
	recruitersTitle: "Eighteen practices that come back",
	steps: [
		{
			title: "Registration",
			text: "You enter your name, your portfolio and up to five kinds of work you’d like to do, and the office checks that your credits are complete.",
		},
		{
			title: "Pre-Placement Talks",
			text: "Each practice presents itself for half an hour: its size, its hours, its pay, and one building it would do differently now.",
		},
		{
			title: "Aptitude Tests",
			text: "A short test on the day, usually a sketch problem, a set of details to read and a little arithmetic with areas.",
		},
		{
			title: "Group Discussions",
			text: "Six to eight candidates talk over a drawing or a site for thirty minutes, and the practices notice who listens.",
		},
		{
			title: "Personal Interviews",
			text: "Half an hour with the people you’d be working for, with your portfolio on the table and not on a screen.",
		},
		{
			title: "Offer Letters",
			text: "Practices make offers in writing, with duties, place and pay. You have seven days to answer.",
		},
	],
	record: [
		{
			year: 2024,
			graduates: 71,
			sought: 58,
			found: 47,
			pay: { least: 220_000, median: 340_000, most: 650_000 },
			practices: 21,
		},
		{
			year: 2025,
			graduates: 74,
			sought: 61,
			found: 52,
			pay: { least: 240_000, median: 360_000, most: 720_000 },
			practices: 24,
		},
		{
			year: 2026,
			graduates: 76,
			sought: 63,
			found: 55,
			pay: { least: 260_000, median: 390_000, most: 780_000 },
			practices: 26,
		},
	],
	recordNotes: [
		"B.Arch graduates of each May, counted on 31 October of the same year from signed offers. Pay is the first-year pay in the offer, without allowances.",
		"The others went on to study, set up on their own or didn’t look for work. Graduates who didn’t answer count as not placed.",
	],
};
