import type { BlogSeed } from "../types.ts";

export const blogs5: BlogSeed[] = [
	{
		title: "The wattle question",
		day: -280,
		author: "Shalini Hegde",
		picture: { kind: "planting-plan", seed: 2, alt: "Trees planted in rows beside square beds, drawn in plan" },
		description: `From the terrace in front of the library, on a clear day, you see a great deal of green, and visitors say how unspoilt it all is. Then I ask them to count with me. Tea, brought from elsewhere. Eucalyptus, planted for fuel and oil. Cypress, for looks. And the feathery grey-green that runs up every gully and over the crest: black wattle, an Australian, planted for its bark and long since out of hand.

What used to be here was a mosaic. Short, dense evergreen forest, the shola, in the folds where water collects. Grassland, with its orchids and its buffaloes, on everything in between. The grassland wasn’t a forest that someone had cut down. It was always grassland, and it’s the part we’ve lost most of, because it looks so much like an empty site.

## So, cut it all down?

I used to think so. My first students and I cleared half a hectare in one heroic month. The next year the wattle seed in the soil, which can wait for decades, came up like hair.

What works is dull:

1. Cut a little, each year, in the same strip, and come back to it.
2. Pull the seedlings by hand, for five years. It’s a good way of getting to know your batch.
3. In the gullies, leave some of the old trees as shelter and plant shola beneath them.
4. On the open slope plant nothing at all. Keep off, keep pulling, and let the grass return.

## And the timber?

It’s there, so use it well. Wattle is hard, straight enough in short lengths, and free. Every frame the workshop has built in recent years is made from it. I tell students it’s a material with an expiry date: the landscape class hopes that one day the joinery class will run out of it.`,
	},
	{
		title: "Simulation is a rumour",
		day: -301,
		author: "Zeenath Basheer",
		picture: { kind: "night-studio", seed: 3, alt: "Lit building on a terrace, alone in the dark" },
		description: `I teach building simulation, and I begin by telling the class not to believe it. A simulation is a rumour about a building that doesn’t exist, passed on by someone who wasn’t there. It may be true. Find out who started it.

## Who started it

Usually a weather file. For many places in this country, the file comes from measurements at an airport, on a plain, some decades ago. There’s no airport in our valley. The nearest file makes us four degrees warmer and rather less wet than we are. A house that’s comfortable in that file will be mouldy in ours. I’ve visited it.

So each of my students makes a weather file from the school’s own station. It takes two weeks and is the dullest work of the course. No one who’s done it will ever again open a file without reading its header.

## How it’s passed on

Through defaults. You have to tell the program how many people are in the room, when they get up, and whether they open windows. If you don’t, it assumes an office in a country where people open nothing. We once ran a Badaga house with the standard schedule. According to the machine, no one cooked.

## When to trust it

- If two programs with different habits agree.
- If you’d guessed the answer beforehand, in writing, and can explain the difference.
- If a change that ought to make no difference makes none.
- And most of all, when a logger in a real room draws the same curve.

I keep a folder of simulations that were beautifully presented and wrong. The prettiest is my own, from my master’s thesis. It shows a courtyard cooled by a fountain that, as I later discovered, I’d put on the roof.`,
	},
	{
		title: "Ten details that I have stolen",
		day: -325,
		author: "Harish Nanjan",
		picture: { kind: "joint-detail", seed: 3, alt: "Detail of an eaves with its wall and rain chain" },
		description: `Our professor for construction says that no one invents a detail, you only fail to mention the source. Here are my sources. I’ve used all ten of them in my own projects, and in three cases they even worked.

1. **A slot in the door frame for the newspaper.** My grandfather’s house. It keeps the paper dry, and you know whether he’s up.
2. **Gutter bracket nailed through a bottle cap.** Bus stand, Kotagiri. The cap spreads the load and sheds the water.
3. **A step with its edge painted white, but only at the ends.** Mission hospital, Coonoor. You see it, and it never wears off.
4. **Shelf made by continuing the window sill.** Everywhere. My aunt’s is the deepest and has the cat on it.
5. **Hook inside the lid of the water drum.** Tea stall near the lower gate. That’s where the mug lives.
6. **Bench backrest of one round pole.** Railway platform, Lovedale. You can lean on it but not sleep on it, and you don’t feel insulted.
7. **Shutter that turns into a counter.** All provision shops. Chain on both sides, stone as a counterweight.
8. **Handrail that starts one step before the stair.** The Loft. You hold on to it before you need to.
9. **Floor drain under the threshold,** with a loose plank over it. Dairy shed at Ketti. The owner pointed it out to me with great pride.
10. **Roof tile with a hole, and a piece of glass.** Village reading room. One disc of light crosses the floor during the day, and everyone there tells the time by it.

## How to steal

Draw it at full size, with all of its dirt. Ask who made it and when it last gave trouble. Put the place and the date on the sheet. Then use it somewhere else, for a reason of your own, and say where you got it.`,
	},
	{
		title: "Thesis diary: the last forty days",
		day: -350,
		author: "Abhirami Suresh",
		picture: { kind: "rain-section", seed: 4, alt: "Terraces in the rain, cut through, with people under umbrellas" },
		description: `**Forty days left.** The plan works. I went to bed at ten.

**Thirty-eight.** The plan doesn’t work. The lorry can’t turn. I’ve designed a vegetable store that no vegetable can enter.

**Thirty-six.** Went back to the auction yard. Asked a driver to show me how he turns. He did it in one go, in reverse, over the corner I’d been saving for a tree. Moved the tree.

**Thirty-one.** Kavitha ma’am spent an hour on one vent. Someone has to close it at dawn, and she wanted to know who. I said “staff”. She asked for the name.

**Thirty.** His name is Rangan. He starts at half past four, and comes by the upper road. So the handle is now on the uphill side. Half the elevation has changed because of Rangan.

**Twenty-six.** Fever. Read a detective story. Knew who did it by page forty, which gave me confidence.

**Twenty-one.** The test box behind the workshop: day 19, and the carrots are still firm. Took a bite in front of witnesses.

**Seventeen.** Structures review. Dr. Raghunathan looked at my retaining wall for a long time, and drew in a drain. He said that everything on this hill is a drain, and that some drains have walls.

**Twelve.** Deepika, who’s finished hers (no one likes her), is cutting 300 trees for me.

**Eight.** Printed one sheet as a test. The lines are too thin. All of them, on all sheets.

**Five.** Stopped designing. It’s a strange feeling, like when someone switches off the mess fan.

**Two.** Pinned up to see how it looks. Sat in front of it with my mother on the phone and explained it to her. She asked where the people wait when it rains. They wait under the eave. I’d drawn that in week one. It’s still there.

**One.** Ten o’clock. Good night.`,
	},
	{
		title: "Why the campus dog is called Plinth",
		day: -380,
		picture: { kind: "pavilion", seed: 3, alt: "Open pavilion raised on a base" },
		description: `We found him on the site of the library, when the plinth was all there was. The second-years had set out the base in stone, to a tolerance they were proud of. The next morning there was a puppy asleep in the exact middle. Someone checked it with the tape. The masons wouldn’t lay the floor around him, and he wouldn’t move, so work stopped for a day. It’s the only delay in the school’s history that no one has tried to blame on the contractor.

## His duties

He attends all reviews and settles down in front of the model we’ll discuss longest. People have tried to prove this statistically. He has also been known to get up and leave, and it’s no good pretending you didn’t notice.

He walks the boundary at six in the morning with the night watchman and at six in the evening on his own. He swims in the stream, and in the tank of anyone who forgot the fence. At the measured-drawing camps he’s a scale figure. There are 212 sheets in the archive with a dog on them, 48 centimetres to the shoulder, and we’ve worked out the size of more than one building from him afterwards.

## His position

The rule says that no one may keep animals on campus. We put the rule to him. The matter then went up to the principal, who decided that no one was keeping him.

He’s vaccinated, paid for by library fines, and sleeps in the lobby on a folded banner from an exhibition on minimal dwelling. Visitors ask about his breed. In the register of the animal-welfare clinic the entry reads: *local stone, random rubble*.`,
	},
];
