import * as paths from "#src/paths.ts";
import type { QuestionGroup } from "#src/school/trust.ts";

export const living: QuestionGroup = {
	title: "Living here",
	questions: [
		{
			slug: "hostel-for-girls",
			question: "Is there a hostel for girls, and who looks after it?",
			answer: [
				"Yes. Shola House has 180 beds for women, in rooms for two, or for one in the final year. Wardens and night staff are in the house, there’s one gate, and a doctor is on call.",
				"The chief warden lives between the two hostels.",
			],
			links: [{ label: "The hostels", to: paths.hostel }],
		},
		{
			slug: "hostel-place",
			question: "Does everyone get a hostel room?",
			answer: [
				"No. There are 340 beds in two houses. Every international student gets one. After that, students who live furthest away come first, and we draw lots for the rest. You can swap rooms later.",
			],
			links: [{ label: "The hostels", to: paths.hostel }],
		},
		{
			slug: "food",
			question: "What’s the food like, and is it vegetarian?",
			answer: [
				"Breakfast is South Indian. Lunch and dinner follow a rota of regions that the residents draw up. Vegetarian food is cooked separately and served first. There’s fish twice a week.",
				"Eight residents, a cook and a person from accounts set the menu in public and publish what everything costs.",
			],
			links: [{ label: "The mess", to: paths.mess }],
		},
		{
			slug: "cold",
			question: "How cold does it get?",
			answer: [
				"In January it can be 1 °C outside before six in the morning, but at noon you can sit in the sun. Nearly all rooms get the morning sun, and there’s hot water from five to eight. Bring one warm jacket and one dry one.",
			],
			links: [{ label: "The campus", to: paths.campus }],
		},
		{
			slug: "getting-there",
			question: "How do we get there?",
			answer: [
				"From Coimbatore, which has the nearest airport, it’s 86 km, or three hours by road. Buses leave every half hour until eight in the evening. The mountain railway from Mettupalayam takes five hours. From the town it’s 4 km, or ten minutes on bus 12.",
			],
			links: [{ label: "The way up, with a map", to: paths.contact }],
		},
		{
			slug: "visit",
			question: "Can we come and look before we apply?",
			answer: [
				"Yes. On Saturdays, from November to June, a student shows you round for two hours. Book a tour on this site. On a working day, call first. Reviews in the studios are open to anyone. Families can stay in one of four guest rooms. Call the warden to book one.",
			],
			links: [
				{ label: "Visit the campus", to: paths.visit },
				{ label: "Contact", to: paths.contact },
				{ label: "Upcoming events", to: paths.events },
			],
		},
	],
};
