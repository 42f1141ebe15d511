import type { CampusPage } from "#src/school/pages/campus.ts";

export const fitness: Omit<CampusPage, "figure"> = {
	title: "Fitness",
	lead: "At 2,240 metres every walk to class is a form of training. For those who want more there is a long room under the Student Centre with weights, mats, a climbing wall and large windows that steam up by seven.",
	cards: [
		{
			title: "The long room",
			text: "Free weights, four rowing machines, ropes and a floor of end-grain wattle blocks that the workshop laid. No mirrors, by vote of the users. There are separate hours for women in the morning and in the evening, and mixed ones in between.",
		},
		{
			title: "The climbing wall",
			text: "Nine metres high, and designed by a fourth-year group whose members wished to use it. The holds are cut from offcuts and change every term. Belaying is taught on two evenings a week, and a card is needed before you may hold anyone’s rope.",
		},
		{
			title: "Yoga and silambam",
			text: "Yoga at six in the Loft, before the desks wake up, and silambam, the Tamil art of the staff, three times a week on the terrace. For both, the teacher comes up from the town. Students of structures have been seen to attend for professional reasons.",
		},
		{
			title: "Swimming",
			text: "We have no pool, but a bus. It leaves for the heated pool at Wellington at twenty past five and is back by breakfast. Beginners are taken every fortnight, and the team trains on four mornings a week.",
		},
	],
	pictures: [
		{ key: "gym-2", alt: "Section of a long room with a climbing wall, rowing machines, ropes and weights" },
		{ key: "timber-frame-5", alt: "Long timber frame with braces and rafters" },
		{ key: "hill-bus-1", alt: "Red bus with lit windows on a hill road before sunrise" },
	],
};
