import type { Newsletter } from "./types.ts";

export const newsletter1: Newsletter = {
	key: "news_letter_1",
	title: "The Spirit Level, no. 1: Ground",
	month: "March 2025",
	summary: "Soil pits, frost on the playground, and the second year’s first hundred steps in the village.",
	pages: [
		{
			articles: [
				{
					heading: "Why a newsletter, and why this name",
					body: [
						"A school with eighty beginners a year, two postgraduate courses and one very vocal mess committee produces a lot of paper, and little of it reaches the people who’d enjoy it. From now on there’ll be three of these a year. Students write them, the library corrects them, and anyone who’s passing folds them.",
						"The name is that of the cheapest instrument in the survey store. A spirit level doesn’t tell you whether a thing is good. It tells you, quietly and at once, whether you’ve fooled yourself. We’ll try to be as useful.",
					],
				},
				{
					heading: "Nine pits",
					body: [
						"The fourth semester has been digging. Nine pits, each as deep as a student, now run down the terraces of the studio site. The top three have black soil for a forearm’s length and then something yellow that crumbles. Further down the yellow vanishes. In pit seven we found water at one metre twenty, on a day when it hadn’t rained for three weeks.",
						"The class had pencilled in its largest building exactly there. The building has moved. “You’ve saved someone’s wall,” said Dr. Raghunathan, climbing out, “and it only took you two blisters.”",
					],
				},
			],
		},
		{
			articles: [
				{
					heading: "Frost on the penalty spot",
					body: [
						"On eleven mornings in January the playground was white while the terrace above it wasn’t. Kavitha Selvaraj’s class set out a row of thermometers from the library down to the goalpost and read them every hour through one clear night. At half past five the difference was six degrees, over a drop of fourteen metres.",
						"Cold air is heavy. It slides off the hill, runs along the path by the mess, and collects in the only flat place we have. The hedge on the lower side holds it in like a dam. So we’ve cut a gap of three metres in that hedge, and the goalkeeper of the morning team reports that she can feel her hands.",
					],
				},
				{
					heading: "From the library",
					body: [
						"New and worth the climb: a set of survey sheets of the Nilgiris from 1938, given by a tea planter’s granddaughter; four copies of the handbook on hill roads, because the first one always walks; and a shelf of children’s books about building. We bought those for the drawing mornings, and the third year is reading them.",
						"Overdue: eleven tape measures. We know who you are. You’re everyone.",
					],
				},
			],
		},
		{
			articles: [
				{
					heading: "A hundred steps before the tape comes out",
					body: [
						"This year’s measured-drawing camp began in February with a walk. The council of the hatti had agreed to have us if no one measured anything on the first day. So forty of us went round with one of the elders, who counted steps aloud in Badaga and told us what had happened at each.",
						"By the evening we had a plan, in a way. It had a well that someone filled up, a tree that fell in 1979, the corner where the bus conductor sleeps, and three doors that used to be windows. None of these was on the survey we’d brought along.",
						"The tapes came out on the second morning. The sheets are better for having been late.",
					],
				},
				{
					heading: "Overheard in a jury",
					body: [
						"“Your tree is doing a lot of work.” “It’s a beautiful stair. Does it have to go up?” “I don’t mind that it leaks. I mind that you’re surprised.” “This is the first honest toilet of the day.”",
					],
				},
			],
		},
		{
			articles: [
				{
					heading: "For applicants",
					body: [
						"If you’re in Class 12 and thinking of the B.Arch, you’ll need a score in NATA or an equivalent aptitude test, and 50% both in physics, chemistry and mathematics together and in Class 12 as a whole. A diploma after Class 10, with mathematics, counts too. There’s no lateral entry.",
						"And if you want to know whether you’d like it, come for a day, sit in a studio, and stay until someone asks you to hold something. Email the admissions office. You’ll get an answer.",
					],
				},
				{
					heading: "Coming up",
					body: [
						"In April, we load the paper bridges on the Ground. In May come the final reviews, and after them a silence. In June the rain arrives, and the first year is building instruments for it. The second issue will be about water. Leave your contributions in the biscuit tin at the library desk. Please take only one biscuit for each.",
					],
				},
			],
		},
	],
};
