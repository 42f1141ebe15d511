import type { CampusPage } from "#src/school/pages/campus.ts";

export const playground: Omit<CampusPage, "figure"> = {
	title: "Playground",
	lead: "The Ground is the only flat part of the campus, so everything that needs level land happens here: football, full-scale models, the orientation plan laid out with rope, and on some mornings the frost.",
	cards: [
		{
			title: "Courts and field",
			text: "A seven-a-side football field of real grass, one basketball court, two for volleyball and two for badminton, which we play at dawn before the wind gets up. The second year repaints the lines every August, as an exercise in setting out.",
		},
		{
			title: "Hours and floodlights",
			text: "Open from half past five in the morning until nine at night. Anyone can switch on the six lamps. They go out automatically at nine, so the hostel above can sleep and the moths can go home.",
		},
		{
			title: "Teams and beginners",
			text: "Seven teams play against other colleges of the district, and in the afternoons the beginners have the field first. The store lends shoes in sizes four to twelve, arranged by size and, within each size, by smell.",
		},
		{
			title: "A yard for building",
			text: "The northern strip, beside the workshop, has a concrete base with anchor points every two metres. Shelters, bridges and the hundred doors go up here. Anything built for fun has to be down again by the next match.",
		},
	],
	pictures: [
		{ key: "court-plan-3", alt: "Rows of netted courts crossing the sheet at an angle" },
		{ key: "site-plan-7", alt: "Site plan of a road, large trees and a few roofs" },
		{ key: "pavilion-2", alt: "Pavilion of branching posts with people beneath" },
	],
};
