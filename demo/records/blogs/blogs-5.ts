import type { BlogSeed } from "../types.ts";

export const blogs5: BlogSeed[] = [
	{
		title: "The wattle question",
		day: -280,
		author: "Shalini Hegde",
		picture: { kind: "planting-plan", seed: 2, alt: "Trees planted in rows beside square beds, drawn in plan" },
		description: `From the terrace in front of the library you see, if it is a clear day, a great deal of green, and visitors say how unspoilt it all is. I then ask them to count with me. Tea, brought from elsewhere. Eucalyptus, planted for fuel and oil. Cypress, for looks. And the feathery grey-green that runs up every gully and over the crest: black wattle, an Australian, planted for its bark and long since out of hand.

What used to be here was a mosaic. Short, dense evergreen forest, the shola, in the folds where water collects; and grassland, with its orchids and its buffaloes, on everything in between. The grassland was not a forest that someone had cut down. It was always grassland, and it is the part that we have lost most of, because it looks so much like an empty site.

## So, cut it all down?

I used to think so. My first students and I cleared half a hectare in one heroic month. In the following year the wattle seed in the soil, which can wait for decades, came up like hair.

What works is dull:

1. Cut a little, each year, in the same strip, and come back to it.
2. Pull the seedlings by hand, for five years. It is a good way of getting to know one’s batch.
3. In the gullies, leave some of the old trees as shelter and plant shola beneath them.
4. On the open slope plant nothing at all. Keep off, keep pulling, and let the grass return.

## And the timber?

It is there, so use it well. Wattle is hard, straight enough in short lengths, and free. Every frame that the workshop has built in the last years is made from it. I tell students that it is a material with an expiry date: the aim of the landscape class is that the joinery class should one day run out.`,
	},
	{
		title: "Simulation is a rumour",
		day: -301,
		author: "Zeenath Basheer",
		picture: { kind: "night-studio", seed: 3, alt: "Lit building on a terrace, alone in the dark" },
		description: `I teach building simulation, and I begin by telling the class not to believe it. A simulation is a rumour about a building that does not exist, passed on by someone who was not there. It may be true. One should find out who started it.

## Who started it

Usually a weather file. For many places in this country the file was made up of measurements at an airport, on a plain, some decades ago. There is no airport in our valley. The nearest file puts us four degrees warmer and rather less wet than we are. A house that is comfortable in that file will be mouldy in ours; I have visited it.

So each of my students makes a weather file from the school’s own station. It takes two weeks and is the dullest work of the course. No one who has done it will ever again open a file without reading its header.

## How it is passed on

Through defaults. The program has to be told how many people are in the room, when they get up, and if they open windows. If you do not tell it, it assumes an office in a country where people open nothing. We once ran a Badaga house with the standard schedule. According to the machine, no one cooked.

## When to trust it

- If two programs with different habits agree.
- If you had guessed the answer beforehand, in writing, and can explain the difference.
- If a change that ought to make no difference makes none.
- And most of all, when a logger in a real room draws the same curve.

I keep a folder of simulations that were beautifully presented and wrong. The prettiest is my own, from my master’s thesis; it shows a courtyard cooled by a fountain that, as I later discovered, I had put on the roof.`,
	},
	{
		title: "Ten details that I have stolen",
		day: -325,
		author: "Harish Nanjan",
		picture: { kind: "joint-detail", seed: 3, alt: "Detail of an eaves with its wall and rain chain" },
		description: `Our professor for construction says that no one invents a detail, one only fails to mention the source. Here are my sources. I have used all ten of them in my own projects, and in three cases they even worked.

1. **A slot in the door frame for the newspaper.** My grandfather’s house. It keeps the paper dry, and you know whether he is up.
2. **Gutter bracket nailed through a bottle cap.** Bus stand, Kotagiri. The cap spreads the load and sheds the water.
3. **A step with its edge painted white, but only at the ends.** Mission hospital, Coonoor. You see it; it never wears off.
4. **Shelf made by continuing the window sill.** Everywhere; my aunt’s is the deepest and has the cat on it.
5. **Hook inside the lid of the water drum.** Tea stall near the lower gate. That is where the mug lives.
6. **Bench backrest of one round pole.** Railway platform, Lovedale. You lean on it, and cannot sleep on it, but do not feel insulted.
7. **Shutter that turns into a counter.** All provision shops. Chain on both sides, stone as a counterweight.
8. **Handrail that starts one step before the stair.** The Loft. You hold on to it before you need to.
9. **Floor drain under the threshold,** with a loose plank over it. Dairy shed at Ketti, where it was pointed out to me by the owner with great pride.
10. **Roof tile with a hole, and a piece of glass.** Village reading room. One disc of light crosses the floor in the course of a day, and everyone there tells the time by it.

## How to steal

Draw it at full size, with all of its dirt. Ask who made it and when it last gave trouble. Put the place and the date on the sheet. Then use it somewhere else, for a reason of your own, and say where you got it.`,
	},
	{
		title: "Thesis diary: the last forty days",
		day: -350,
		author: "Abhirami Suresh",
		picture: { kind: "rain-section", seed: 4, alt: "Terraces in the rain, cut through, with people under umbrellas" },
		description: `**Forty days left.** The plan works. I went to bed at ten.

**Thirty-eight.** The plan does not work. The lorry cannot turn. I have designed a vegetable store that no vegetable can enter.

**Thirty-six.** Went back to the auction yard. Asked a driver to show me how he turns. He did it in one go, in reverse, over the corner that I had been saving for a tree. Moved the tree.

**Thirty-one.** Kavitha ma’am spent an hour on one vent. It has to be closed by a person at dawn, and she wished to know who. I said “staff”. She asked for the name.

**Thirty.** His name is Rangan. He starts at half past four, and comes by way of the upper road. So the handle is now on the uphill side. Half the elevation has changed because of Rangan.

**Twenty-six.** Fever. Read a detective story. Knew who it was by page forty, which gave me confidence.

**Twenty-one.** The test box behind the workshop: day 19, and the carrots are still firm. Took a bite in front of witnesses.

**Seventeen.** Structures review. Dr. Raghunathan looked at my retaining wall for a long time, and drew in a drain. He said that everything on this hill is a drain, and that some of them have walls.

**Twelve.** Deepika, who has finished hers (no one likes her), is cutting 300 trees for me.

**Eight.** Printed one sheet as a test. The lines are too thin. All of them, on all sheets.

**Five.** Stopped designing. It is a strange feeling, like when the mess fan is switched off.

**Two.** Pinned up to see how it looks. Sat in front of it with my mother on the phone and explained it to her. She asked where the people wait when it rains. They wait under the eave. I had drawn that in week one. It is still there.

**One.** Ten o’clock. Good night.`,
	},
	{
		title: "Why the campus dog is called Plinth",
		day: -380,
		picture: { kind: "pavilion", seed: 3, alt: "Open pavilion raised on a base" },
		description: `He was found on the site of the library, at the stage when it consisted of nothing else. The second-years had set out the base in stone, to a tolerance of which they were proud; the next morning there was a puppy asleep in the exact middle. Someone checked it with the tape. Since the masons would not lay the floor around him, and he would not move, work was held up by a day, the only delay in the school’s history that no one has tried to blame on the contractor.

## His duties

He attends all reviews and lies down in front of the model that will be discussed longest. There have been attempts to prove this statistically. He has also been known to get up and leave, and it is no good pretending that one did not notice.

He walks the boundary at six in the morning with the night watchman and at six in the evening by himself. He swims in the stream, and in the tank of anyone who forgot the fence. At the measured-drawing camps he serves as a scale figure. There are 212 sheets in the archive with a dog on them, 48 centimetres to the shoulder, and more than one building has been dimensioned from him afterwards.

## His position

The rule says that no animals may be kept on campus. The rule was put to him. The matter then went up to the principal, who decided that he was not being kept.

He is vaccinated, paid for by the fines of the library, and sleeps in the lobby on a folded banner from an exhibition on minimal dwelling. Visitors ask about his breed. In the register of the animal-welfare clinic the entry reads: *local stone, random rubble*.`,
	},
];
