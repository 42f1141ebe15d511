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

The village council had agreed to the visit two months earlier, after Nithya Bhojan and two students had gone up to ask, and had set the terms: no drawing of the temple, no photographs of people at work without a word first, and one full set of prints for the village library. Each group of four measured one row of houses, from the shared plinth to the ridge, and the veranda in most detail, because that is where everyone sits.

What surprised the groups was how little the houses repeat. The row looks like one building; the tape says it was built by eleven families over a century, each a hand’s width off its neighbour. The sheets record those hand’s widths. The prints go back to the village before they go up in our corridor.`,
	},
	{
		slug: "library-open-until-eleven",
		title: "Library stays open until eleven through the thesis weeks",
		day: -6,
		place: "Library",
		category: "Campus",
		author: "Pradeep Naik",
		picture: { kind: "night-studio", seed: 9, alt: "Wall of lit windows at night, a reader in most of them" },
		description: `From this week until the final thesis review, the library keeps its lights on until eleven at night. The change was asked for by the fifth year in a letter of four lines, the shortest the library committee has received, and was approved in a meeting not much longer.

Grace Rajamani, our librarian, has set three conditions. The reading room stays a reading room: models go to the Long Studio. The forty-two window seats cannot be reserved with a jacket, a T-square or a sleeping friend. And the kettle, which had unofficially lived behind the periodicals, now has an official place in the lobby, with a lid.

