import type { BlogSeed } from "../types.ts";

export const blogs2: BlogSeed[] = [
	{
		title: "Seven things an aptitude test can’t ask",
		day: -52,
		picture: { kind: "poster", seed: 2, alt: "Poster of a stair rising past a disc, with people on it" },
		description: `An aptitude test in architecture is a sensible thing. Every B.Arch applicant in the country has to take one, it looks for an eye and for some reasoning, and you can practise for it. You need a valid score to join us, and that’s that. But we’d like to put it in its place, especially if you’ve just had a disappointing score, or a splendid one.

These are the questions we’d ask if a test could.

1. When did you last take something apart, and was it still apart the next day?
2. Can you sit still in a strange street for twenty minutes without a phone?
3. Have you ever explained the way to someone, and been right?
4. What do you do with a drawing you don’t like?
5. Who in your family can make things, and have you ever held the other end?
6. Could you tell an old man that you want to measure his bedroom, and why?
7. What was the last thing you changed your mind about?

## Why we mention it

None of these has a mark. All of them come up in the first eight weeks of the first semester, when no one knows who scored what, and no one cares. Our records over the years show only a weak link between the rank at entry and the thesis at the end. They show a rather strong one between the thesis and the number of workshop hours.

So by all means practise for the test. Draw for half an hour a day, from things and not from other drawings. Sleep before the test. And then, whatever the number says, go and hold the other end of something.`,
	},
	{
		title: "Rice for three hundred and forty",
		day: -63,
		author: "Pooja Kulkarni",
		picture: {
			kind: "section-perspective",
			seed: 8,
			alt: "Dining hall under a pitched roof, cut open and seen in depth",
		},
		description: `For the services elective I was told to draw a building as a machine, and I chose the mess. So for one week I got up at four and followed Selvam, who’s been cooking for us since the year the school opened. He had only one condition: that I don’t stand in the doorway.

## The quantities

Three hundred and forty residents, on an ordinary day, get through 52 kilograms of rice, 30 of vegetables, 11 of dal, 60 litres of milk and, on a jury day, nearly twice as much coffee. Water boils here at a little over 92 degrees. Everything takes longer, dal worst of all, and a recipe from the plains is only a rumour. The pressure vessels, says Selvam, aren’t a convenience but an argument with the altitude.

## The plan

I’d assumed that the kitchen was badly planned, because people cross. By the third day I had a diagram of the crossings and understood it. They cross where things have to be tasted. There’s one table at the centre with a spoon on a nail, and each route touches it. When I proposed, as an exercise, to “rationalise circulation”, Selvam listened to the end and then asked where the spoon would be.

## The section

The hall was once a boiler house, so the steam goes up twelve metres. It leaves by a ridge vent that opens with a rope. Pull it too early, and the hall is cold. Pull it too late, and it rains indoors, on table nine. The rope belongs to the person who washes the vessels, with her face to the wall. She does it by ear.

My drawing has eleven arrows. It got a good mark, and a correction in ballpoint: there should be a stool near the spoon.`,
	},
	{
		title: "In defence of the dumpy level",
		day: -75,
		author: "N. Raghunathan",
		picture: { kind: "terrain-model", seed: 3, alt: "Layers of a contour model lifted apart" },
		description: `Every year a student asks, politely, why we still carry a brass telescope on three legs up a hillside, when a phone can make a model of it in eleven minutes. I have a short answer and a long one.

The short answer is that the phone doesn’t know which way is up.

## The long answer

A level tells you one thing: this point is so much higher than that one. To learn even that, you have to set it up, which means finding three firm places for three feet. You have to look through it, upside down if it’s one of our older ones. And someone has to stand at the other end and hold a staff upright in the wind. This person is a friend when you begin.

All this is slow, and I wouldn’t remove a minute of it. While you fiddle with the footscrews, you look at the ground. You notice that the grass is greener along a line, and that the line is where the seepage comes out. You notice an old step. You find out that the farmer has been watching and would like to know what you’re up to. So you tell him, and he says that the wall came down in ’93.

Then there are the sums. Rise and fall, booked in two columns, must come back to where they began. If they don’t, you have the privilege, rare in life, of knowing exactly how wrong you are.

## A compromise

By all means bring the phone. It sees every leaf. We’ll fix four points with the level, hang your handsome cloud on them, and find out how far it had drifted. Often it’s only the width of a hand. On a slope of one in three, with a drain at the lower end, I’ve seen a hand’s width go to court.`,
	},
	{
		title: "A year between: what I did before PGETA",
		day: -87,
		author: "Ritu Lama",
		picture: { kind: "ridges", seed: 3, alt: "Single dark peak before a striped sky" },
		description: `I finished my B.Arch with a reasonable aggregate, a thesis about monasteries and no idea at all of what to do next. Everyone else seemed to be applying. I took a year instead, and because people keep asking whether I wasted it, here are the accounts.

## Months one to five: a small office

Four people, one of them the owner’s cousin. I drew toilets. I drew, in fact, forty-three toilets, and by the thirtieth I knew things about falls and floor traps that no studio had told me. I also found out that I kept asking where the water would come from, and that no one in the office liked the question.

## Months six and seven: nothing

At home, in Kalimpong. I helped to rebuild a goat shed. It has the only roof of mine that exists.

## Months eight to twelve: preparation

The entrance test is what it is. I worked through the syllabus for two hours each morning, and with a friend on the phone in the evening, because you can only explain what you’ve understood. Three pieces of advice:

- Do the old papers on paper.
- Learn the climate and services part as if you meant to use it. You will.
- Stop a week before. Walk.

## What I wrote in my application

I had an impressive first draft. It had the word “holistic” in it. The second said that I’d drawn forty-three toilets and wanted to know where the water came from. In the interview they talked about nothing else for twenty minutes, and one of them began to sketch a septic tank.

I’m now in the third semester of Environmental Architecture, and I still don’t know where all of it comes from. But I have a map, some two hundred samples in bottles, and a much better goat shed on paper.`,
	},
	{
		title: "Why our windows are smaller than you’d like",
		day: -99,
		author: "Kavitha Selvaraj",
		picture: { kind: "elevation", seed: 8, alt: "Long house with small windows beneath a broad roof" },
		description: `Visitors come up the ghat road, see the view, and want a wall of glass. So does every second-year. I ask them to spend one night behind one.

We own such a room. Someone who loved the valley built it for guests, before my time. At three in the afternoon it’s 31 degrees in there with the door open. At five in the morning it’s nine. The view, for a good part of the year, is a white sheet. The curtains are always drawn, because otherwise you’re on show. I use it as a teaching aid.

## The arithmetic

On a clear winter night, a square metre of single glass loses about as much heat as a person sitting next to it gives off. So each one you add needs another guest. A square metre of our mud wall, as thick as a forearm is long and limed on both sides, loses less than a third of that, and gives back at midnight what it took in at noon.

## What to do instead

- Put the big window on the south or south-east, where the low winter sun will pay for it, and make it something to sit *in*.
- Elsewhere, frame. A window the size of a sheet of A2, at the height of a seated eye, shows more valley than a glass wall does, because you look.
- Give each one a shutter. Wood, inside, with a good catch. A shutter at dusk is worth a second pane, and its sound is how a house says good night.
- Let light in from above where you need it to work, and not where you need it to boast.

My students call this my sermon. Then they put a logger in the guest room, come back with the curve, and ask where you can still buy a decent shutter hinge. I keep a list.`,
	},
];
