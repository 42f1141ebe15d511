import type { NewsSeed } from "../types.ts";

export const news3: NewsSeed[] = [
	{
		slug: "market-drains-mapped-by-hand",
		title: "Urban design studio maps every drain of the old market, including the lost ones",
		day: -103,
		place: "Udhagamandalam",
		category: "Studio",
		author: "Zeenath Basheer",
		picture: { kind: "map", seed: 1, alt: "Map of a hill settlement with roads and contour lines" },
		description: `A month of early mornings in the municipal market has given the first-year urban design studio something the town didn’t have: a plan of its drains. There are 2.3 kilometres of them in an area you can walk across in four minutes, and some 400 metres appear on no earlier map.

The students worked in pairs before the shops opened, with a chalk line, a bucket of dyed water and the patience of the vegetable porters. The porters know exactly where it floods, and no one had ever asked them. What they said is drawn as a second layer: red for where the water stands after an hour’s rain, blue for where the map claims that it goes.

Imran Sheriff’s brief forbids any design before the eighth week. By the eighth week, most of the groups had thrown away the scheme they’d secretly brought with them.

The students presented the drawings to the municipality’s engineers, who stayed for three hours, corrected two levels, and asked for the file.`,
	},
	{
		slug: "workshop-dust-extraction",
		title: "The workshop can breathe: dust extraction runs at last",
		day: -110,
		place: "The Workshop",
		category: "Campus",
		picture: { kind: "workshop", seed: 2, alt: "Workshop hall with people at benches beneath roof trusses" },
		description: `We switched on the new extraction line in the timber workshop without ceremony, unless you count R. Murugesan, the workshop superintendent. He held a sheet of tracing paper under the hood of the band saw until it flew up and stayed there. He’d been asking for this for six years.

Every fixed machine now has its own gate and duct, and the chips fall into a bin outside, where the nursery collects them for mulch. Sanding happens in a booth. The dust we measure in the room has dropped to roughly a tenth of what it was. The noise has dropped too, because the old wall fans are gone. Everyone notices that, and no one has measured it.

With the line come new rules, painted beside the door:

- No gate open, no machine on.
- Hair tied, sleeves rolled, earphones out.
- If you’re tired, sweep.

The workshop’s hours haven’t changed: eight to eight, and until ten in the weeks before a full-scale build, as long as one of the two instructors is there.`,
	},
	{
		slug: "stair-model-prize",
		title: "A stair made of 1,140 matchsticks takes the model prize",
		day: -118,
		place: "Exhibition Corridor",
		category: "Awards",
		author: "Sowmya Krishnamurthy",
		picture: { kind: "stair", seed: 4, alt: "Winding stair drawn in plan and from the side" },
		description: `Our own model prize, which the second-years award to anyone but themselves, goes this time to Mohammed Aslam of the first year, for a stair no one believed would stand. It has no stringer, no newel and no glue below the seventh step. Each tread rests on the two beneath it, and the whole thing turns a full circle in the height of a coffee mug.

The prize committee tested it in the traditional manner, with a bag of rice. It carried 1.4 kilograms and then made a sound like applause.

Dr. Raghunathan, who was walking past, stopped to explain to a growing crowd that this was a three-dimensional arch, and that its maker had discovered by patience what others find by calculus. He’s asked to borrow the pieces for his structures class.

Aslam says he built it eleven times, and that the first ten are in the mess’s kindling box. The trophy, a brick, passes to a new winner each year and gets heavier with every layer of varnish.`,
	},
	{
		slug: "diploma-taster-day",
		title: "Diploma taster day: draw it, cut it, find out that it doesn’t fit",
		day: -125,
		place: "The Workshop",
		category: "Admissions",
		picture: { kind: "joint-detail", seed: 5, alt: "Tenon of a post held above the beam that will receive it" },
		description: `Forty-four students from schools in Coonoor, Gudalur, Mettupalayam and around came to find out what the Diploma in Architecture is like. We gave them no leaflet. Each got a pencil, a set square and two pieces of silver oak, and was asked to join them so that the corner would carry a sitting teacher.

In the morning they drew the joint at full size. In the afternoon they cut it. Somewhere in between, most of them learnt the lesson of the day: a drawing in which two lines touch is a promise, and a saw has its own thickness.

At four, teachers sat down on the corners. Nineteen held. One student, whose joint exploded with some force under Pradeep Naik, asked at once whether she could have another piece of wood. Several people told her that she’d just passed the interview.

You can apply for the diploma after Class 10. See the [diploma page](/diploma) for what you need, and which documents to keep ready.`,
	},
	{
		slug: "embroidery-and-the-grid",
		title: "Toda embroiderers teach a drawing class without drawing a line",
		day: -134,
		place: "Visual Arts Room",
		category: "Community",
		author: "Devika Ramaswamy",
		picture: { kind: "sketchbook", seed: 2, alt: "Sketchbook with a pencil lying across its page" },
		description: `Four women from a mund above the lake spent two days in the visual arts room as teachers of the second year. They brought white cotton, red and black thread, and no pattern. Toda embroidery is counted: the design is in the number of threads passed over and under, and a mistake of one shows up a palm’s width later.

The students’ first task was to unpick. The second was to work a single band, and to notice how quickly the eye stops checking and the fingers begin to trust the count. Only on the second afternoon could they draw. The drawings are better than usual, because everyone now knew what each line had cost.

We paid the teachers at the rate of our visiting faculty. They had two requests. Unpick the motifs you make in class or keep them, but don’t sell or print them. And call the work by its name, *pukhoor*. We promised both easily. We’ve asked them to come again, and they’ve said that they’ll think about the stairs.`,
	},
	{
		slug: "seventy-four-theses-six-days",
		title: "Seventy-four theses, six days, and one juror who read everything",
		day: -142,
		place: "The Long Studio",
		category: "Studio",
		author: "Nithya Bhojan",
		picture: { kind: "axonometric", seed: 3, alt: "Three storeys of studios stacked crosswise, drawn at an angle" },
		description: `The final thesis reviews filled all six levels of the Long Studio. Seventy-four students presented to eleven external jurors, in panels of three, for forty minutes each. The model of a fish market came in through a window.

The subjects show what this batch worries about. Sixteen theses deal with water, nine with old age, seven with a building that’s already there and doesn’t need to be pulled down. Only two are museums. One is a crematorium for dogs, argued with such gentleness that a juror asked to sit down.

Jurors get the written report a fortnight ahead, and we’ve learnt not to expect too much. This year one of them, a structural engineer from Madurai, arrived with all eighteen of her reports annotated in pencil. Word went round overnight. By the second morning there was a queue of students from the other panels, hoping she’d read theirs too. She read four, at breakfast.

Results follow in three weeks. Sleep began immediately.`,
	},
	{
		slug: "rain-chains-paper",
		title: "Paper on rain chains: charming, and half as good as a pipe",
		day: -150,
		place: "The Loft",
		category: "Research",
		author: "Shalini Hegde",
		picture: { kind: "rain-section", seed: 2, alt: "Section of a veranda in the rain, water running from the eaves" },
		description: `Do rain chains work? Pradeep Naik and three students of the building services elective hung seven kinds from the eaves of the Loft, poured measured water down them for a term, and published the answer: yes, up to a point, and the point comes sooner than their admirers think.

A plain link chain guides about as much water as a drizzle supplies. Beyond that, most of the water leaves the chain and wets the wall. Cups do better. The best of the seven, a string of old brass tumblers with the bottoms drilled out, carries half of what a pipe of the same diameter would. It’s also the loudest, which the paper lists without comment under “other findings”.

The useful part is a one-page chart. For a given roof area and the rainfall of a given district, it tells a designer whether a chain will do, and how far from the wall to hang it.

We’ve returned the tumblers to the mess, where no one can use them now.`,
	},
	{
		slug: "solar-roof-switched-on",
		title: "Solar roof carries the computer studio through a whole working day",
		day: -158,
		place: "Computer Studio",
		category: "Campus",
		author: "Grace Rajamani",
		picture: { kind: "roofscape", seed: 2, alt: "Many roofs seen from straight above" },
		description: `The photovoltaic roof over the computer studio has run all sixty workstations from nine to five on sunlight alone, including the afternoon when the fourth year discovered the animation button. The batteries bridge the town’s power cuts, so “I hadn’t saved it” has lost a little of its force as an excuse.

The panels replace the old roof rather than sitting on it. At the ridge, warm air leaves from under the panels, which keeps them efficient. Students developed that detail over two semesters of the services elective and mocked it up four times. The fourth survived a hose, a ladder and Pradeep Naik.

We’re less good at mist. On thick days the roof yields about a sixth of its clear-day output, and the mains take over at around three. A display beside the door shows how much of the work the sun is doing right now. First-years have started to wait for a bright spell before rendering, which may be the most useful thing it teaches.`,
	},
];
