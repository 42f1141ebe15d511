import type { CampusPage } from "#src/school/pages/campus.ts";

export const playground: Omit<CampusPage, "figure"> = {
	title: "Playground",
	lead: "The Ground is the only flat piece of the campus, and so everything that needs level land takes place here: football, full-scale models, the orientation plan laid out with rope, and on some mornings the frost.",
	cards: [
		{
			title: "Courts and field",
			text: "A seven-a-side football field of real grass, one basketball court, two for volleyball and two for badminton, which is played at dawn before the wind gets up. The lines are re-painted each August by the second year, as an exercise in setting out.",
		},
		{
			title: "Hours and floodlights",
			text: "Open from half past five in the morning until nine at night. Six lamps may be switched on by anyone; they go out by themselves at nine, so that the hostel above can sleep and the moths can go home.",
		},
		{
			title: "Teams and beginners",
			text: "Seven teams play against other colleges of the district, and in the afternoons the beginners have the field first. Borrowed shoes are in the store, in sizes four to twelve, arranged by size and, within each size, by smell.",
		},
		{
			title: "A yard for building",
			text: "The northern strip, beside the workshop, has a concrete base with anchor points every two metres. Shelters, bridges and the hundred doors stand here. What has been built in play has to be down again by the next match.",
		},
	],
	pictures: [
		{ key: "court-plan-3", alt: "Rows of netted courts crossing the sheet at an angle" },
		{ key: "site-plan-7", alt: "Site plan of a road, large trees and a few roofs" },
		{ key: "pavilion-2", alt: "Pavilion of branching posts with people beneath" },
	],
};
