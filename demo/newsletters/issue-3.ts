import type { Newsletter } from "./types.ts";

export const newsletter3: Newsletter = {
	key: "news_letter_3",
	title: "The Spirit Level, no. 3: Timber",
	month: "November 2025",
	summary: "Wattle into rafters, the carpenter’s scarf joint, the start of the thesis season, and who won the brick.",
	pages: [
		{
			articles: [
				{
					heading: "A weed holds up the roof",
					body: [
						"Black wattle came to these hills for its bark and stayed for reasons of its own. Each year we take some out of the north bank to let the shola back in. Each year that leaves us with forty or fifty poles that are too thin for a sawmill and too good to burn.",
						"The fifth semester has spent ten weeks asking what those poles want to be. The answer is behind the workshop: a roof of nine metres for stacking bamboo. Its members are no thicker than a wrist, tied together in threes, with an oak peg wherever three lines meet. It weighs less than the lorry that didn’t have to bring it.",
						"The landscape class has approved the project, on condition that it doesn’t become popular.",
					],
				},
				{
					heading: "Numbers",
					body: [
						"Poles felled: 212. Used: 188. Pegs cut: 640. Pegs cut again: 95. Thumbs hit: 7. Days of rain while we built, in the north-east monsoon: 9 out of 12. Visitors who asked whether it was finished: all of them.",
					],
				},
			],
		},
		{
			articles: [
				{
					heading: "Learning the scarf",
					body: [
						"He doesn’t want us to print his name because, he says, the joint isn’t his. He repaired his first veranda in the village at fifteen, holding the lamp for his uncle. In September he taught nineteen of us how to cut a rotten foot off a post and let in a new one, so that water runs out of the joint and never into it.",
						"The slope is one in eight. The lower piece has the tongue. The peg goes in from the weather side, a hair’s breadth off the line, so that it draws the faces together as you drive it home. He made the first cut and we made the next eleven. He made the last one, because it had got dark and a child wanted to watch.",
						"In our drawings of the repair, each new foot has its date. The person who does it next, in sixty years’ time, should know which part was ours.",
					],
				},
				{
					heading: "Sharpening hour",
					body: [
						"The stone by the workshop window is free every day from four to five. Bring your own chisel, or borrow one and return it better. Mr. Murugesan would like to say that the kitchen is invited too, and that the mess’s knives are a disgrace.",
					],
				},
			],
		},
		{
			articles: [
				{
					heading: "Seventy-six questions",
					body: [
						"The thesis season has opened, as always, with the fair where pictures aren’t allowed: one sheet, one question, one stool. We went round with a notebook. Eighteen questions are about water, fourteen about what to do with buildings that are already there, and five about schools. One asks: “How large is a shop in which you can sit with your mother?”",
						"By the afternoon, twenty-nine of the questions had changed. The organisers say that’s the purpose. If a question survives a whole day of strangers, either no one has understood it or it’s a good one. If it’s a good one, you might as well spend a year on it.",
					],
				},
				{
					heading: "The brick",
					body: [
						"The model prize, which as all readers know is a brick, went in October to a lantern of forty folds made from the school’s own rejected prints. The winner thanked the plotter. The brick got its sixteenth coat of varnish and is now, measurably, a header and a half.",
					],
				},
			],
		},
		{
			articles: [
				{
					heading: "Out in the world",
					body: [
						"Seventy-eight of our fourth-years left for practical training, in thirty-one cities. The furthest is in Guwahati, learning to build on stilts. The nearest is in Coonoor and still comes up for dinner. Offices that would like to take someone next year should email the training office by the end of January and say what they pay. We ask everyone.",
						"Suresh Bellie, from the batch of 2015, has brought water back to a stream at Kotagiri that had been a parking place, and sent us a jar of it.",
					],
				},
				{
					heading: "Before the cold",
					body: [
						"Wardens remind you that you can collect blankets from the hostel stores if you show your slippers. We’ve widened the hedge gap on the Ground, and there’s straw for anyone who’s casting beams. The dog has moved indoors.",
						"The next issue will be about stone. Eleven people folded this one in an hour and ten minutes, singing.",
					],
				},
			],
		},
	],
};
