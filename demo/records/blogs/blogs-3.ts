import type { BlogSeed } from "../types.ts";

export const blogs3: BlogSeed[] = [
	{
		title: "Letters from a training office",
		day: -112,
		author: "Vignesh Baskaran",
		picture: { kind: "floor-plan", seed: 7, alt: "Plan of an office with its desks in rows" },
		description: `In the fourth year we leave for a semester of practical training. The school asks for a report every month. I wrote letters to my guide instead, and she’s let me print parts of them, with the names of the guilty removed.

## First month

They’ve given me a desk by the printer. I’ve learnt that the printer has moods. My first task was to number 212 doors. My second was to find out why there were 214. On the first site visit I stepped into wet screed. The mason said nothing, took his trowel, and closed the print behind me. I’ve thought about that more than about any lecture.

## Second month

I drew a staircase. It will be *built*. I went over the total of the risers eleven times, then once more in the night. Yesterday I heard that the floor finish has changed and that everything is now eighteen millimetres different. The senior who told me gave me a chocolate, so this must be normal.

## Third month

A client cried at a meeting, from relief, because someone finally asked where her father’s bed would go. I was only there to carry the model. The contractor’s engineer explained to me how to read a bar schedule, and I explained to him how to turn off the layer he hates. We’re quits.

## Last month

My stair is up. It has fifteen risers, and the third one is two millimetres too high. No one knows except me, the carpenter and now you. I went up and down it forty times, and I can feel it each time.

> Please tell the juniors to take a notebook, sensible shoes and some humility, though not as much of the last as I took. People answer if you ask.`,
	},
	{
		title: "On sharpening",
		day: -126,
		author: "R. Murugesan",
		picture: { kind: "workshop", seed: 3, alt: "Wooden plane drawn from above and from the side" },
		description: `I was asked to write about the machines. I’ll write about the stone, because the machines come later, and because in twenty-four years I’ve hardly seen an accident with a sharp tool. It’s the blunt one that slips.

When new students come to the workshop I give each of them a chisel, and it’s in bad condition. I make sure of that. They think they’ll cut something. For the first two hours they sharpen.

## How to do it

1. The back first. It must be flat. Rub it on the stone until the whole end shines like a spoon. This takes long, and you only have to do it once in the life of a chisel.
2. Then the bevel. Find the angle with your hands, not with a gadget. Lock the wrists and move from the hips, like someone rolling chapati dough for a big family.
3. Feel for the burr with your thumb, *across* the edge, never along it.
4. Turn it over. One light stroke. Look at the edge under the lamp. If you can see a white line, that’s a flat place. You can’t see a sharp edge.
5. Try it on the end of a piece of silver oak. It should leave a surface like wet stone.

## What they learn

They find out that they were pushing. You don’t push a sharp chisel, you guide it. Some of them get it after an hour, and their faces change. One boy who hadn’t said a word since coming to college asked whether he could do the rest of the rack. He did forty chisels. He now has a practice in Hosur, and he sends me his blades by courier, for no reason, with a box of sweets.

If you see me looking at your pencil in a jury, that’s why.`,
	},
	{
		title: "What a library refuses to throw away",
		day: -140,
		author: "Grace Rajamani",
		picture: { kind: "shelves", seed: 4, alt: "Shelves of books and small models, with someone on a ladder" },
		description: `A consultant once advised us to discard every book that no one had borrowed for five years. I made the list, as he wished. There were 2,140 titles on it. Then I walked along the shelves and looked at them, and this is a record of why most are still there.

## Out of date, and therefore useful

The timber tables from before metrication show which sections were common, so if you measure an old roof you can tell an original member from a replacement. The phone directory of 1974 lists shops by street, and the conservation class lives on it. A catalogue of sanitary ware has dated three buildings.

## Never borrowed, always read

Some books are too heavy to carry off. People read them standing up, by the window, usually when they’ve come for something else. I know, because I’ve put a slip of paper into each, and the slips move.

## Borrowed by no one yet

We have one work on the lime kilns of the district, in a language that two people on campus can read. It’s been waiting for nineteen years. I have every confidence.

## What did go

- Eleven copies of a guide to software that no machine can run.
- A series on interiors in which each room had the same lamp.
- Anything with silverfish, after a fortnight in the deep freeze of the mess, by arrangement.

That came to 96. The consultant was disappointed. But his remark had one good result: the list itself now hangs near the entrance, under the heading *No one has borrowed these*. In the first month, students took out 310 of them. People can’t resist a book that needs them.`,
	},
	{
		title: "A slope of one in three",
		day: -155,
		picture: { kind: "site-plan", seed: 8, alt: "Site plan of scattered buildings on contour lines" },
		description: `The site for the fourth semester has been the same for nine years: a strip of old potato terraces below the road, sixty metres long, with a fall of twenty. Students have designed on it some seven hundred times, and nothing has ever been built there. The goats are used to us.

People ask why we don’t choose a new one. We did try. The students spent five weeks finding out what a site was and three on the building. With this one, they inherit. Every batch leaves behind its survey, its soil pits and its errors, in a tin trunk in the studio, and the next one can believe them or not.

## What the trunk contains

- Nine surveys, no two alike, from which you can work out how fast the upper wall is moving.
- A photo of snow that proved to be hail.
- A jar of earth labelled *do not trust*.
- A letter from the owner, allowing us to dig “but not where my grandfather is”.

## What a steep site teaches

That a plan is a stack of sections. That there are always two ground floors. That a lift is a kind of staircase for water pipes, and that the bottom of the site belongs to anyone who lives below it. Above all, that one cubic metre of earth, which is a click on the screen, is about fifty loads on someone’s head, because no machine can get in.

We ask each group to move one cubic metre, by basket, from the top of the terrace to the bottom, before they draw a cut. It takes a morning. The depth of the average excavation in the final schemes has since gone down by two thirds.`,
	},
	{
		title: "Walking as a drawing instrument",
		day: -170,
		author: "Imran Sheriff",
		picture: { kind: "map", seed: 4, alt: "Contour map with a route leading round a hill" },
		description: `The urban design studio owns some expensive equipment, and the best of it is a pair of shoes. I set the same exercise at the start of each first semester: walk from the bus stand to the botanical garden by a route on which you never go back, and draw the walk as a line. Then do it with someone else’s legs.

## Four pairs of legs

In the first week you go alone. In the second, you push a pram with twelve kilograms of rice in it. In the third you follow, at a polite distance and with her agreement, a woman of about seventy who’s going shopping. In the fourth you walk at eleven at night, in pairs, and note each place where you went faster.

By then the line has become four lines, and they have very little in common. The pram takes a detour of 600 metres to avoid three steps. The shopper stops nine times, always where there’s something to lean on. The night’s line has holes in it.

## What we draw from it

No proposals: we forbid them until the eighth week. But from the overlay you can see:

1. where the town already works for everyone, which is in more places than students expect, usually next to a tea stall;
2. where one handrail would do more than a plaza;
3. who decided on the height of the kerbs, and that he didn’t push a pram.

A student with five years of CAD behind her said it was the slowest drawing she’d ever made: eleven kilometres for one sheet. She’s since become a consultant on footpaths in a city with a great deal of money. She tells me that before any meeting she still asks for the rice.`,
	},
];
