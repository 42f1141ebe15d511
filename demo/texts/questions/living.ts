import * as paths from "#src/paths.ts";
import type { QuestionGroup } from "#src/school/trust.ts";

export const living: QuestionGroup = {
	title: "Living here",
	questions: [
		{
			slug: "hostel-for-girls",
			question: "Is there a hostel for girls, and who looks after it?",
			answer: [
				"Shola House has 180 beds for women, in rooms for two, or for one in the last year. Wardens and night staff are in the house, there is one gate, and a doctor is on call.",
				"The chief warden lives between the two hostels and can hear both.",
			],
			links: [{ label: "The hostels", to: paths.hostel }],
		},
		{
			slug: "hostel-place",
			question: "Does everyone get a place in the hostel?",
			answer: [
				"There are 340 beds in two houses. Every international student has one; the others are given by lot, first to those who live furthest away. Rooms are swapped by negotiation.",
			],
			links: [{ label: "The hostels", to: paths.hostel }],
		},
		{
			slug: "food",
			question: "What is the food like, and is it vegetarian?",
			answer: [
				"South Indian in the mornings, and otherwise by a rota of regions that the residents draw up. Vegetarian food is cooked apart and served first. Fish comes up the road twice a week.",
				"Eight residents, a cook and a person from accounts set the menu in public and publish what everything costs.",
			],
			links: [{ label: "The mess", to: paths.mess }],
		},
		{
			slug: "cold",
			question: "How cold does it get?",
			answer: [
				"In January it can be 1 °C outside before six in the morning; at noon you can sit in the sun. Nearly all rooms get the morning sun, and there is hot water from five to eight. Bring one warm jacket and one dry one.",
			],
			links: [{ label: "The campus", to: paths.campus }],
		},
		{
			slug: "getting-there",
			question: "How do we get there?",
			answer: [
				"Three hours by road from Coimbatore, which has the nearest airport, or five hours on the mountain railway from Mettupalayam. From the town it is ten minutes by bus 12.",
			],
			links: [{ label: "The way up, with a map", to: paths.contact }],
		},
		{
			slug: "visit",
			question: "Can we come and look before we apply?",
			answer: [
				"Yes. On Saturdays, from November to June, a student shows you round for two hours. Book a place on this site. On a working day, call first. Reviews in the studios are open to anyone. Families can stay in one of four guest rooms, which the warden books. Ask for one without the glass wall.",
			],
			links: [
				{ label: "Visit the campus", to: paths.visit },
				{ label: "Contact", to: paths.contact },
				{ label: "What is coming up", to: paths.events },
			],
		},
	],
};