Two student assistants will be on duty each evening, paid from the earn-while-you-learn fund. The thesis shelf has been reorganised by site rather than by author, so that anyone working on the Ketti valley, say, finds every earlier thesis on it side by side. There are nineteen; please read at least the good ones.`,
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

The brief asked for a shelter on a plains highway. The two argued in their text that most people who wait for a bus in this district do so on a slope, beside a drain, in rain that comes sideways, and drew for that instead. The roof leans into the wind like a person with an umbrella; the bench follows the contour; the drain runs under the bench and not under the feet.

> The jury noted that the scheme answers another question than ours, and that it may be the better question.

The commendation carries no cash but does include the loan of a steel fabricator for a week, and we owe him a proper prototype. It will be built outside the workshop first, where everyone waits for something.`,
	},
	{
		slug: "open-house-nata-pgeta-questions",
		title: "Open house answers NATA and PGETA questions one family at a time",
		day: -15,
		place: "The Loft",
		category: "Admissions",
		picture: { kind: "floor-plan", seed: 3, alt: "Plan of a studio with rows of desks and a stair" },
		description: `Some ninety applicants and their families came up the hill for the admissions open house. There was no stage and no presentation. Six tables stood in the Loft, each with one teacher and one subject, and people moved between them with tea.

The longest queue was for the aptitude test. Three answers were given so often that we repeat them here:

- A valid score in NATA, or in an equivalent recognised architecture aptitude test, is needed for the B.Arch. You may apply to us while you wait for the result.
- The 50% is asked twice: in physics, chemistry and mathematics together, and in the whole of the 10+2.
- For the M.Arch, the entrance test is PGETA, conducted by the Council of Architecture, besides the B.Arch aggregate.

Parents mostly asked about the cold. The honest reply, from two hostel residents, was that January requires a second blanket and that one stops noticing by February. The full conditions are on the [undergraduate](/undergraduate) and [postgraduate](/postgraduate) pages.`,
	},
	{
		slug: "lower-gate-bus-stop-roof",
		title: "The stop below the lower gate gets a roof at last",
		day: -21,
		place: "Lower Gate Road",
		category: "Community",
		author: "Devika Ramaswamy",
		picture: { kind: "timber-frame", seed: 4, alt: "Timber frame being pulled upright by people with ropes" },
		description: `For seventeen years the bus stop below our lower gate has consisted of a painted stone. It now has a roof. Twelve students, two carpenters and the ward member, who turned out to be handy with a plumb line, put up the frame in two days.

The timber is wattle, cut from the strip where we are clearing that invader to make room for shola saplings, and treated in our own borax tank. The sections are slender, so the posts come in threes, bolted with spacers; nothing in the frame is heavier than two people can lift, since no lorry can stop there. The roof sheets were left over from the hostel repair.

The bench is the part people talk about. It has two heights, because a survey of one morning’s passengers counted thirty-one schoolchildren and twenty-six tea pickers with full sacks, and the sacks need somewhere to rest too. The panchayat has taken over the shelter’s upkeep, and we have taken over its sweeping.`,
	},
	{
		slug: "weather-station-ten-years",
		title: "Ten years of our weather are now free to download",
		day: -27,
		place: "Library roof",
		category: "Research",
		author: "Shalini Hegde",
		picture: { kind: "ridges", seed: 5, alt: "Dark ridges one behind another, fading into mist" },
		description: `The weather station on the library roof has finished its tenth full year, and the department of environmental architecture has published the record: temperature, humidity, rain, wind and sunshine, every ten minutes, with the gaps marked honestly. There are eleven gaps. One is labelled ‘monkeys’.

Students have used the data in studio since the mast went up. Now anyone may. Kavitha Selvaraj, who looks after the station, has added a short guide in English and Tamil that explains what each column is good for, and where it should not be trusted: the anemometer is sheltered by the ridge when the wind comes from the north-east, for example, and under-reads.

Three findings are worth a walk up to the roof. The coldest hours fall just before sunrise on clear, still nights, when air drains off the slope and collects on the playground. Half of a year’s rain arrives in fewer than thirty days. And mist, which no rain gauge records, wets the west wall on about one day in four.`,
	},
	{
		slug: "mess-referendum-upma",
		title: "Mess referendum keeps upma, but only just",
		day: -33,
		place: "The Boiler House",
		category: "Campus",
		author: "Grace Rajamani",
		picture: { kind: "section-perspective", seed: 4, alt: "Gabled hall cut open, with people at long tables" },
		description: `With 148 votes to 141 and a great many remarks, the residents of both hostels have decided to keep upma on the breakfast menu. The ballot was called by the mess committee after a petition to abolish it gathered a hundred signatures, several of them genuine.

Turnout was the highest of any vote on campus, including the one for student council. The counting was done at the serving counter in full view, with Selvam, who has cooked here since the school opened, declining to comment until the result and then serving upma.

Two other motions passed without drama. Millet dosa moves from a trial to a fixture. And the last sitting of dinner is extended by thirty minutes on the nights before a jury, when no one eats at a sensible hour anyway. A third, to allow drawing boards at the dining tables, was defeated after the committee displayed the tablecloth from last semester.

The committee meets every fortnight, and any resident may attend; bring your own plate.`,
	},
	{
		slug: "final-review-moves-outdoors",
		title: "Power cut moves the final review out among the tea",
		day: -39,
		place: "The Terraces",
		category: "Studio",
		author: "Ananya Bhattacharya",
		picture: { kind: "tea-slopes", seed: 1, alt: "Slopes of tea bushes with a small house among them" },
		description: `Ten minutes into the fourth-year review the power failed, the projector with it, and no one could say for how long. The jurors looked at the dark screen, then at the window, and asked whether the drawings existed on paper. They did, because the studio insists on it. So the whole review walked out.

Panels were pegged along the retaining walls of the terraces below the Long Studio; models were set on the steps. Each student had the same twelve minutes, but jurors could step back thirty metres, which no room of ours allows, and did. Several site models were simply turned until they faced the hill that they represent.

“You cannot argue about a slope while standing on one and be vague,” said Sandeep Deshpande, who runs the studio. Two schemes that had looked convincing on screen had trouble explaining where the water went. One that had looked plain turned out to fit its ground like a shoe.

The power returned after four hours. No one went in.`,
	},
];
