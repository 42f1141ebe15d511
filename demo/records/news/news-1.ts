import type { NewsSeed } from "../types.ts";

export const news1: NewsSeed[] = [
	{
		slug: "measured-drawing-camp-sixty-one-sheets",
		title: "Sixty-one sheets come home from the measured-drawing camp",
		day: -2,
		place: "Kotagiri",
		category: "Studio",
		author: "Arjun Menon",
		picture: { kind: "street", seed: 3, alt: "Long rows of house fronts, drawn in strips one above another" },
		description: `The second year is back from eight days in a Badaga hatti near Kotagiri, with sixty-one inked sheets, four lost tape measures and a standing invitation to return for the festival.

The village council agreed to the visit two months earlier, when Nithya Bhojan and two students went up to ask. It also set the terms: don’t draw the temple, don’t photograph people at work without asking first, and give the village library one full set of prints. Each group of four measured one row of houses, from the shared plinth to the ridge. They drew the veranda in most detail, because that’s where everyone sits.

What surprised them was how little the houses repeat. The row looks like one building. The tape says that eleven families built it over a century, each a hand’s width off the neighbour. The sheets record those hand’s widths. The prints go back to the village before they go up in our corridor.`,
	},
	{
		slug: "library-open-until-eleven",
		title: "Library stays open until eleven through the thesis weeks",
		day: -6,
		place: "Library",
		category: "Campus",
		author: "Pradeep Naik",
		picture: { kind: "night-studio", seed: 9, alt: "Wall of lit windows at night, a reader in most of them" },
		description: `From this week until the final thesis review, the library keeps its lights on until eleven at night. The fifth year asked for this in a letter of four lines, the shortest the library committee has ever received. The meeting that approved it wasn’t much longer.

Grace Rajamani, our librarian, has set three conditions. The reading room stays a reading room: models go to the Long Studio. You can’t reserve any of the forty-two window seats with a jacket, a T-square or a sleeping friend. And the kettle, which lived unofficially behind the periodicals, now has an official place in the lobby, with a lid.

Two student assistants, paid from the earn-while-you-learn fund, will be on duty each evening. We’ve reorganised the thesis shelf by site rather than by author. If you’re working on the Ketti valley, say, you’ll find every earlier thesis on it side by side. There are nineteen. Please read at least the good ones.`,
	},
	{
		slug: "bus-shelter-competition-commendation",
		title: "Two third-year students commended for a bus shelter that leans",
		day: -11,
		place: "Coimbatore",
		category: "Awards",
		author: "Sowmya Krishnamurthy",
		picture: { kind: "pavilion", seed: 4, alt: "Shelter with a folded roof of two raised corners" },
		description: `Jerusha Samuel and Gowtham Raja, third year, have been commended in a regional student competition for wayside shelters. Their entry is a roof, a bench and a wall, and only the wall touches the road.

The brief asked for a shelter on a plains highway. The two argued that most people who wait for a bus in this district do so on a slope, beside a drain, in rain that comes sideways. So they drew a shelter for that instead. The roof leans into the wind like a person with an umbrella, the bench follows the contour, and the drain runs under the bench, not under your feet.

> The jury noted that the scheme answers a different question from ours, and that it may be the better question.

The commendation carries no cash, but it does include the loan of a steel fabricator for a week, and we owe him a proper prototype. We’ll build it outside the workshop first, where everyone waits for something.`,
	},
	{
		slug: "open-house-nata-pgeta-questions",
		title: "Open house answers NATA and PGETA questions one family at a time",
		day: -15,
		place: "The Loft",
		category: "Admissions",
		picture: { kind: "floor-plan", seed: 3, alt: "Plan of a studio with rows of desks and a stair" },
		description: `Some ninety applicants and their families came up the hill for the admissions open house. There was no stage and no presentation. In the Loft were six tables, each with one teacher and one subject, and people moved between them with tea.

The longest queue was for the aptitude test. We gave three answers so often that we’ll repeat them here:

- For the B.Arch, you need a valid score in NATA, or in an equivalent recognised architecture aptitude test. You can apply while you wait for the result.
- You need 50% twice: in physics, chemistry and mathematics together, and in 10+2 as a whole.
- For the M.Arch, you need a PGETA score (Council of Architecture) as well as the B.Arch aggregate.

Parents mostly asked about the cold. Two hostel residents answered honestly: you’ll need a second blanket in January, and by February you’ll have stopped noticing. You can read the full conditions on the [undergraduate](/undergraduate) and [postgraduate](/postgraduate) pages.`,
	},
	{
		slug: "lower-gate-bus-stop-roof",
		title: "The stop below the lower gate gets a roof at last",
		day: -21,
		place: "Lower Gate Road",
		category: "Community",
		author: "Devika Ramaswamy",
		picture: { kind: "timber-frame", seed: 4, alt: "Timber frame being pulled upright by people with ropes" },
		description: `For seventeen years, the bus stop below our lower gate was a painted stone. Now it has a roof. Twelve students, two carpenters and the ward member, who turned out to be handy with a plumb line, put up the frame in two days.

The timber is wattle, from the strip where we’re clearing that invader to make room for shola saplings, treated in our own borax tank. The posts are slender, so they come in threes, bolted with spacers. Nothing in the frame is heavier than two people can lift, because no lorry can stop there. The roof sheets were left over from the hostel repair.

The bench is what people talk about. It has two heights. In a survey one morning, we counted thirty-one schoolchildren and twenty-six tea pickers with full sacks, and the sacks need somewhere to rest too. The panchayat looks after the shelter now, and we sweep it.`,
	},
	{
		slug: "weather-station-ten-years",
		title: "Ten years of our weather are now free to download",
		day: -27,
		place: "Library roof",
		category: "Research",
		author: "Shalini Hegde",
		picture: { kind: "ridges", seed: 5, alt: "Dark ridges one behind another, fading into mist" },
		description: `The weather station on the library roof has finished its tenth full year, and the department of environmental architecture has published the record: temperature, humidity, rain, wind and sunshine, every ten minutes, with the gaps marked honestly. There are eleven gaps. One is labelled “monkeys”.

Students have used the data in studio since the mast went up. Now anyone can. Kavitha Selvaraj, who looks after the station, has added a short guide in English and Tamil. It explains what each column is good for, and where you shouldn’t trust it. For example, the ridge shelters the anemometer when the wind comes from the north-east, so it under-reads.

Three findings are worth a walk up to the roof. The coldest hours come just before sunrise on clear, still nights, when air drains off the slope and collects on the playground. Half of a year’s rain falls in fewer than thirty days. And mist, which no rain gauge records, wets the west wall on about one day in four.`,
	},
	{
		slug: "mess-referendum-upma",
		title: "Mess referendum keeps upma, but only just",
		day: -33,
		place: "The Boiler House",
		category: "Campus",
		author: "Grace Rajamani",
		picture: { kind: "section-perspective", seed: 4, alt: "Gabled hall cut open, with people at long tables" },
		description: `With 148 votes to 141 and a great many remarks, the residents of both hostels have decided to keep upma on the breakfast menu. The mess committee called the vote after a petition to abolish it gathered a hundred signatures, several of them genuine.

Turnout was the highest of any vote on campus, including the one for student council. The votes were counted at the serving counter, in full view. Selvam, who has cooked here since the school opened, declined to comment until the result, and then served upma.

Two other motions passed without drama. Millet dosa moves from a trial to a fixture. And on the nights before a jury, when no one eats at a sensible hour anyway, the last sitting of dinner runs thirty minutes longer. A third motion, to allow drawing boards at the dining tables, failed after the committee displayed the tablecloth from last semester.

The committee meets every fortnight, and any resident can attend. Bring your own plate.`,
	},
	{
		slug: "final-review-moves-outdoors",
		title: "Power cut moves the final review out among the tea",
		day: -39,
		place: "The Terraces",
		category: "Studio",
		author: "Ananya Bhattacharya",
		picture: { kind: "tea-slopes", seed: 1, alt: "Slopes of tea bushes with a small house among them" },
		description: `Ten minutes into the fourth-year review the power failed, and the projector with it, and no one could say for how long. The jurors looked at the dark screen, then at the window, and asked whether the drawings existed on paper. They did, because the studio insists on it. So the whole review walked out.

Students pegged their panels along the retaining walls of the terraces below the Long Studio and set their models on the steps. Everyone had the same twelve minutes. But the jurors could step back thirty metres, which no room of ours allows, and they did. Several students simply turned their site models to face the real hill.

“You can’t argue about a slope while standing on one and be vague,” said Sandeep Deshpande, who runs the studio. Two schemes that had looked convincing on screen couldn’t quite explain where the water went. One that had looked plain turned out to fit its ground like a shoe.

The power returned after four hours. No one went in.`,
	},
];
