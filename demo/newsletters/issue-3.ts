import type { Newsletter } from "./types.ts";

export const newsletter3: Newsletter = {
	key: "news_letter_3",
	title: "The Spirit Level, no. 3: Timber",
	month: "November 2025",
	summary: "Wattle into rafters, the carpenter’s scarf joint, a thesis season opened, and who won the brick.",
	pages: [
		{
			articles: [
				{
					heading: "A weed holds up the roof",
					body: [
						"Black wattle came to these hills for its bark and stayed for reasons of its own. Each year we take some out of the north bank to let the shola back in, and each year that leaves us with forty or fifty poles which are too thin for a sawmill and too good to burn.",
						"The fifth semester has spent ten weeks on the question of what they want to be. The answer stands behind the workshop: a roof of nine metres for stacking bamboo, made up of members no thicker than a wrist, tied together in threes, with an oak peg wherever three lines meet. It weighs less than the lorry that did not have to bring it.",
						"The landscape class has approved of the project, on the condition that it should not become popular.",
					],
				},
				{
					heading: "Numbers",
					body: [
						"Poles felled: 212. Used: 188. Pegs cut: 640. Pegs cut again: 95. Thumbs hit: 7. Days of rain during erection, in the north-east monsoon: 9 out of 12. Visitors who asked whether it was finished: all of them.",
					],
				},
			],
		},
		{
			articles: [
				{
					heading: "Learning the scarf",
					body: [
						"He does not wish his name to be printed, because, he says, the joint is not his. He repaired his first veranda in the village at fifteen, holding the lamp for his uncle. In September he taught nineteen of us how to cut a rotten foot off a post and let in a new one, so that water runs out of the joint and never into it.",
						"The slope is one in eight. The lower piece has the tongue. The peg goes in from the weather side and a hair’s breadth off the line, so that driving it home draws the faces together. He made the first cut, we made the next eleven, and he made the last, since by then it had grown dark and there was a child who wished to see it.",
						"In our drawings of the repair each of the new feet is shown with its date. Whoever does it next, in sixty years’ time, should know what was ours.",
					],
				},
				{
					heading: "Sharpening hour",
					body: [
						"The stone by the workshop window is free every day from four to five. Bring your own chisel, or borrow one and return it better. Mr. Murugesan would like to point out that the kitchen is also invited, and that the knives of the mess are a disgrace.",
					],
				},
			],
		},
		{
			articles: [
				{
					heading: "Seventy-six questions",
					body: [
						"The thesis season has opened, and as always with the fair at which no pictures are allowed: one sheet, one question, one stool. We went round with a notebook. Eighteen questions deal with water; fourteen with what to do about buildings that are there already; five with schools. One runs: “How large is a shop in which you can sit with your mother?”",
						"By the afternoon twenty-nine of the questions had been changed. In the view of the organisers, this is the purpose. A question that survives a whole day of strangers has either been understood by nobody or is a good one, and in the second case one may as well spend a year on it.",
					],
				},
				{
					heading: "The brick",
					body: [
						"The model prize, which as all readers know is a brick, was given in October for a lantern of forty folds made from the school’s own rejected prints. The winner thanked the plotter. The brick received its sixteenth coat of varnish and has become, measurably, a header and a half.",
					],
				},
			],
		},
		{
			articles: [
				{
					heading: "Out in the world",
					body: [
						"Seventy-eight of our fourth-years left for practical training, to thirty-one cities. The furthest is in Guwahati, learning to build on stilts; the nearest is in Coonoor and still comes up for dinner. Offices that wish to take somebody next year should write to the training office before the end of January and state what they pay. It asks everyone.",
						"From the batch of 2015, Suresh Bellie has brought water back into a stream at Kotagiri that had been a parking place, and sent us a jar of it.",
					],
				},
				{
					heading: "Before the cold",
					body: [
						"Wardens remind you that blankets may be drawn from the hostel stores on showing your slippers. The hedge gap on the Ground has been widened, and there is straw for those who are casting beams. The dog has moved indoors.",
						"The next issue will be about stone. This one was folded by eleven people in an hour and ten minutes, with singing.",
					],
				},
			],
		},
	],
};
