import type { NewsSeed } from "../types.ts";

export const news4: NewsSeed[] = [
	{
		slug: "measuring-daylight-with-tracing-paper",
		title: "M.Arch students measure daylight with a box, a meter and tracing paper",
		day: -167,
		place: "Environmental Studio",
		category: "Studio",
		author: "Arjun Menon",
		picture: { kind: "section-perspective", seed: 3, alt: "Room under a saw-tooth roof, cut open to show the light" },
		description: `The environmental architecture course has two licences for simulation software and a rule about when to open it: after the box. Each student builds a model of one room at 1:10, carries it outdoors, sets a light meter where the desk would be, and writes down what the sky gives.

This term the sky gave plenty of variety. In a single hour the meters read full sun, thin cloud, and a mist so thick that the students couldn’t see their own figures. Zeenath Basheer is pleased when this happens. The whole point, she says, is that a hill sky is a diffuse lamp with a very uneven temper, and a roof-light that’s heroic at noon can be useless by two.

Only then does the same room go into the computer. Where the two disagree, as they did in eleven cases out of eighteen, the student must find out which one is wrong. The box was wrong four times. The most frequent culprit was tracing paper that had got damp.`,
	},
	{
		slug: "slope-cracks-walked-with-residents",
		title: "Residents and students walk a slope and mark 63 cracks",
		day: -175,
		place: "Burliar Road",
		category: "Community",
		author: "Imran Sheriff",
		picture: { kind: "terrain-model", seed: 2, alt: "Terrain model made of upright ribs, one strip marked" },
		description: `After a retaining wall slid across a lane last year, the residents’ association of a settlement on the Coonoor side asked us a plain question: which wall is next? We couldn’t answer that, and said so. But we could help to look.

Over five days, thirty students in pairs, each with a resident who knew the lane, walked every wall, stair and drain in the settlement. They marked sixty-three cracks, photographed each against a ruler, and glued a glass tell-tale across the nineteen that looked young. N. Raghunathan walked the route again with a geotechnical engineer from the district.

We presented the results at a meeting. The largest drawing, a contour model in plywood, was mainly used by grandmothers to correct us about where the spring used to be. They were right, and it matters: four of the nineteen young cracks are along its old course.

The residents now read the tell-tales themselves, every month. Two drains have been cleared. No one under twenty-two has redesigned a wall.`,
	},
	{
		slug: "librarian-receives-state-recognition",
		title: "Grace Rajamani honoured for a library that lends tape measures",
		day: -184,
		place: "Chennai",
		category: "Awards",
		author: "Joseph Kuruvilla",
		picture: { kind: "shelves", seed: 2, alt: "Aisle between tall bookshelves, seen in perspective" },
		description: `Our librarian, Grace Rajamani, has received a state association’s annual recognition for academic libraries. The citation mentions her catalogue of the school’s own theses, which she indexed by site, by material and by “what went wrong”. It also mentions the lending desk, which issues books on one side and tape measures, plumb bobs and a folding ladder on the other.

The second half began with a theft. A survey tape had vanished, everyone had blamed everyone, and Grace pointed out that no one ever steals what they can borrow. Nine hundred loans later, two tapes are missing and one has come back longer than it went out.

She had five minutes for her acceptance speech and used three. She gave the remaining two to the state of school libraries in hill villages. Our students have since helped to shelve three of them.

The certificate hangs in the stack room, behind Rural Housing, mainly seen by people who are looking for something else.`,
	},
	{
		slug: "three-hundred-books-from-a-practice",
		title: "An architect’s working library arrives, coffee rings included",
		day: -192,
		place: "Library",
		category: "Campus",
		author: "R. Murugesan",
		picture: { kind: "stair", seed: 1, alt: "Stair in flights between floors, cut through, with people on it" },
		description: `Three hundred and twelve books, forty years of journals and one drawer of unpaid parking tickets have come to our library from the family of an architect who practised in Coonoor from 1961 until his eyes gave out. He had asked that the books go where people would write in them.

That’s against our rules, so the collection has its own place, on the half-landing of the library stair, with a pencil on a string. The margins are the best part. Beside a celebrated house he’s written “roof leaks, I have sat under it”. He corrected a manual of hill roads on eleven pages. In a slim volume on chimneys he noted the dates of every chimney he ever built, and next to three of them the word “smokes”.

Students of the conservation elective are listing the notes, which the family has allowed us to publish. Anyone can add to the books, in pencil, initialled and dated. Grace Rajamani reads every new note and has so far erased only one, about a juror.`,
	},
	{
		slug: "fee-waivers-for-hill-villages",
		title: "Four fee waivers a year for students from the hill taluks",
		day: -201,
		place: "Admissions Office",
		category: "Admissions",
		picture: { kind: "tea-slopes", seed: 3, alt: "Path climbing between rows of tea towards tall trees" },
		description: `From the coming intake, four B.Arch students a year whose families live in the six taluks of the district will pay no tuition for all ten semesters. The money comes from a fund that alumni started with their first salaries. It now pays for itself.

There’s no separate form, and nothing to tick or plead. If you’re admitted, live in the district, and your family’s income is below the limit of the State’s scholarship scheme, we’ll email you. If more than four qualify, a committee chooses those who couldn’t afford to come otherwise.

The eligibility conditions are the same as for everyone, including the aptitude test, because the Council of Architecture’s minimum applies to everyone. What we can change is the preparation. Final-year students will continue to lead the free drawing sessions in Gudalur and Kotagiri, and the same fund pays your bus fare there. The [scholarships page](/scholarships) says who can get what, and by when.

The first waiver went last year, quietly, to someone who’s now arguing about stairs.`,
	},
	{
		slug: "exchange-studio-with-design-university",
		title: "Exchange studio: nine came from the plains, nine went down",
		day: -210,
		place: "The Loft",
		category: "Studio",
		author: "Ananya Bhattacharya",
		picture: { kind: "axonometric", seed: 2, alt: "Studios built around a court, seen from above at an angle" },
		description: `For seven weeks, product and textile students from our partner design university sat at nine of our third-year desks, while nine of ours learnt what a loom does to your idea of a wall. It’s the first full exchange under the agreement between the two institutions.

The mixed studio in the Loft had to make a room for waiting, and began by agreeing on what to draw first. The architects began with the plan, and the designers with the chair. A textile student began with the sound of a curtain. The curtain won. The built piece, which hung between two posts of the Loft for a week, is a partition of woven coir that lets voices through but not faces.

Both sides complained about the food, in opposite directions. The visitors also weren’t prepared for mist indoors, and one presented her final review in a borrowed blanket.

Marks count at the home institution. The nine who went down report that they’re expected to sweep their own loom.`,
	},
	{
		slug: "bamboo-treatment-tank",
		title: "A borax tank means bamboo that may outlive its builders",
		day: -220,
		place: "The Workshop",
		category: "Research",
		author: "N. Raghunathan",
		picture: { kind: "joint-detail", seed: 4, alt: "Post carrying crossed beams on a bracket" },
		description: `Untreated bamboo in this climate lasts two or three years before the borer gets it. The new soaking tank beside the workshop is six metres long, and the fourth year built it in ferrocement. It takes sixty culms at a time in a solution of borax and boric acid. That should turn three years into twenty or more, if you keep the bamboo off the ground and under an eave.

Karthik Palanisamy’s group isn’t taking that on trust. Four hundred numbered samples, of three local species, cut at different ages and soaked for different times, now hang under the workshop’s roof and stand in the open behind it. The group will weigh, tap and break them on a schedule that runs for eleven years. This year’s first year will see half of it.

The recipe, the drawings of the tank and the first results are free for anyone to use. Two farmers’ groups on the Gudalur side have already built smaller ones from oil drums, and have improved the lid. We’ve adopted their lid.`,
	},
	{
		slug: "hospital-signs-in-four-languages",
		title: "No one gets lost: new signs for a hospital with eleven levels",
		day: -229,
		place: "Coonoor",
		category: "Community",
		author: "Nithya Bhojan",
		picture: { kind: "floor-plan", seed: 1, alt: "Plan of a row of rooms opening on a veranda" },
		description: `A mission hospital that has grown up its hillside for ninety years has eleven floor levels, and people can’t agree which one is the ground floor. Patients arrived late because they’d arrived twice, in the wrong places. The administration asked whether our students could “do some boards”.

The elective in graphic representation began by following people, with their consent, and counting where they stopped. There were four places where nearly everyone stopped, and three of them already had boards. So the first change was to take signs down.

The new system gives each level a colour, a number and a plant you can draw in one line, because a third of the patients don’t read any of the four languages on the wall. The nurses chose the plants. One floor is now “the fern”, even on the phone.

We counted again after two months: people stop half as often. The old boards are in our workshop, planed, as shelves.`,
	},
];
