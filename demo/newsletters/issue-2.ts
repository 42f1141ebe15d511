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
						"We walked it in the second week of the monsoon, eighty first-years and a forest guard, from the wet grass above the upper gate to the municipal pump house. The stream is a hand wide where it leaves the shola. By the time it passes under the mess, it carries the rain from every roof on campus and makes a noise like a train.",
						"At each of nine stations someone was waiting to explain. The cook showed us how much she uses, and the plumber how much gets lost. A tea grower downstream told us, very politely, what used to arrive on his land before the reed bed was built. No slide has ever been so clear.",
						"Each of us carried one litre up from the bottom. It weighs a kilogram, as we’d been told in school. No one had mentioned that it weighs more after the third bend.",
					],
				},
				{
					heading: "Boots: a correction",
					body: [
						"In our last issue we wrote that you could leave boots in the corridor of the Loft. We’ve been asked to say that you couldn’t, that you can’t, and that there’s now a shelf, made by the third semester, with room for ninety pairs and a gutter of its own.",
					],
				},
			],
		},
		{
			articles: [
				{
					heading: "The tank that whistles",
					body: [
						"The new rainwater tank behind the Boiler House holds forty thousand litres and filled up in nine days. On the tenth it began to whistle. Pradeep Naik’s class was delighted. It spent an afternoon with stethoscopes made from funnels and found out why: as water came in, the air was leaving through a vent pipe of exactly the wrong length.",
						"The note is a little below A. The class voted seven to five against cutting the pipe, because now everyone on campus can hear, without looking, when it rains hard enough to fill a bucket in a minute. Residents of the nearest rooms have been given a sock.",
					],
				},
				{
					heading: "Letter: on umbrellas",
					body: [
						"Sir or madam: I’ve lost four since June, all of them in the library stand. I don’t believe anyone meant any harm. Each time there was an older one in its place. I now own four umbrellas I didn’t choose, and I’ve come to like them. I’d only like the person with the green one to know that it opens better if you speak to it. (Third year, name known to us.)",
					],
				},
			],
		},
		{
			articles: [
				{
					heading: "What the retaining wall said",
					body: [
						"A wall on the road to Burliar gave way in the last days of June, at night, and blocked a lane. Luckily no one was hurt. Ten of us went down with Dr. Raghunathan after the road was cleared, and drew the scar.",
						"It’s a simple story. Some four years ago, someone plastered over the weep holes, to look tidy. Someone put a slab over the drain at the top, to park on. In a week 310 millimetres of rain came down, and there was nowhere for any of it to go. What fell was less a wall than a tank.",
						"The residents’ association has asked us to look at the others. We’ve begun, together with the residents and a geotechnical engineer from the district. It isn’t a design project. It may be the most important drawing we do this year.",
					],
				},
			],
		},
		{
			articles: [
				{
					heading: "Mess notes",
					body: [
						"Millet dosa has come through its trial month and will be back in August. The night kettle has moved away from the plotter, at the plotter’s request. Over one week, we counted eleven kilograms of rice a day left on plates. So we brought in smaller ladles, without telling you. The figure is now four, and no one has complained, except about something else.",
					],
				},
				{
					heading: "A page for the new batch",
					body: [
						"You’ll arrive in August, probably in the rain. Bring shoes that have already been wet once. Bring a tin with a proper lid, and a lamp. Leave the drawing board with the parallel bar at home: there’s one on each desk. You don’t need to know how to draw. In the sixth week you’ll sleep in something you’ve built yourselves, so be kind to people who can tie knots.",
						"The second year will meet the buses at the lower gate, at the stone that we still call the bus stop.",
					],
				},
			],
		},
	],
};
