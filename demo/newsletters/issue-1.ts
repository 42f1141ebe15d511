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
						"A school of eighty beginners a year, two postgraduate courses and one very vocal mess committee produces a good deal of paper, little of which reaches the people who would enjoy it. From now on there will be three of these a year. They are written by students, corrected by the library, and folded by whoever is passing.",
						"The name is that of the cheapest instrument in the survey store. A spirit level does not tell you whether a thing is good. It tells you, quietly and at once, whether you have deceived yourself. We shall try to be as useful.",
					],
				},
				{
					heading: "Nine pits",
					body: [
						"The fourth semester has dug. Nine pits, each as deep as a student, now run down the terraces of the studio site. In the top three there is black soil for a forearm’s length and then something yellow that crumbles. Further down the yellow vanishes, and in pit seven there was water at one metre twenty, on a day on which it had not rained for three weeks.",
						"The class had pencilled in its largest building exactly there. It has been moved. “You have saved somebody’s wall,” said Dr. Raghunathan, climbing out, “and it took you only two blisters.”",
					],
				},
			],
		},
		{
			articles: [
				{
					heading: "Frost on the penalty spot",
					body: [
						"On eleven mornings in January the playground was white while the terrace above it was not. Kavitha Selvaraj’s class set out a row of thermometers from the library down to the goalpost and read them every hour through one clear night. At half past five the difference was six degrees, over a drop of fourteen metres.",
						"Cold air is heavy. It slides off the hill, runs along the path by the mess, and collects in the only flat place that we have. The hedge along the lower side keeps it in like a dam. A gap of three metres has since been cut in that hedge, and the goalkeeper of the morning team reports that she can feel her hands.",
					],
				},
				{
					heading: "From the library",
					body: [
						"New and worth the climb: a set of survey sheets of the Nilgiris from 1938, given by a tea planter’s granddaughter; four copies of the handbook on hill roads, since the first one always walks; and a shelf of children’s books about building, which were bought for the drawing mornings and are being read by the third year.",
						"Overdue: eleven tape measures. We know who you are. You are everybody.",
					],
				},
			],
		},
		{
			articles: [
				{
					heading: "A hundred steps before the tape comes out",
					body: [
						"This year’s measured-drawing camp began in February with a walk. The council of the hatti had agreed to have us on condition that for the first day nobody measured anything. So forty of us went round with one of the elders, who counted steps aloud in Badaga and told us what had happened at each.",
						"By the evening we had a plan, in a way. It had a well that has been filled up, a tree that fell in 1979, the corner where the bus conductor sleeps, and three doors that used to be windows. Not one of these was on the survey that we had brought along.",
						"The tapes came out on the second morning. The sheets are better for having been late.",
					],
				},
				{
					heading: "Overheard in a jury",
					body: [
						"“Your tree is doing a lot of work.” “It is a beautiful stair. Does it have to go up?” “I do not mind that it leaks. I mind that you are surprised.” “This is the first honest toilet of the day.”",
					],
				},
			],
		},
		{
			articles: [
				{
					heading: "For applicants",
					body: [
						"If you are in class 12 and thinking of the B.Arch: you will need a score in NATA or an equivalent aptitude test, half of the marks in physics, chemistry and mathematics together, and half in the whole. A diploma after class 10 with mathematics serves as well. There is no way into the second year from the side.",
						"And if you want to know whether you would like it: come for one day, sit in a studio, and stay until someone asks you to hold something. Write to the admissions office; it answers.",
					],
				},
				{
					heading: "Coming up",
					body: [
						"In April, loading of the paper bridges on the Ground. In May, final reviews and after them a silence. In June, the arrival of the rain, for which the first year is building instruments. Contributions for the second issue, which will be about water, may be left in the biscuit tin at the library desk. Please take only one biscuit for each.",
					],
				},
			],
		},
	],
};
