import type { NewsSeed } from "../types.ts";

export const news5: NewsSeed[] = [
	{
		slug: "counselling-room-and-tea",
		title: "The counselling room has a second door, so that no one sees you leave",
		day: -239,
		place: "Student Centre",
		category: "Campus",
		picture: { kind: "elevation", seed: 1, alt: "Row of small gabled houses on a slope" },
		description: `Studio is hard on people. It runs late, it is criticised in public, and at this altitude it is also cold. Since the beginning of term a counsellor has been on campus on three days of the week, in a room that two students of interior architecture were asked to plan together with her.

Their drawing moved very little: a desk went, a second door came. One now enters from the terrace and leaves towards the library, and need not cross anyone who is waiting. The chairs are not opposite each other. There is a window to look out of while saying something difficult.

Conversations are confidential, free, and not reported to studio teachers or to families. Appointments can be made by message or by turning up. For the hours between there is a list of six members of staff and eight senior residents who have been trained to listen, and who carry a small green pin.

Also new: the studios are locked from one to five in the morning. There were protests. They have died down, from people being asleep.`,
	},
	{
		slug: "railway-stations-measured",
		title: "Four small stations, measured between trains",
		day: -250,
		place: "Ketti and Lovedale",
		category: "Studio",
		author: "Karthik Palanisamy",
		picture: { kind: "section", seed: 2, alt: "Section through two low buildings with a tree between them" },
		description: `The conservation elective has drawn four of the small stations on the mountain railway, at 1:50, with the permission of the railway and to its timetable. There are few trains, but each one arrives with two hundred people who all wish to stand exactly where the tape is.

Joseph Kuruvilla had set the class to look for repairs. A building of more than a century is mostly repairs, he says, and they are where one learns what people thought it was for. The students found nineteen kinds of bracket where the records show one; a ticket window lowered by a hand’s width, then raised again; and a bench whose underside bears the pencilled sums of the carpenter who made it.

The prints have gone to the stationmasters. At one station the drawing was put on the wall within the hour, beside the timetable, and the porter pointed out to passengers the plank that he had replaced himself, which the drawing shows, and which no one had noticed before.`,
	},
	{
		slug: "bird-hide-commended",
		title: "A hide for watching birds is commended for being hard to find",
		day: -262,
		place: "Bengaluru",
		category: "Awards",
		author: "Sowmya Krishnamurthy",
		picture: { kind: "bridge", seed: 4, alt: "Covered footbridge across a ravine" },
		description: `A bird hide by Nivedita Rao and Harish Nanjan, drawn in the fourth year, has been commended in a national student competition for small buildings in sensitive landscapes. One enters it across a plank bridge, sits down below the level of the grass, and looks out through a slot that is exactly as tall as a sparrow.

The site is imaginary, as the rules required, but the section is not: the two spent twenty mornings in the grassland above the school, with the permission of the forest staff, and drew what disturbs a pipit. Footsteps do, silhouettes do, talking hardly. So the approach is sunk, the roof is turf, and the walls may be as thin as they like.

The jurors wrote that they had to look for the building in its own elevation. The students have framed that sentence.

It touches the earth at six points, could be removed by four people in a day, and would leave, says the report, “six holes the size of a tiffin box”.`,
	},
	{
		slug: "international-applicants-equivalence",
		title: "Applying from abroad: how equivalence works, in plain words",
		day: -275,
		place: "Admissions Office",
		category: "Admissions",
		picture: { kind: "map", seed: 2, alt: "Contour map with winding roads and small buildings" },
		description: `Applicants from eleven countries wrote to us in the past year, and most of the letters contained the same worry: will my certificate count? For the B.Arch the yardstick is equivalence as laid down by the Association of Indian Universities. The admissions office has put together what that means in practice.

- All subjects must have been passed, and from a single board. Two halves of two certificates do not add up to one.
- Accepted are 10+2 with physics, chemistry and mathematics; a 10+3 diploma with mathematics; or an International Baccalaureate diploma after ten years of schooling, with mathematics.
- Which mark sheets to send depends on the board: 10+2, or 8+4 from class 8 to 12, or 9+3 from class 9 to 12.
- Non-resident Indians qualify if they have studied abroad for five of the last eight years.

Send scans first and originals later. If you are unsure, send a question instead. Everything is on the [international page](/international-student), and the office replies in the order in which the letters arrive, time zones notwithstanding.`,
	},
	{
		slug: "kurinji-ridges-mapped",
		title: "A map of where the kurinji will flower, drawn years ahead",
		day: -289,
		place: "Upper Nilgiris",
		category: "Research",
		author: "Zeenath Basheer",
		picture: { kind: "ridges", seed: 4, alt: "Folded hillsides with tall trees above a valley" },
		description: `*Strobilanthes kunthiana* flowers once in twelve years and then dies, and there is no point in looking for its flowers in between. One can, however, look for the plants. Shalini Hegde’s landscape elective has walked sixty kilometres of grassland edge with the forest department’s field staff and mapped where kurinji still stands, at what density, and what is creeping up on it.

What creeps is mostly gorse, broom and wattle. The students’ map lays the three over old survey sheets, and shows which slopes have closed in since the plants last flowered and where a fence, or the removal of one, might decide matters before they next do.

The elective is marked on the drawing as much as on the walking. Each sheet had to be legible to a forest guard in the rain, without a key. Several beautiful maps failed that test and were drawn again with fewer colours and larger names.

The department has received the set. The exact sites are not published, for reasons that anyone who has seen a popular viewpoint will understand.`,
	},
	{
		slug: "kurinji-house-roof-buckets-retired",
		title: "Nineteen buckets retired with honours as hostel roof is repaired",
		day: -304,
		place: "Kurinji House",
		category: "Campus",
		author: "Pradeep Naik",
		picture: { kind: "hostel-mist", seed: 3, alt: "Hostels on distant slopes above bands of mist" },
		description: `The roof of Kurinji House no longer leaks. The residents of the top floor marked the occasion by carrying their nineteen buckets in procession down to the store, each with its room number and the years of its service.

The cause had been argued over through three batches. It was not the sheets, which had been replaced, nor the valley gutter, which had been relined, nor the monkeys, who had been blamed. It was the screws. Every one had been driven through the trough of the corrugation instead of the crest, so that each of 4,200 holes sat in the path of the water. The class in building construction discovered this by lying on the roof in pairs during a downpour, roped, with a torch, which is now described in the handbook as a teaching method.

The old sheets had life in them yet, turned over and screwed properly, and have roofed the bicycle shed, the nursery and a stop for the bus.

The buckets are with the nursery. One has been kept, for the museum that we do not have.`,
	},
	{
		slug: "furniture-from-a-fallen-cypress",
		title: "One fallen cypress becomes thirty-two stools",
		day: -322,
		place: "The Workshop",
		category: "Studio",
		author: "Sandeep Deshpande",
		picture: { kind: "workshop", seed: 4, alt: "Many workbenches in rows, seen at an angle from above" },
		description: `A cypress that had stood by the upper gate since before the tea factory came down in a gale, missed the guardhouse by the width of a bicycle, and lay across the road until the workshop claimed it. It was sawn into planks on the spot, stacked with spacers, and left alone for as long as Murugesan said, which was longer than anyone wished.

The furniture elective then divided it. The rule was that no stool might use more than a thirty-second part of the tree, nor a single screw. The thirty-two results stand in the library and the mess, each with its maker’s initials and the height in the trunk from which it came.

The stools from the top of the tree, full of knots, are the ones people choose. The elegant three-legged one by Kabir Chawla tips over if one leans back, which he maintains is a feature in a library.

The stump remains. It has 118 rings, and the second year has been asked to draw every one.`,
	},
	{
		slug: "school-toilets-finished",
		title: "A village school gets toilets that its smallest pupils can reach",
		day: -345,
		place: "Ebbanad Road",
		category: "Community",
		author: "Devika Ramaswamy",
		picture: { kind: "timber-frame", seed: 2, alt: "Sheet of six roof trusses, one of them marked" },
		description: `It is not the sort of building that wins anything. Six cubicles, a tank, a line of basins at three heights and a roof that lets the light in and the smell out: our fourth year and two masons finished it in five weeks, for a primary school that had made do with two.

The teachers had asked for one thing, a lock that a five-year-old can work with cold hands. It took seven prototypes. The final one is a wooden bar as long as a forearm, sliding in a slot, and each child in the school has tested it, several of them against each other.

The tank takes rain from the roof and overflows into a bed of canna. The pipes run where one can see them, painted by use, because the school’s own caretaker will have to mend them. He was present on every day of the work, was paid for it, and redesigned the drain.

Costs, drawings and mistakes are in a booklet of twelve pages, which two other schools have already borrowed. The mistakes take up three.`,
	},
];
