import * as paths from "#src/paths.ts";
import type { StudentStory } from "#src/school/pages/people.ts";

const portrait = (seed: number, name: string) => ({ key: `portrait-${seed}`, alt: `Drawn portrait of ${name}` });

export const stories: StudentStory[] = [
	{
		title: "I came for the buildings and stayed for the drains",
		studentName: "Abhirami Suresh, B.Arch",
		date: "2025-06-18",
		video: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
		film: "Her own section of the store, pencil, from the thesis diary.",
		picture: {
			key: "work-sheet-13",
			alt: "Pencil section of a store half in the slope, crates and a person in it, air drawn upwards",
		},
		description:
			"In my first interview I said I wanted to design concert halls. Five years later my thesis was a shed for carrots, and I’ve never been so happy about anything. In between, people kept asking me who opens the window. I began to ask it too. Now I work with two farmers’ groups on stores that cool themselves, and on most days the person who knows the answer isn’t an architect.",
		portrait: portrait(52, "Abhirami Suresh"),
		built: {
			text: "A store for carrots and potatoes, half in the slope, that opens its upper vents when the night is colder than the store. A test box one metre wide kept carrots saleable for nineteen days.",
			links: [
				{ label: "News: on a national shortlist", to: paths.newsDetails("thesis-on-cold-storage-shortlisted") },
				{ label: "Her thesis diary", to: paths.blogDetails("thesis-diary-the-last-forty-days") },
			],
		},
	},
	{
		title: "Eleven stairs, then a twelfth",
		studentName: "Mohammed Aslam, B.Arch",
		date: "2025-04-09",
		video: "https://www.youtube.com/watch?v=eRsGyueVLvQ",
		film: "The twelfth stair, matchsticks and no glue below the seventh step.",
		picture: { key: "work-sheet-14", alt: "Straight stair of matchsticks with red heads on a dark table" },
		description:
			"My father lays tiles in Erode and had his doubts about five years of drawing. So each semester I bring him one thing to hold. The first was a matchstick stair that took eleven attempts. He turned it round for a long time and asked how many treads would have to be cut. I hadn’t thought of that. Since then I always count before I draw, and he tells the neighbours I’m learning a trade.",
		portrait: portrait(31, "Mohammed Aslam"),
		built: {
			text: "A stair made of matchsticks, without stringer or newel, or any glue below the seventh step. It took the second-years’ model prize.",
			links: [{ label: "News: the model prize", to: paths.newsDetails("stair-model-prize") }],
		},
	},
	{
		title: "The year I didn’t apply",
		studentName: "Ritu Lama, M.Arch Environmental Architecture",
		date: "2025-09-02",
		video: "https://www.youtube.com/watch?v=R6MlUcmOul8",
		film: "Her watercolour of the goat shed at home, with the tank they asked about.",
		picture: {
			key: "work-sheet-15",
			alt: "Watercolour of a low shed with a red roof on a slope, a blue tank at its corner",
		},
		description:
			"Between the two degrees I spent a year in a small office drawing toilets, and a few weeks at home building a roof for goats. Both were in my application. At the interview no one wanted to see the monastery. They wanted to know where the goats’ water went. In this course I have a forest, a stream and a laboratory within ten minutes’ walk, and I’m finally allowed to follow a pipe to its end.",
		portrait: portrait(66, "Ritu Lama"),
		built: {
			text: "A goat shed at home in Kalimpong, and since then a map, with some two hundred samples in bottles, of where the water here comes from.",
			links: [
				{ label: "Her year between the degrees", to: paths.blogDetails("a-year-between-what-i-did-before-pgeta") },
			],
		},
	},
	{
		title: "Learning a town by its steps",
		studentName: "Kabir Chawla, M.Arch Urban Design",
		date: "2025-03-21",
		video: "https://www.youtube.com/watch?v=TLkA0RELQ1g",
		film: "His collage of the upper steps, made from the sheets he counted them on.",
		picture: { key: "work-sheet-16", alt: "Collage of a stair between two brick walls, a person in black halfway" },
		description:
			"I grew up in Delhi, where distance is counted in minutes of traffic. Here we were sent out to count steps, all of them, and there are 6,412 between the lake and the upper bazaar. Some are too high for children and others have been painted by the families who live beside them. Halfway through the term a woman asked when the handrail would come. I had only been drawing. We built eleven metres of it that summer.",
		portrait: portrait(101, "Kabir Chawla"),
		built: {
			text: "Eleven metres of handrail, and a three-legged stool out of a fallen cypress.",
			links: [
				{
					label: "News: furniture from a fallen cypress",
					to: paths.newsDetails("furniture-from-a-fallen-cypress"),
				},
			],
		},
	},
	{
		title: "A sheet that stayed in the village",
		studentName: "Sharanya Iyer, B.Arch",
		date: "2025-11-11",
		video: "https://www.youtube.com/watch?v=Y-rmzh0PI3c",
		film: "Her measured sheet of the row opposite the reading room.",
		picture: {
			key: "work-sheet-17",
			alt: "Measured elevation of five small houses, each a step higher than the one before",
		},
		description:
			"The best drawing I’ve made isn’t in my portfolio. It hangs in a village reading room near Kotagiri, slightly crooked, and shows the row of houses opposite. I went there four times before I was allowed to unroll a tape, and at the camp an old lady corrected the height of her own step. When I returned a year later a child was explaining the sheet to a visitor. She had got the scale right.",
		portrait: portrait(94, "Sharanya Iyer"),
		built: {
			text: "The sheet of a row of houses near Kotagiri, measured to the hand’s width, and the rules for asking to measure a house.",
			links: [
				{
					label: "Her blog post: Before you knock",
					to: paths.blogDetails("before-you-knock-asking-permission-to-measure-a-house"),
				},
			],
		},
	},
];
