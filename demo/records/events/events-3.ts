import type { EventSeed } from "../types.ts";

export const events3: EventSeed[] = [
	{
		slug: "hostel-day-both-houses",
		title: "Hostel day: Shola House against Kurinji House, result disputed",
		day: -146,
		place: "Both hostels",
		picture: { kind: "elevation", seed: 3, alt: "Two-storey front with an arcade below and a veranda above" },
		description: `The two hostels met for the yearly contest in cooking, quiz, tug of war, bed-making against the clock, and reciting the entire fourth-semester timetable from memory. The score was level until the last event, a relay with T-squares. Shola House crossed the line first, and Kurinji House had measured the track.

The track was 40 centimetres short. Kurinji House lodged a protest, in ink, at 1:50. The chief warden ruled that the race should count and that the drawing should be framed.

Mixed teams, chosen by lottery, cooked dinner together. The biryani deserves a mention somewhere you can find it again. We’d invited families of residents from the district for the first time. They stayed until the mist closed the road, so forty-one guests slept on mattresses in the Loft.`,
	},
	{
		slug: "repair-cafe-umbrellas",
		title: "Repair morning: umbrellas, radios and one accordion",
		day: -161,
		place: "Lower Gate Road",
		picture: { kind: "joint-detail", seed: 2, alt: "Dovetailed boards pulled apart" },
		description: `People brought sixty-seven broken things to the workshop’s tables at the bus stop, and fifty-two left in working order. Umbrellas led the list, as you’d expect here. After them came pressure-cooker handles, school bags, a radio that had been silent since a cricket final in another century, and an accordion.

The rule of the morning is that the owner sits with the person who repairs, and holds something. A retired linesman took over the electrical table within the hour, and the students on it became his apprentices. What no one could mend was taken apart, and students drew the parts, labelled them and put them into jars.

The accordion needed a strip of leather and a screw. Its owner then played for twenty minutes, and three buses left late.`,
	},
	{
		slug: "talk-building-with-frost",
		title: "Talk: Building with frost",
		day: -177,
		place: "Environmental Studio",
		picture: { kind: "terrain-model", seed: 1, alt: "Relief of contour layers seen from above" },
		description: `People from the plains imagine that the hills are simply cold. In her public talk, Kavitha Selvaraj showed, with a smoke machine and a plywood valley, that the cold flows. On still, clear nights it runs down the slopes like a thick liquid, pools behind walls and hedges, and leaves frost in hollows while the terrace above stays clear.

Half of the room were farmers, who’d known that all their lives and were glad to see it with dry ice. The other half took notes. Her advice would fit on a postcard: leave a gap in the lower hedge, put the bedroom up and the store down, and don’t build at the bottom of the bowl just because the ground is level.

Questions went on for an hour. The best came from a potato grower, who asked why our own playground is where it is.`,
	},
	{
		slug: "national-student-association-convention-trip",
		title: "Send-off for the national student association’s convention",
		day: -193,
		place: "The Loft",
		picture: { kind: "pavilion", seed: 1, alt: "Open roofs like umbrellas, in elevation and plan" },
		description: `Thirty-four students left by bus and two trains for the zonal convention of the national student association. They took nine trophy entries, a dance they’d rehearsed in the mess after closing time, and an installation that travels flat in a cricket bag.

The night before, they showed everything in the Loft to the people who weren’t going. These were merciless. The louvre panels lost a third of their text, the film gained subtitles, and the dance gained a second drummer. Two of the juniors, who’d come to watch, noticed that the installation’s last hinge opened the wrong way. They’re now on the bus.

The school pays for the fares and for one hot meal a day. In return, it asks the delegates to bring back drawings of three buildings they didn’t know about, and all the clamps.`,
	},
	{
		slug: "parents-studio-day",
		title: "Parents’ studio day: sit down and draw",
		day: -214,
		place: "First-Year Studio",
		picture: { kind: "stair", seed: 2, alt: "Broad tiers of steps with people sitting on them" },
		description: `One hundred and six parents of first-years came to see where their children spend the night. We showed them to desks, gave them a sheet and asked them to draw, in plan, the kitchen at home. They had an hour. The children were the tutors, and could ask nothing but “how wide?” and “which way does the door open?”

Several kitchens turned out to have no door. One father, a surveyor, produced a perfect plan, and his wife then added everything he’d left out. A mother who’d said she couldn’t draw found that she could, at about the fortieth minute, and didn’t want to stop.

We reviewed the sheets in the usual way. After lunch, no one asked whether the course leaves time for other things.`,
	},
	{
		slug: "film-evening-buildings-that-work",
		title: "Films in the Boiler House: buildings at work",
		day: -233,
		place: "The Boiler House",
		picture: { kind: "section-perspective", seed: 1, alt: "Vaulted hall cut open, with people inside" },
		description: `The film society showed eight short films with no architect in them. A laundry, a post office, the underside of a stage, a bakery from two to six in the morning, a railway signal box, a school on the day after the holidays: our own students and those of two other colleges made them all, and none is longer than nine minutes.

The condition of entry was that the camera shouldn’t move unless someone carried it for a reason. The bakery won the vote by a wide margin. It helped that its maker handed out buns in the last minute.

In the discussion a second-year pointed out that in all eight films people put things down beside doors, and that no one ever designs a place for that. It’s since become the brief for an elective.`,
	},
	{
		slug: "stone-masonry-camp",
		title: "Dry-stone camp on the upper terrace",
		day: -256,
		place: "The Terraces",
		picture: { kind: "site-plan", seed: 3, alt: "Large-scale site plan with a few buildings, a road and trees" },
		description: `An eleven-metre stretch of terrace wall had bulged for years. In five days, twenty-four students and two masons took it down and rebuilt it, without a spoonful of mortar. The masons didn’t say much. To correct a student, they lifted out a stone, turned it over, and put it back where it plainly belonged.

They laid everything out on the grass first, large to small, with the flat faces up. That took a day and a half, and seemed a waste of time until about the third course.

The wall leans back one in eight, has a through-stone in every square metre, and drains simply because it’s full of gaps. It has a plaque the size of a matchbox. On the back of the last stone are twenty-six signatures, for someone to read in a hundred years or so.`,
	},
	{
		slug: "portfolio-clinic-practical-training",
		title: "Portfolio clinic before practical training",
		day: -281,
		place: "Library",
		picture: { kind: "shelves", seed: 5, alt: "View along two walls of books towards a far door" },
		description: `Before the fourth year leaves for its semester of practical training, eight people who get portfolios for a living came to look through seventy-eight of them, at twelve minutes each. We’d asked them to say on which page they would have stopped.

It was usually page five. The reason was seldom the work. It was nineteen typefaces, a floor plan the size of a stamp, or forty words about passion. By the afternoon, sheets were coming out of binders all over the reading room, and we had to extend the table for discarded renderings.

Advice we heard more than three times: show one drawing that you made on site. Show one thing that went wrong. Give the scale. Say who else worked on it. And print it, said a man from a small practice in Kochi, because his office has one screen and it’s busy.`,
	},
	{
		slug: "rain-orchestra-first-year",
		title: "The rain orchestra plays to a full house and an empty sky",
		day: -309,
		place: "The Loft",
		picture: { kind: "rain-section", seed: 3, alt: "Butterfly roof in the rain, cut through, with a tank beneath" },
		description: `The first year’s instruments for making rainwater audible were ready: thirty of them, hung beneath the eaves of the Loft, from gongs of roofing sheet to a row of tuned coffee tins. Two hundred people had come with umbrellas. For the first time in weeks, not a drop fell.

After a quarter of an hour, Arjun Menon sent for the garden hose. Two students on the ridge, properly roped, supplied a drizzle, a shower and what they called a local cloudburst, from three watering cans and a pump. The piece lasted eleven minutes. Everyone had expected the tins to steal the show, but an instrument made of tarpaulin drowned them.

It began to rain during the applause. The audience stayed, folded the umbrellas, and listened to the whole thing again, as intended.`,
	},
	{
		slug: "orientation-week-new-batch",
		title: "Orientation: eighty arrivals, one rope and no speeches",
		day: -338,
		place: "The Ground",
		picture: { kind: "court-plan", seed: 4, alt: "Basketball court and smaller courts among trees, from above" },
		description: `We welcomed a new B.Arch batch of eighty the usual way: with a rope. On the first morning, with their families’ suitcases still in the hostel corridor, all of them pegged out the plan of the Loft at full size on the Ground. They had only the spoken instructions of second-years, who had their backs turned.

It took three hours. When the ridge line proved to be a metre out, they discovered that everyone on the east side had been using the long pace of one very tall person from Salem.

The rest of the week was for walking: to the mess at each meal with someone different, to the clinic, round the boundary, down to the post office, up to the viewpoint in the dark. On the last day every newcomer drew the campus from memory. We keep the sheets and hand them back, five years later, with the degree.`,
	},
];
