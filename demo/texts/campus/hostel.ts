import type { CampusPage } from "#src/school/pages/campus.ts";

export const hostel: Omit<CampusPage, "figure"> = {
	title: "Hostel",
	lead: "Shola House has 180 beds for women and Kurinji House 160 for men; the warden lives between the two and can hear both. Rooms are for two, or for one in your last year, and nearly all get the morning sun.",
	cards: [
		{
			title: "Rooms",
			text: "Bed, desk, lamp, shelf, a cupboard with a proper latch, a window with a shutter, and a hook for wet things by the door. We’ve insulated room 214. There’s hot water from five to eight in the morning, heated by the sun, and by wood waste on misty days.",
		},
		{
			title: "Living together",
			text: "Each floor has a pantry with a kettle, a drying room and a table large enough for a model. You get your room by lot, and can swap it by negotiation. Quiet hours start at eleven. Laughter that can’t be helped is excused.",
		},
		{
			title: "Safe and looked after",
			text: "Wardens and night staff in both houses, one gate, a doctor on call and a counsellor three days a week. Eight senior residents, trained to listen, wear a green pin. There is no ragging; the first-years’ phone list begins with the principal’s own number.",
		},
		{
			title: "For families",
			text: "Visitors are welcome in the common rooms every day until six. Book one of our four guest rooms with the warden. One of them has a splendid glass wall. Ask for another.",
		},
	],
	pictures: [
		{ key: "hostel-mist-14", alt: "Two gabled houses with lit windows in the mist, two people in front" },
		{ key: "room-plan-1", alt: "Plan of a room for two: beds, desks at the window, a door to the veranda" },
		{ key: "roofscape-6", alt: "Roofs of long buildings from straight above" },
	],
};
