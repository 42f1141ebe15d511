import type { Programme } from "#src/school/pages/programme.ts";

export const international: Programme = {
	title: "International students",
	lead: "Students from eleven countries have written to us in the past year. What they wished to know is written down here: which certificates count, what to send, and how cold it gets.",
	overview: [
		"Applicants with foreign qualifications, non-resident Indians among them, are admitted to the B.Arch under the same standards as everyone else; the difference lies in how a certificate is recognised, for which we follow the Association of Indian Universities.",
		"You live in the hostels and study in English. In your first month there is someone to help with the bank, the registration of your stay and the matter of blankets; it is usually a senior from your own part of the world. Tamil lessons are free, voluntary and well attended, because the workshop speaks it.",
		"For an M.Arch, write to us before you apply: the conditions of the postgraduate courses hold, and the admissions office will tell you how your first degree is read.",
	],
	facts: [
		{ label: "Courses", value: "B.Arch; both M.Arch courses" },
		{ label: "Language", value: "English" },
		{ label: "Equivalence", value: "Association of Indian Universities" },
		{ label: "Housing", value: "Hostel place for every international student" },
		{ label: "Nearest airport", value: "Coimbatore, about three hours by road" },
	],
	eligibility: [
		"Foreign qualifications must be equivalent to Indian ones according to the Association of Indian Universities.",
		"All subjects must have been passed, and from a single board.",
		"Non-resident Indians qualify if they have studied abroad for five of the last eight years.",
		"Accepted: 10+2 with physics, chemistry and mathematics.",
		"Accepted: a 10+3 diploma with mathematics.",
		"Accepted: an International Baccalaureate diploma after ten years of schooling, with mathematics.",
		"Mark sheets are required according to the type of board: 10+2; 8+4, from Class 8 to Class 12; 9+3, from Class 9 to Class 12.",
	],
	howToApply: [
		{
			title: "Check the equivalence",
			text: "Look your board up with the Association of Indian Universities, or send us a copy of the certificate and ask.",
		},
		{
			title: "Collect the mark sheets",
			text: "Which ones depends on your board, as listed above. If they are not in English, add a certified translation.",
		},
		{
			title: "Fill in the form",
			text: "Answer ‘yes’ to the question about international students; the form then offers a field for your proof of residence.",
		},
		{
			title: "Pay the application fee",
			text: "Pay online by card. You get an application number, and can try again if the payment fails.",
		},
		{
			title: "Meet us by video call",
			text: "We talk at a time that suits both sides. Have something you’ve made within reach.",
		},
		{
			title: "Visa and arrival",
			text: "With the letter of admission you apply for a student visa. Tell us your flight, and someone will be at Coimbatore.",
		},
	],
	pictures: [{ key: "bridge-6", alt: "Hanging bridge joining two hillsides" }],
};
