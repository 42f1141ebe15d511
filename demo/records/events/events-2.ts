import type { EventSeed } from "../types.ts";

export const events2: EventSeed[] = [
	{
		slug: "night-of-the-long-section",
		title: "Night of the long section",
		day: -4,
		place: "The Long Studio",
		picture: { kind: "night-studio", seed: 1, alt: "Studio front at night with people in its lit windows" },
		description: `From six in the evening to midnight, ninety students and teachers drew one section through the valley, eleven metres long, on a single roll of paper laid down the steps of the Long Studio. It began at the ridge and ended at the bed of the river. Each person had thirty centimetres and had to meet both neighbours at the edge.

The joints were the point. People negotiated some of them in whispers. At one, two draughtspeople had used different scales, and a road fell off a cliff. By ten the drawing had people in it, by eleven a train and, for reasons no one will explain, an octopus in the reservoir.

At midnight twelve people rolled it up and carried it to the library, in step. Ask at the library to see it. It needs the whole corridor.`,
	},
	{
		slug: "coa-inspection-visit",
		title: "The Council’s inspectors visit",
		day: -16,
		place: "Whole campus",
		picture: {
			kind: "site-plan",
			seed: 4,
			alt: "Site plan with buildings, a lane and groups of trees on contour lines",
		},
		description: `Inspectors appointed by the Council of Architecture spent two days with us, as they do from time to time with every approved school. They counted rooms, desks, books and teachers, read registers, sat in on a structures class and asked students questions without a teacher in the room.

They covered the minimum standards on the first morning. The rest of the time went on matters that no form asks about: how a fourth-year finds a training office, what happens to a student who fails twice, whether you can get up the ramp to the library alone in a wheelchair. You can, but not in the rain, and the handrail on the left now goes all the way.

We’re grateful that they were so thorough. The report comes by post. Meanwhile, you can open our current approval documents from the footer of every page.`,
	},
	{
		slug: "carpenters-round-table",
		title: "Round table of carpenters",
		day: -29,
		place: "The Workshop",
		picture: { kind: "workshop", seed: 1, alt: "Hand tools hanging in rows above a bench" },
		description: `Nine carpenters from four districts sat down in our workshop to talk about wood. Forty students had been told to listen, hand over tea and write nothing down for the first hour.

The youngest was twenty-six and learnt from videos. The eldest, at eighty-one, had made the windows of half the churches between here and Wellington. They agreed on very little. The argument about whether jackwood moves lasted through lunch. Two offcuts and a kettle settled it.

In the afternoon each made one joint, any joint, in twenty minutes and explained the order of the cuts. The joints are now in the glass case by the door, with the makers’ names. Students can take them out and put them together again. Two have already proved to be one-way.`,
	},
	{
		slug: "swimmers-open-day",
		title: "Swimmers’ morning for beginners",
		day: -43,
		place: "Town pool, Wellington",
		picture: { kind: "court-plan", seed: 2, alt: "Round play areas joined by paths, seen from directly above" },
		description: `Thirty-eight students who couldn’t swim went down to the heated pool with the nine who can, and thirty-four of them came home having crossed it. B. Joghee, who coaches the team, believes that anyone who’ll one day draw water tanks should have been under water at least once with their eyes open.

There was no race. The team’s members each took four or five beginners and stayed within arm’s reach. The first lesson was how to float, the second how to breathe out, the third how to stop apologising.

The four who didn’t cross have signed up for the next session. There’s one every fortnight, and the school pays for the bus and the entrance. You can borrow caps and towels from the sports store, on the usual terms.`,
	},
	{
		slug: "mapping-workshop-mobile-survey",
		title: "Workshop: surveying with a phone, and when not to",
		day: -57,
		place: "Computer Studio",
		picture: { kind: "map", seed: 3, alt: "Survey map with contour lines" },
		description: `In Rohan D’Souza’s two-day workshop, twenty-five students from four colleges learnt to survey a slope with an ordinary phone: photos in overlapping rows, a scale bar, four points fixed with a borrowed instrument, and software that costs nothing.

On the first day all groups got splendid models. On the second they checked them with a dumpy level. The best was within four centimetres. The worst had put the library two metres up the hill, because someone had photographed it with the door open and then shut.

The afternoon was about error: where it comes from, how it grows, and how to draw it so that you warn the next person. One group hatched its doubtful areas like an old chart, with a small sea-monster. We’ve adopted the method. We’ve adopted the monster too.`,
	},
	{
		slug: "thesis-fair-topics",
		title: "Thesis fair: choose a question, not a building",
		day: -72,
		place: "Exhibition Corridor",
		picture: { kind: "axonometric", seed: 4, alt: "Houses scattered over a terraced slope, drawn at an angle" },
		description: `Eighty fourth-years stood behind eighty stools, each with an A3 sheet that had one question and no picture. Staff, fifth-years and guests from practice walked along and asked the only thing allowed in the first hour: “How would you find out?”

By noon students had crossed out a third of the questions and replaced them, usually with smaller ones. “How can architecture heal society?” became “Why does no one sit in the new waiting room at the taluk office?” The author looked relieved.

After lunch guides and students found each other, with a system of coloured clothes-pegs that no one fully understands and that has worked for nine years. Two students chose the same site, an abandoned cinema, and have agreed to share their survey but not their opinions. Synopses are due in a month.`,
	},
	{
		slug: "shola-bird-walk-drawing",
		title: "Dawn walk: drawing by ear",
		day: -86,
		place: "The North Bank",
		picture: { kind: "planting-plan", seed: 1, alt: "Plan of drifts of plants with a winding path" },
		description: `Twenty-two people walked into the young shola along the stream at half past five, sat down a few metres apart and for one hour drew what they heard. Shalini Hegde had asked for time along the bottom of the sheet and distance up the side. The rest was up to them.

The laughingthrush is on every drawing, mostly as an explosion. Someone drew the stream as a grey wash that gets paler each time a lorry passes. A first-year, who says he knows nothing about birds, separated nine calls, and a visiting forester put names to eight.

We pinned up the sheets in order of place, and you can read them like a score. When we repeat the walk, once the saplings have grown, the two sets will hang one above the other.`,
	},
	{
		slug: "code-and-kolam-workshop",
		title: "Code and kolam: one morning, two kinds of loop",
		day: -99,
		place: "Computer Studio",
		picture: { kind: "poster", seed: 3, alt: "Poster of a grid of tiles with stripes, arcs and arches" },
		description: `A kolam is drawn round a grid of dots in a line that never crosses the same dot and, in the best ones, never ends. So it makes a good first exercise in programming. Six women from the neighbouring lane draw one outside their doors each day. In the morning they taught thirty students to do it with rice flour on the floor. In the afternoon the students tried to write down the rules.

No one’s rules produced everything the teachers had drawn. The nearest attempt was four lines long. The longest ran to three pages and made only squares. One of the teachers studied a screen, asked what the word “while” meant, and found the mistake.

Ants and sparrows swept the floor before evening, as they should. The programs are in the library’s repository, in both sizes.`,
	},
	{
		slug: "professional-practice-day-contracts",
		title: "Practice day: what you can sign, and what you’d better not",
		day: -113,
		place: "The Loft",
		picture: { kind: "street", seed: 1, alt: "Street of houses and shops climbing a slope" },
		description: `To register with the Council of Architecture you need a form, a fee and a degree. What comes after that filled a whole day. Sowmya Krishnamurthy had invited a lawyer, a contractor, a municipal planner, an insurance agent and two architects in their second year of practice, and asked each of them to bring one document they regretted.

The fourth and fifth years read them in groups, found the clause, and rewrote it. The contractor’s document, a one-page work order from a friend, caused the longest silence. One architect had signed a stability certificate for a wall she hadn’t designed. She told the story calmly, with dates.

The checklist that came out of the day has eleven lines and hangs in the training office. Number one reads: “Is there a drawing that everyone has signed?”`,
	},
	{
		slug: "bridge-loading-day",
		title: "Bridge loading day, with sandbags and a commentator",
		day: -128,
		place: "The Ground",
		picture: { kind: "bridge", seed: 1, alt: "Bridge on slender arches between two slopes" },
		description: `Students loaded twenty bridges of paper and thread, each weighing less than a mango, until they broke. The span was one metre and the load was sand. A fifth-year gave the commentary through a megaphone. N. Raghunathan described it as unsound but vivid.

The winner, a shallow arch with its thrust tied by a single folded strip, carried 61 times its own weight. The prettiest carried four, and its makers got the prize for the best prediction, because they’d said four.

Prediction counts for half the marks. Before loading, each group hands in a drawing of how its bridge will fail, and where. Nine of twenty were right, the highest number so far. We laid out the wreckage on the grass in order of strength, and everyone walked along it once, in silence, as if in a museum.`,
	},
];
