import type { Newsletter } from "./types.ts";

export const newsletter2: Newsletter = {
	key: "news_letter_2",
	title: "The Spirit Level, no. 2: Water",
	month: "July 2025",
	summary: "A walk down the stream in the south-west monsoon, a tank that whistles, and boots in the corridor.",
	pages: [
		{
			articles: [
				{
					heading: "Five kilometres of our own water",
					body: [
						"We walked it in the second week of the monsoon, eighty first-years and a forest guard, from the wet grass above the upper gate to the municipal pump house. The stream is a hand wide where it leaves the shola. By the time it passes under the mess it carries off the roofs of the whole campus and makes a noise like a train.",
						"At each of nine stations somebody was waiting to explain. The cook showed us how much she uses; the plumber, how much gets lost. A tea grower downstream told us, with great courtesy, what used to arrive on his land before the reed bed was built. No slide has ever been so clear.",
						"Each of us carried up one litre from the bottom. It weighs a kilogram, as we had been told in school. Nobody had mentioned that it weighs more after the third bend.",
					],
				},
				{
					heading: "Boots: a correction",
					body: [
						"In our last issue we wrote that boots might be left in the corridor of the Loft. We are asked to say that this was not so, is not so, and that there is now a shelf, by the third semester, with room for ninety pairs and a gutter of its own.",
					],
				},
			],
		},
		{
			articles: [
				{
					heading: "The tank that whistles",
					body: [
						"The new rainwater tank behind the Boiler House holds forty thousand litres and filled up in nine days. On the tenth it began to whistle. Pradeep Naik’s class was delighted. It spent an afternoon with stethoscopes made from funnels and found that the air displaced by the incoming water was leaving through a vent pipe of precisely the wrong length.",
						"The note is a little below A. By a vote of seven to five the class decided against cutting the pipe, since everyone on campus can now hear, without looking, when it rains hard enough to fill a bucket in a minute. Residents of the nearest rooms have been provided with a sock.",
					],
				},
				{
					heading: "Letter: on umbrellas",
					body: [
						"Sir or madam: I have lost four since June, all of them in the library stand. Not one was taken, I believe, with evil intent. Each left in its place an older one. I now own four umbrellas that I did not choose, and have come to like them. I only ask the person with the green one to know that it opens better if you speak to it. (Third year, name known to us.)",
					],
				},
			],
		},
		{
			articles: [
				{
					heading: "What the retaining wall said",
					body: [
						"A wall on the road to Burliar let go in the last days of June, at night, and blocked a lane; by good fortune no one was hurt. Ten of us went down with Dr. Raghunathan when the road had been cleared and drew the scar.",
						"It is a simple story. The weep holes had been plastered over, to look tidy, some four years ago. The drain at the top had been roofed with a slab, to park upon. In a week 310 millimetres of rain came down, and there was nowhere for any of it to go. What fell was less a wall than a tank.",
						"The residents’ association has asked us to look at the others. We have begun, together with them, and with a geotechnical engineer from the district. It is not a design project. It may be the most important drawing that we do this year.",
					],
				},
			],
		},
		{
			articles: [
				{
					heading: "Mess notes",
					body: [
						"Millet dosa has come through its trial month and will be back in August. The night kettle has been moved away from the plotter, at the plotter’s request. A count over one week found that eleven kilograms of rice a day were being left on plates; smaller ladles were introduced without announcement, the figure is now four, and not one person has complained, except about something else.",
					],
				},
				{
					heading: "A page for the new batch",
					body: [
						"You will arrive in August, probably in the rain. Bring shoes that have already been wet once. Bring a tin with a proper lid, and a lamp. Leave at home the drawing board with the parallel bar; there is one on each desk. You need not know how to draw. You will be asked to sleep in something you have built yourselves in the sixth week, so be kind to those who can tie knots.",
						"The second year will meet the buses at the lower gate, at the stone that is still called the bus stop.",
					],
				},
			],
		},
	],
};
