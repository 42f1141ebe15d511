import type { EventSeed } from "../types.ts";

/** The ten that lie ahead on the day of the first start, furthest first. */
export const events1: EventSeed[] = [
	{
		slug: "annual-exhibition-section-line",
		title: "Section Line: the annual exhibition",
		day: 126,
		startsAt: "09:00",
		endsAt: "18:00",
		place: "The Loft and the Long Studio",
		openTo: "public",
		picture: { kind: "section", seed: 8, alt: "Section through studios that step with the slope" },
		description: `We draw one line across the whole campus, from the upper gate to the stream, and show everything it cuts: desks as they are, walls as they’re pinned, the mess at work, the workshop with its guards down and its keepers beside it. The exhibition follows that line and takes about ninety minutes, or two hours with questions.

Every student shows one piece, chosen by someone else. First-years explain the work of fifth-years, who can listen but not correct. There’s a table of failures, with commentary. It was the most crowded spot last time.

Open to everyone for four days, from nine to six. No tickets. If you’re more than fifteen, email us first so we can find a student to walk with you. The path has 214 steps. To go by vehicle instead, ask at the gate.`,
	},
	{
		slug: "alumni-meet-lower-bench",
		title: "Alumni meet: the lower bench",
		day: 104,
		startsAt: "14:00",
		place: "The Terraces",
		openTo: "public",
		picture: { kind: "hostel-mist", seed: 1, alt: "Hostel buildings among trees in mist, a disc low in the sky" },
		description: `All batches are invited back for two days and one cold night. We’re keeping rooms free in both hostels, so you can find out whether the beds have grown shorter. The mess will serve the old menu, upma included, to anyone who asks.

The first afternoon belongs to work. Twenty alumni each show one building for seven minutes, and must say what it cost and what they’d do differently. The evening belongs to the terrace below the Long Studio and its long stone bench, where several batches have left messages underneath. We’ll read them out at last.

On the second morning, current students bring portfolios to anyone who’s awake. Bring drawings of something unbuilt for the library’s collection, a warm jacket, and whatever you still owe the workshop.

Register on the [alumni page](/registration), so we know how much rice to cook.`,
	},
	{
		slug: "full-scale-week",
		title: "Full Scale: a week of building at one to one",
		day: 88,
		startsAt: "09:00",
		endsAt: "17:00",
		place: "The Workshop and the Ground",
		openTo: "public",
		picture: { kind: "timber-frame", seed: 3, alt: "Lattice shell of thin curved members" },
		description: `For one week, no drawings smaller than life. All ten semesters mix in teams of eight. Each team gets one bay of ground, three days to build and two days for gravity to correct it. This year’s material is split bamboo, and the task is a span of five metres that a class of first-years will cross, one by one, at noon on the last day.

Each team has a budget of ₹3,000 and must publish its accounts on the wall. Return the materials you don’t use. We subtract any that vanish from the applause.

Six visiting builders, among them two bamboo craftsmen and the carpenter who taught us the scarf joint, walk round and can take any tool out of anyone’s hand. Visitors are welcome on the last two days, behind the rope, in closed shoes. Helmets are at the gate.`,
	},
	{
		slug: "talk-repairing-a-hill-town",
		title: "Evening talk: How to repair a hill town without noticing it",
		day: 71,
		startsAt: "17:30",
		endsAt: "19:00",
		place: "The Loft",
		openTo: "public",
		picture: { kind: "roofscape", seed: 4, alt: "Roofs of a hill town, row above row" },
		description: `Devika Ramaswamy has spent fourteen years on works that no one photographs: culverts, retaining walls, the third coat of limewash, the gutter that’s put back. In this talk she takes one street of forty houses and shows what was done to it in a decade, in what order, for how much, and who objected.

She promises three drains, one lawsuit and a detail for a coping that she considers the best thing she’s drawn. At the end there’s a proposal about footpaths, which will annoy someone.

The talk lasts fifty minutes and the discussion as long as the tea does. It’s in English, with questions in Tamil and Kannada. It’s open to the public. We’ve invited the municipality’s engineers by name, and two have said they’ll come to defend themselves.

Half past five, doors at five. Please share vehicles up the hill.`,
	},
	{
		slug: "nata-practice-day",
		title: "A day of practice for the aptitude test",
		day: 58,
		monthlyUntilDay: 58 + 66,
		startsAt: "09:30",
		endsAt: "16:30",
		place: "First-Year Studio",
		openTo: "public",
		picture: { kind: "sketchbook", seed: 1, alt: "Small sketches pinned up in two rows" },
		description: `For students in Class 11 and 12 who plan to take NATA or an equivalent test: one day of drawing, looking and reasoning with our first-years, who took it most recently and remember best.

In the morning you practise what you can practise: proportion, shade, what a solid looks like from behind, how to draw a crowd without drawing fifty people. After lunch everyone works through a mock paper and then marks someone else’s, which teaches you more than being marked.

This isn’t coaching and promises nothing. We won’t tell anyone that they have talent or that they don’t. At the end we explain who can take the test, and when. Parents are welcome too.

Free, including lunch. Sixty places, first come, first served. Bring pencils from 2H to 6B, an eraser and something warm.`,
	},
	{
		slug: "monsoon-site-visit-watershed",
		title: "The watershed walk, from the ridge to the pump house",
		day: 44,
		startsAt: "07:00",
		endsAt: "13:00",
		place: "Upper Gate",
		openTo: "public",
		picture: { kind: "ridges", seed: 2, alt: "Hills drawn in fine lines, with trees on their spurs" },
		description: `Every first-year walks the school’s water once. The walk starts where the stream does, in the shola above the upper gate. It goes past the tanks, through the campus and the kitchens, to the municipal pump house five kilometres on. It’s better in rain, which is seldom far off here.

At nine stations someone explains: a forest guard, the school’s plumber, a tea grower, the cook. On the way back, each student carries one litre up from the pump house and can spend it as they like. Most have drunk it by the second bend, and understand something about tanks.

Students hand in section drawings of the route a week later, at a scale of their choice, on one strip of paper.

Visitors can join, ten at most. Bring boots with a grip and salt against leeches. Leave your umbrella at home: you’ll need both hands.`,
	},
	{
		slug: "open-jury-environmental-architecture",
		title: "Open jury: six houses for cold mornings",
		day: 33,
		startsAt: "10:00",
		endsAt: "16:00",
		place: "Environmental Studio",
		openTo: "public",
		picture: { kind: "section-perspective", seed: 2, alt: "Room under a sloping roof with a wall of books, cut open" },
		description: `The M.Arch studio in Environmental Architecture opens its final jury to anyone who can keep quiet for twelve minutes at a time. Six students present houses for six real families on the cold side of the valley, all under ninety square metres, all without heaters. The families sit on the jury.

They’ve had the drawings for a fortnight, and at the interim review they didn’t hold back. Two kitchens moved, and one glass wall became a window with a seat, after a grandmother asked who’d be cleaning it.

For each house you’ll see a model at 1:20, a year of calculated temperatures and one detail at full size. Jurors from practice join in the second half.

Ten to four, with a break when the food is ready. Families of applicants are welcome: you’ll get a fair picture of the course.`,
	},
	{
		slug: "design-week-one-hundred-doors",
		title: "Annual Design Week: one hundred doors",
		day: 22,
		startsAt: "09:00",
		endsAt: "18:00",
		place: "Whole campus",
		openTo: "public",
		picture: { kind: "poster", seed: 6, alt: "Poster of arches one inside another, with a figure in the innermost" },
		description: `Teaching stops for five days and everything is about doors. There’s a lecture every morning at nine on one of them: the fire door, the temple door, the door between two governments, the one in the lift. In the afternoons there are twenty workshops at once. Students lead them, and so do a locksmith from the town, a dancer who works with thresholds, and our caretaker Mani, who carries eighty-four keys and can tell them apart in the dark.

By the last evening there must be one hundred doors on the Ground, at full size, in any material, and at least half of them must open. Then we walk through them, in order.

Students of other schools are welcome for the whole week. We can house forty in the dormitory and feed everyone. Bring a hinge.`,
	},
	{
		slug: "founders-walk-and-breakfast",
		title: "Founding-day walk and breakfast for the neighbours",
		day: 14,
		startsAt: "07:00",
		endsAt: "09:30",
		place: "The Boiler House",
		openTo: "public",
		picture: { kind: "tea-slopes", seed: 4, alt: "Tea bushes covering rounded hills, with pickers at work" },
		description: `When the school moved into the tea factory in 2008, the first people to help were the neighbours, who had worked there. Each year on the founding day we walk the boundary with our neighbours, stop wherever someone has a complaint, write it down, and then have breakfast together.

Last year’s list had fourteen entries. We’ve dealt with eleven, among them the noise of the skip, the light on the water tank and the goat. For the remaining three, the people responsible will explain, in person and on the spot.

Breakfast is for two hundred. Residents of both hostels cook it from four in the morning, with Selvam watching. There’s no speech. At nine, someone who worked under the factory’s old siren sounds it once.

Meet at the lower gate at seven. Children and grandparents can take the jeep.`,
	},
	{
		slug: "blood-donation-and-first-aid",
		title: "Blood donation and first aid for studio people",
		day: 5,
		startsAt: "09:00",
		endsAt: "15:00",
		place: "Student Centre",
		openTo: "public",
		picture: { kind: "floor-plan", seed: 4, alt: "Plan of rooms around a courtyard" },
		description: `The government hospital’s blood bank comes to the Student Centre for one day, with twelve beds, biscuits and the calmest nurse in the district. To donate, you should be over eighteen, above forty-five kilograms and reasonably well slept. That rules out anyone with a submission that week. Please come before it or after it.

In the next room, Red Cross volunteers teach first aid as a studio needs it: the cut from a scalpel, the burn from a glue gun, the finger under a model base, fainting at the pin-up. It takes forty minutes and ends with a card that the workshop accepts for its induction.

Nine in the morning to three in the afternoon. Staff and neighbours are as welcome as students. The record for one day is 103 units, and the second year intends to do something about that.`,
	},
];
