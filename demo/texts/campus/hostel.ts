import type { CampusPage } from "#src/school/pages/campus.ts";

export const hostel: Omit<CampusPage, "figure"> = {
	title: "Hostel",
	lead: "Shola House has 180 beds for women and Kurinji House 160 for men; between the two lives a warden who can hear both. Rooms are for two, or for one in the last year, and nearly all of them get the morning sun.",
	cards: [
		{
			title: "Rooms",
			text: "Bed, desk, lamp, shelf, a cupboard with a proper latch, a window with a shutter, and a hook for wet things by the door. Room 214 has been insulated. Water is heated by the sun, and on misty days by wood waste, from five to eight in the morning.",
		},
		{
			title: "Living together",
			text: "Each floor has a pantry with a kettle, a drying room and a table that is large enough for a model. Rooms are drawn by lot and swapped by negotiation. Quiet starts at eleven, with an exception for laughter that could not be helped.",
		},
		{
			title: "Safe and looked after",
			text: "Wardens and night staff in both houses, one gate, a doctor on call and a counsellor on three days a week. Eight senior residents, trained to listen, wear a green pin. There is no ragging; the first-years’ phone list begins with the principal’s own number.",
		},
		{
			title: "For families",
			text: "Visitors are welcome in the common rooms every day until six, and there are four guest rooms, which can be booked with the warden. One of them has a splendid glass wall. Ask for another.",
		},
	],
	pictures: [
		{ key: "hostel-mist-14", alt: "Two gabled houses with lit windows in the mist, two people in front" },
		{ key: "room-plan-1", alt: "Plan of a room for two: beds, desks at the window, a door to the veranda" },
		{ key: "roofscape-6", alt: "Roofs of long buildings from straight above" },
	],
};
