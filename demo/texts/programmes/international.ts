import type { Programme } from "#src/school/pages/programme.ts";

export const international: Programme = {
	title: "International students",
	lead: "Students from eleven countries asked us about the school in the past year. Here’s what they wanted to know: which certificates count, what to send, and how cold it gets.",
	overview: [
		"The requirements for the B.Arch are the same for everyone, including non-resident Indians. Only the way your certificate is recognised differs. We follow the Association of Indian Universities.",
		"You’ll live in the hostels and study in English. In your first month, a senior student, usually from your part of the world, helps you open a bank account, register your stay and find blankets. Tamil lessons are free and optional. Many students take them, because people in the workshop speak Tamil.",
		"For an M.Arch, email us before you apply. The requirements of the postgraduate courses apply, and the admissions office will tell you whether your first degree qualifies.",
	],
	facts: [
		{ label: "Courses", value: "B.Arch; both M.Arch courses" },
		{ label: "Language", value: "English" },
		{ label: "Equivalence", value: "Association of Indian Universities" },
		{ label: "Housing", value: "Hostel room for every international student" },
		{ label: "Nearest airport", value: "Coimbatore, 86 km, about three hours by road" },
	],
	eligibility: [
		"Foreign qualifications must be equivalent to Indian ones according to the Association of Indian Universities.",
		"You’ve passed all subjects, with a single board.",
		"Non-resident Indians qualify if they’ve studied abroad for five of the last eight years.",
		"Accepted: 10+2 with physics, chemistry and mathematics.",
		"Accepted: a 10+3 diploma with mathematics.",
		"Accepted: an International Baccalaureate diploma after ten years of schooling, with mathematics.",
		"Which mark sheets you need depends on your board. For 10+2: Class 10 and 12. For 8+4: Class 8 to 12. For 9+3: Class 9 to 12.",
	],
	howToApply: [
		{
			title: "Check the equivalence",
			text: "Look up your board with the Association of Indian Universities, or send us a copy of the certificate and ask.",
		},
		{
			title: "Collect the mark sheets",
			text: "See above for the ones your board requires. If they aren’t in English, add a certified translation.",
		},
		{
			title: "Fill in the form",
			text: "Answer “Yes” to the question about international students. The form then asks for your proof of residence.",
		},
		{
			title: "Pay the application fee",
			text: "Pay online by card. You get an application number, and can try again if the payment fails.",
		},
		{
			title: "Meet us by video call",
			text: "We’ll find a time that suits you. Have something you’ve made ready to show.",
		},
		{
			title: "Visa and arrival",
			text: "Apply for a student visa with the letter of admission. Tell us your flight, and we’ll meet you at Coimbatore.",
		},
	],
	pictures: [{ key: "bridge-6", alt: "Hanging bridge joining two hillsides" }],
};
