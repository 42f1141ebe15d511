import type { CampusPage } from "#src/school/pages/campus.ts";

export const fitness: Omit<CampusPage, "figure"> = {
	title: "Fitness",
	lead: "At 2,240 metres every walk to class is a form of training. If you want more, there’s a long room under the Student Centre with weights, mats, a climbing wall and large windows that steam up by seven.",
	cards: [
		{
			title: "The long room",
			text: "Free weights, four rowing machines, ropes and a floor of end-grain wattle blocks that the workshop laid. No mirrors, by vote of the users. There are separate hours for women in the morning and in the evening, and mixed ones in between.",
		},
		{
			title: "The climbing wall",
			text: "Nine metres high, and designed by a fourth-year group who wanted to use it. The holds are cut from offcuts and change every term. We teach belaying two evenings a week, and you need a card before you can hold anyone’s rope.",
		},
		{
			title: "Yoga and silambam",
			text: "Yoga at six in the Loft, before the desks wake up, and silambam, the Tamil art of the staff, three times a week on the terrace. Both teachers come up from the town. Some students of structures attend for professional reasons.",
		},
		{
			title: "Swimming",
			text: "We don’t have a pool, but we have a bus. It leaves for the heated pool at Wellington at twenty past five and is back by breakfast. Beginners can join every fortnight, and the team trains four mornings a week.",
		},
	],
	pictures: [
		{ key: "gym-2", alt: "Section of a long room with a climbing wall, rowing machines, ropes and weights" },
		{ key: "timber-frame-5", alt: "Long timber frame with braces and rafters" },
		{ key: "hill-bus-1", alt: "Red bus with lit windows on a hill road before sunrise" },
	],
};
