import type { BlogSeed } from "../types.ts";

export const blogs1: BlogSeed[] = [
	{
		title: "How to draw in the rain",
		day: -3,
		author: "Arjun Menon",
		picture: { kind: "sketchbook", seed: 5, alt: "Page of a spiral-bound sketchbook, with a pencil" },
		description: `There are some hundred and thirty days a year here when it rains while you’re supposed to be drawing. You can wait, or you can learn. I’d learn. The building you’re looking at was made for exactly this weather, and only now does it show you how it works.

## What to carry

- A soft pencil. Ink runs, and fine-liners clog the moment they touch damp paper.
- Paper that’s been inside your jacket for an hour. Cold paper drinks.
- A clear plastic bag big enough for the pad *and* both hands. You draw inside it, like a surgeon.
- One large bulldog clip. No one has ever regretted it.

## What to look at

Start with the eaves. Where does the drop leave the roof, and how far from the wall does it land? Draw the splash line on the plinth. It tells you how many decades the overhang has been too short. Follow one gutter to its end, in plan, even if it takes you behind the kitchen. Then draw where people are standing. In dry weather a veranda has an edge. In rain it has a depth, and everyone knows it to within a hand.

## What to leave out

The rain. Beginners fill the sheet with slanting strokes and then can’t find the house. Draw only what the rain does: the dark half of the wall, the shine on the step, the dog that has moved.

> If you can still read the drawing when it has dried, it was a good one. If it’s wrinkled as well, it was an honest one.

Finally, put the time on it. A second drawing from the same spot, twenty minutes after the rain has stopped, is worth three lectures on drainage. I know, because I used to give them.`,
	},
	{
		title: "What a veranda is for",
		day: -12,
		author: "Joseph Kuruvilla",
		picture: { kind: "street", seed: 6, alt: "Rows of joined houses with people before them, in long strips" },
		description: `Ask a class what the veranda of a Badaga house is for, and someone will say “shade”. At this altitude no one has ever needed shade very badly. So we go and look, with permission, and sit where we’re asked to sit.

The houses of a hatti are in rows, wall against wall, on a terrace cut along the slope. In front of them runs a strip of levelled ground where a whole village can dry grain, mend things or dance. Between the two, under the eaves, is the veranda: a raised seat, rarely deeper than a person lying down.

## Three hours of counting

Our second-years once spent three hours noting what happened on forty metres of it. They counted:

1. eleven people drinking coffee, seven of whom had been called over while walking past;
2. two sales, one of garlic and one of an insurance policy;
3. a child doing homework, supervised from three houses away;
4. one argument, moved outdoors so that others could take part;
5. no one looking for shade.

The strip gives each house a place that belongs to it and is open to all. You can be invited without being let in. You can be outdoors while staying at home. An old person can be alone or in company, just by turning their head.

## Why it’s difficult to copy

Every year someone puts “a veranda, inspired by the vernacular” on the front of a villa. It’s two metres deep and faces a gate. No one will ever pass by, so no one will be called over. What’s missing isn’t the roof. It’s the row, the shared ground and the neighbour’s right to walk across it. A veranda is half of something. Before you draw it, find out where the other half is.`,
	},
	{
		title: "The hostel in eleven objects",
		day: -20,
		author: "Anagha Pillai",
		picture: { kind: "hostel-mist", seed: 6, alt: "Hostel high on a slope above mist and forest" },
		description: `When I moved into Shola House, my mother packed for a school and my father for an expedition. Neither list was right. After three years, this is what has really mattered.

1. **A hot-water bottle.** Rubber, with a cover. The heater you’re dreaming of trips the fuse for the whole wing.
2. **Slippers with a sole.** The corridor floor is red oxide, beautiful, and roughly the temperature of the stream.
3. **A tin with a lid that closes.** The monkeys on the east side can undo a zip.
4. **A second blanket.** The first belongs to anyone who’s visiting.
5. **An extension board** with a name on it. Mine is called Anagha’s and has been to places I haven’t.
6. **A thick mug.** Steel burns, glass breaks. The mess ladle holds one mug and a half, so a large one is a political statement.
7. **Clothes pegs.** For clothes, prints, curtains, and for shutting the crisp packet.
8. **A photo of somewhere flat.** You’ll forget what a horizon looks like.
9. **One good lamp.** Warm, low, movable. Half of what I know about lighting I learnt by trying not to wake Deepika.
10. **A list of who has what.** Cutter, iron, guitar, thermometer, temper. It hangs on our door, and we update it weekly.
11. **Something that makes noise at six in the morning.** The bird outside will do, for nine months of the year.

## What I sent home

The kettle (there’s one on each floor), the formal shoes, the umbrella with the automatic button, and the fifteen packets of noodles. I’d thought of those as food. They turned out to be a currency. By the second week I’d spent them all on tracing paper, help with a roof plan, and a place next to the window.`,
	},
	{
		title: "A curved roof and its reasons",
		day: -31,
		author: "Nithya Bhojan",
		picture: { kind: "hut-elevation", seed: 2, alt: "Barrel-vaulted hut drawn from the front and cut through" },
		description: `Almost every textbook has a drawing of a Toda hut, and almost all of them get the same things wrong. They draw it as a curiosity, alone, on a lawn. What follows is what I’ve learnt from residents of munds who were willing to talk about their own houses, and only about those. The dairies are another matter. They’re sacred, and they’re not for visitors. If you want to understand that, begin by not drawing them.

## How it’s built

The old house is a barrel vault: hoops of bamboo or thin poles, tied with split rattan to long horizontal members, and carried down close to the ground on both sides. Over the hoops there’s grass, thick and combed. The two ends are walls, of stone or of planks. The opening in the front one is so low that you enter bent double.

## Why it’s like that

- *Wind.* There are no eaves to catch it. A gale slides over the curve.
- *Cold.* The room is small, the grass is deep, and the doorway lets in a person and very little else.
- *Buffaloes.* A low wall of stones around the house keeps them off the thatch, which is, after all, grass.
- *Material.* Rattan holds a curve without a single nail, and you can tie it again when it slackens.

## What’s around it

This is what the lawn leaves out. A mund is a few houses, a pen, a stream, a patch of shola behind and grassland in front, and each is there for the others. Without the wetland, there’s no grass for the roof. Many families now live in houses with straight walls, for good reasons of their own: space, school, upkeep, dry bedding. No one owes us a picturesque life.

So we draw what we’re shown, we send back the drawings, and in the studio we copy nothing. The lesson to bring home isn’t the shape. It’s that someone can give you a reason for each of its parts.`,
	},
	{
		title: "What jurors write down while you are talking",
		day: -40,
		author: "Devika Ramaswamy",
		picture: { kind: "axonometric", seed: 1, alt: "Small building with its roof lifted off to show the walls inside" },
		description: `I’ve sat on some sixty juries, and I keep the notes. A student once asked what we scribble so severely while he explains his concept. I looked it up for him. Here’s a fair sample, from one afternoon, with nothing improved.

- *Where is the kitchen smell going.*
- *Beautiful tree. Is it there?*
- *Says “porous” 9 times.*
- *Stair 2 arrives in a cupboard.*
- *Has obviously been to the site at night. Good.*
- *Ask who cleans it.*
- *Column in front of blackboard.*
- *Best north wall of the day, and he hasn’t mentioned it.*
- *Lunch?*

## What I conclude

Most of what we write is about where people, water and dirt go. Very little of it is about the concept, because we can see the concept. It’s pinned up behind you, at A0. So you don’t need to read it out.

Say instead what you couldn’t solve. I’ve never known a jury that didn’t lean forward at that moment. Three grown architects, who a minute ago were looking for faults, are suddenly at work for you. You’ll get sketches. You might even get the sketch.

## And how to survive

Eat something first. Ask a friend to take notes, because you’ll remember only the unkind half. When a juror is wrong, and it happens, show the drawing that proves it. If there’s no such drawing, the juror is right. Afterwards, wait a day before you decide what the criticism meant.

> The review isn’t the exam. It’s the only hour in five years when strangers are paid in tea to think about your drains.

No one ever fails because of the louvres. But I’d like to see fewer of them.`,
	},
];
