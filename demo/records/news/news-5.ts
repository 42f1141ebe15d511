import type { NewsSeed } from "../types.ts";

export const news5: NewsSeed[] = [
	{
		slug: "counselling-room-and-tea",
		title: "The counselling room has a second door, so no one sees you leave",
		day: -239,
		place: "Student Centre",
		category: "Campus",
		picture: { kind: "elevation", seed: 1, alt: "Row of small gabled houses on a slope" },
		description: `Studio is hard on people. It runs late, the criticism is public, and at this altitude it’s also cold. Since the beginning of term, a counsellor has been on campus three days a week, in a room that two students of interior architecture planned together with her.

Their drawing moved very little: a desk went, a second door came. You now come in from the terrace and leave towards the library, so you don’t have to pass anyone who’s waiting. The chairs don’t face each other. There’s a window to look out of while you say something difficult.

Conversations are confidential and free, and we don’t report them to studio teachers or families. To make an appointment, send a message or turn up. For the hours in between, there’s a list of six members of staff and eight senior residents who are trained to listen, and who wear a small green pin.

Also new: we lock the studios from one to five in the morning. There were protests. They’ve died down, because people are asleep.`,
	},
	{
		slug: "railway-stations-measured",
		title: "Four small stations, measured between trains",
		day: -250,
		place: "Ketti and Lovedale",
		category: "Studio",
		author: "Karthik Palanisamy",
		picture: { kind: "section", seed: 2, alt: "Section through two low buildings with a tree between them" },
		description: `The conservation elective has drawn four of the small stations on the mountain railway, at 1:50, with the railway’s permission and around its timetable. There are few trains, but each one brings two hundred people who all want to stand exactly where the tape is.

Joseph Kuruvilla had asked the class to look for repairs. A building of more than a century is mostly repairs, he says, and they tell you what people thought it was for. The students found nineteen kinds of bracket where the records show one. They found a ticket window lowered by a hand’s width, then raised again, and a bench with its carpenter’s pencilled sums on the underside.

The prints have gone to the stationmasters. One stationmaster put the drawing on the wall within the hour, beside the timetable. The porter showed passengers the plank he’d replaced himself. It’s in the drawing, and no one had noticed it before.`,
	},
	{
		slug: "bird-hide-commended",
		title: "A hide for watching birds is commended for being hard to find",
		day: -262,
		place: "Bengaluru",
		category: "Awards",
		author: "Sowmya Krishnamurthy",
		picture: { kind: "bridge", seed: 4, alt: "Covered footbridge across a ravine" },
		description: `A bird hide by Nivedita Rao and Harish Nanjan, drawn in the fourth year, has been commended in a national student competition for small buildings in sensitive landscapes. You enter it across a plank bridge, sit down below the level of the grass, and look out through a slot exactly as tall as a sparrow.

The site is imaginary, as the rules required, but the section isn’t. With the permission of the forest staff, the two spent twenty mornings in the grassland above the school, and drew what disturbs a pipit. Footsteps do, silhouettes do, talking hardly does. So the approach is sunk, the roof is turf, and the walls can be as thin as they like.

The jurors wrote that they had to look for the building in its own elevation. The students have framed that sentence.

The hide touches the earth at six points. Four people could remove it in a day. It would leave, says the report, “six holes the size of a tiffin box”.`,
	},
	{
		slug: "international-applicants-equivalence",
		title: "Applying from abroad: how equivalence works, in plain words",
		day: -275,
		place: "Admissions Office",
		category: "Admissions",
		picture: { kind: "map", seed: 2, alt: "Contour map with winding roads and small buildings" },
		description: `Applicants from eleven countries contacted us in the past year, and most of them had the same worry: will my certificate count? For the B.Arch, we follow the equivalence rules of the Association of Indian Universities. Here’s what that means in practice.

- You must have passed all subjects, with a single board. Two halves of two certificates don’t add up to one.
- We accept 10+2 with physics, chemistry and mathematics; a 10+3 diploma with mathematics; or an International Baccalaureate diploma after ten years of schooling, with mathematics.
- Which mark sheets to send depends on your board. For 10+2: Class 10 and 12. For 8+4: Class 8 to 12. For 9+3: Class 9 to 12.
- Non-resident Indians qualify if they’ve studied abroad for five of the last eight years.

Send scans first and originals later. If you’re unsure, send us a question instead. You’ll find everything on the [international page](/international-student), and we reply in the order we receive emails, whatever your time zone.`,
	},
	{
		slug: "kurinji-ridges-mapped",
		title: "A map of where the kurinji will flower, drawn years ahead",
		day: -289,
		place: "Upper Nilgiris",
		category: "Research",
		author: "Zeenath Basheer",
		picture: { kind: "ridges", seed: 4, alt: "Folded hillsides with tall trees above a valley" },
		description: `*Strobilanthes kunthiana* flowers once in twelve years and then dies, so there’s no point in looking for its flowers in between. But you can look for the plants. Shalini Hegde’s landscape elective has walked sixty kilometres of grassland edge with the forest department’s field staff. They’ve mapped where kurinji still grows, how densely, and what’s creeping up on it.

What creeps is mostly gorse, broom and wattle. The students’ map lays the three over old survey sheets. It shows which slopes have closed in since the plants last flowered, and where a fence, or the removal of one, might make the difference before they flower again.

The drawing counts as much as the walking. Each sheet had to be legible to a forest guard in the rain, without a key. Several beautiful maps failed that test, and the students drew them again with fewer colours and larger names.

The department has the set. We don’t publish the exact sites, for reasons you’ll understand if you’ve ever seen a popular viewpoint.`,
	},
	{
		slug: "kurinji-house-roof-buckets-retired",
		title: "Nineteen buckets retired with honours as hostel roof is repaired",
		day: -304,
		place: "Kurinji House",
		category: "Campus",
		author: "Pradeep Naik",
		picture: { kind: "hostel-mist", seed: 3, alt: "Hostels on distant slopes above bands of mist" },
		description: `The roof of Kurinji House no longer leaks. To mark the occasion, the residents of the top floor carried their nineteen buckets in procession down to the store, each with its room number and years of service.

Three batches had argued about the cause. It wasn’t the sheets, which had been replaced, or the valley gutter, which had been relined, or the monkeys, who had been blamed. It was the screws. Every one had been driven through the trough of the corrugation instead of the crest, so each of 4,200 holes was in the path of the water. The building construction class found this out by lying on the roof in pairs during a downpour, roped, with a torch. The handbook now describes this as a teaching method.

The old sheets still had life in them. Turned over and screwed properly, they now roof the bicycle shed, the nursery and a bus stop.

The buckets are with the nursery. We’ve kept one, for the museum we don’t have.`,
	},
	{
		slug: "furniture-from-a-fallen-cypress",
		title: "One fallen cypress becomes thirty-two stools",
		day: -322,
		place: "The Workshop",
		category: "Studio",
		author: "Sandeep Deshpande",
		picture: { kind: "workshop", seed: 4, alt: "Many workbenches in rows, seen at an angle from above" },
		description: `A cypress by the upper gate, older than the tea factory, came down in a gale. It missed the guardhouse by the width of a bicycle, and blocked the road until the workshop claimed it. We sawed it into planks on the spot, stacked them with spacers, and left them alone for as long as Murugesan said, which was longer than anyone wanted.

The furniture elective then divided it. The rule: no stool could use more than a thirty-second part of the tree, or a single screw. The thirty-two results are in the library and the mess, each with its maker’s initials and the height in the trunk its wood came from.

The stools from the top of the tree, full of knots, are the ones people choose. The elegant three-legged one by Kabir Chawla tips over if you lean back, which he says is a feature in a library.

The stump remains. It has 118 rings, and the second year has been asked to draw every one.`,
	},
	{
		slug: "school-toilets-finished",
		title: "A village school gets toilets its smallest children can reach",
		day: -345,
		place: "Ebbanad Road",
		category: "Community",
		author: "Devika Ramaswamy",
		picture: { kind: "timber-frame", seed: 2, alt: "Sheet of six roof trusses, one of them marked" },
		description: `It isn’t the sort of building that wins anything. Six cubicles, a tank, a line of basins at three heights, and a roof that lets the light in and the smell out: our fourth year and two masons finished it in five weeks, for a primary school that had made do with two.

The teachers had asked for one thing, a lock that a five-year-old can work with cold hands. It took seven prototypes. The final one is a wooden bar as long as a forearm, sliding in a slot. Each child in the school has tested it, several of them against each other.

The tank collects rain from the roof and overflows into a bed of canna. The pipes run where you can see them, painted by use, because the school’s own caretaker will have to mend them. He was there on every day of the work, was paid for it, and redesigned the drain.

Costs, drawings and mistakes are in a booklet of twelve pages, which two other schools have already borrowed. The mistakes take up three.`,
	},
];
