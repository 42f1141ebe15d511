import type { ProjectSeed } from "./types.ts";

/** Newest first. */
export const projects: ProjectSeed[] = [
	{
		slug: "a-library-under-the-old-fan",
		title: "A library under the old fan",
		student: "Vaishnavi Sekaran",
		teacher: "Dr. Joseph Kuruvilla",
		programme: "B.Arch",
		semester: 10,
		studio: "Thesis",
		day: -46,
		picture: {
			kind: "student-work",
			seed: 6,
			alt: "Long section through a shed with a saw-tooth roof: bookshelves, a gallery, readers, and a large red fan",
		},
		pictures: [
			{
				kind: "work-sheet",
				seed: 1,
				alt: "Charcoal drawing of an open shed with a saw-tooth roof, two people beside it",
				caption: "The shed as found, in charcoal, from the lane. First visit, January.",
			},
			{
				kind: "work-sheet",
				seed: 2,
				alt: "Measured plan of five bays with nine shelves and the fan",
				caption: "Plan at 3.6 metres. Nine shelves on the dryers’ footings, the fan hatched in its place.",
			},
			{
				kind: "work-sheet",
				seed: 3,
				alt: "Card model of the shed with its front open, shelves and a red fan inside",
				caption:
					"Model, card and one sheet of red, 1 : 50, its front wall left off. Sample picture, computed by a script.",
			},
		],
		description: `How much of a tea factory must you leave so that people still know what it was? The thesis measures a drying shed near Kotagiri, closed for eleven years, and puts the town’s library into it. Nothing comes out but the last dryer’s ducts.

The roof turns its glass to the north, which was right for leaves and is right for paper. There are shelves where the trays were, on the same footings. The fan stays, cleaned and stopped, because children asked for it.

**Drawn:** eighteen sheets, one of them at 1 : 20. **Counted:** the load of 14,000 books, against what the floor was built to carry.`,
	},
	{
		slug: "leave-the-road-open",
		title: "Leave the road open",
		student: "Aditya Lingan",
		teacher: "Dr. Shalini Hegde",
		programme: "B.Arch",
		semester: 10,
		studio: "Thesis",
		day: -47,
		picture: {
			kind: "student-work",
			seed: 7,
			alt: "Market roofs from above: many small pyramids, with a road for two buses left open between them",
		},
		pictures: [
			{
				kind: "work-sheet",
				seed: 4,
				alt: "Plan of square roofs on both sides of a road, in ballpoint, with many people on the road",
				caption: "Ninth Tuesday, eleven in the morning: everyone on the road, in ballpoint.",
			},
			{
				kind: "work-sheet",
				seed: 5,
				alt: "Street between market roofs in marker, a red bus at its end",
				caption: "The bus’s view at ten past eleven, in marker.",
			},
			{
				kind: "work-sheet",
				seed: 6,
				alt: "Card model of stepped square roofs and a red bus between them",
				caption:
					"Model, board and matchsticks, 1 : 100. The three red roofs were there already. Sample picture, computed by a script.",
			},
		],
		description: `The Tuesday market of a valley town is in the bus’s way, or the bus is in the market’s. The thesis counts both for nine Tuesdays, and finds that they need the same four metres at different hours.

Small square roofs, each as wide as one family needs, line both sides and leave the road alone. Rain runs between them into stone drains, where the market washes its carrots.

Two people can build each roof in a day. One was built, at full size, on the Ground. It stood for three weeks and sold tea.`,
	},
	{
		slug: "two-hundred-and-eleven-steps",
		title: "Two hundred and eleven steps",
		student: "Neha Chandran",
		teacher: "Dr. Farida Contractor",
		programme: "M.Arch Urban Design",
		semester: 1,
		studio: "Street, 1 : 100",
		day: -58,
		picture: {
			kind: "student-work",
			seed: 9,
			alt: "A street of stairs with houses stepping up beside it, one red handrail, and people climbing",
		},
		description: `One street, both sides, by day and by night: 211 steps between the lower bazaar and the bus stand, with 38 doors, nine shops and one tap.

Neha asked eighty-four people where they stop. Most of them stop where there’s a sill to put a bag on. The drawing shows the twelve sills in red. The proposal is a handrail that doesn’t end, and a thirteenth sill.

The municipality has the drawing, and has ordered the rail’s first forty metres.`,
	},
	{
		slug: "a-wall-that-is-warm-at-six",
		title: "A wall that is warm at six",
		student: "Tenzin Wangmo",
		teacher: "Ar. Kavitha Selvaraj",
		programme: "M.Arch Environmental Architecture",
		semester: 2,
		studio: "Measuring and calculating",
		day: -62,
		picture: {
			kind: "student-work",
			seed: 8,
			alt: "Section through a stone wall with an inner lining, and a graph of one night’s temperatures",
		},
		description: `This is room 214 of the hostel, and the room beside it. Both have the same wall of rubble. Last year’s class lined one of them with wood wool and boards. Loggers ran in both for thirty January nights.

The drawing shows the wall and its night. At six in the morning the lined room is seven degrees warmer, and the drawing says where each degree comes from. The boards cost less than two winters of heaters, which the house doesn’t allow anyway.`,
	},
	{
		slug: "forty-beds-below-the-road",
		title: "Forty beds below the road",
		student: "Mohamed Irfan",
		teacher: "Ar. Sandeep Deshpande",
		programme: "B.Arch",
		semester: 7,
		studio: "A steep site",
		day: -74,
		picture: {
			kind: "student-work",
			seed: 4,
			alt: "Section through a hostel of four floors that hangs below a road, in rain, with a cistern and a garden",
		},
		pictures: [
			{
				kind: "work-sheet",
				seed: 7,
				alt: "Section in felt pen on yellow tracing paper: four floors hang from a slope",
				caption: "Section, eleventh version, on the tracing paper of the tenth.",
			},
			{
				kind: "work-sheet",
				seed: 8,
				alt: "Watercolour of four open floors stepping down a green slope",
				caption: "All rooms with their valley side left off, in watercolour.",
			},
			{
				kind: "work-sheet",
				seed: 9,
				alt: "Card model of four floors on a stepped slope, one bed red",
				caption:
					"Model, card on a hill of board, 1 : 100. One bed is red: the nurses chose it. Sample picture, computed by a script.",
			},
		],
		description: `A hostel for nurses on a plot that falls fifteen metres and has its only road at the top. You come in over a bridge, at the roof, and go down to bed.

Every room touches the hill on one side and the valley on the other. The hill side has cupboards, water and anything that should stay cool. The valley side has the desk. Rain goes down with everyone else, floor by floor, and ends in a cistern under the last one.

The nurses of the district hospital read the plans twice and moved the laundry.`,
	},
	{
		slug: "twelve-rooms-on-one-contour",
		title: "Twelve rooms on one contour",
		student: "Sandra Varghese",
		teacher: "Ar. Rohan D’Souza",
		programme: "B.Arch",
		semester: 7,
		studio: "A steep site",
		day: -75,
		picture: {
			kind: "student-work",
			seed: 5,
			alt: "Site plan of a bent row of classrooms that follows a contour line among trees, with a playing field below",
		},
		description: `A school for three hundred children on a slope of one in four. All twelve classrooms are on the same contour, so a child on wheels can reach every one of them. The building bends as the hill does.

Digging and filling come to the same figure, within a lorry-load. The wood above stays as it is, and the field below is the only thing that was made flat.`,
	},
	{
		slug: "a-shelter-for-the-last-bus",
		title: "A shelter for the last bus",
		student: "Harish Balan",
		teacher: "Ar. Karthik Palanisamy",
		programme: "B.Arch",
		semester: 5,
		studio: "Structure, services and climate",
		day: -190,
		picture: {
			kind: "student-work",
			seed: 3,
			alt: "A bus shelter lifted apart: floor with benches, forked posts, beams, and a roof of sheets",
		},
		pictures: [
			{
				kind: "work-sheet",
				seed: 10,
				alt: "Pen drawing of a bus shelter with forked posts and people waiting",
				caption: "With people in it, in pen, before anything was counted.",
			},
			{
				kind: "work-sheet",
				seed: 11,
				alt: "Section in pencil: a forked post holds a sloping roof over a bench",
				caption: "Section at the middle post, in pencil. The slope behind is where the water goes.",
			},
			{
				kind: "work-sheet",
				seed: 12,
				alt: "Model of the shelter in wood, three figures and a red bench under it",
				caption: "Model of wattle from the slope, 1 : 20. Sample picture, computed by a script.",
			},
		],
		description: `Five forked posts, three beams, and a roof that throws its water to the hill and not on the queue. The drawing takes it apart in the order you’d put it up.

Four people can carry everything from the road. The joints were tried in wattle from the slope, and two of the first five failed on the loading day. The drawing shows the sixth.`,
	},
	{
		slug: "a-window-drawn-to-be-made",
		title: "A window, drawn to be made",
		student: "Jebin Raj",
		teacher: "Mr. R. Murugesan",
		programme: "Diploma",
		semester: 4,
		studio: "Drawing and workshop",
		day: -201,
		picture: {
			kind: "student-work",
			seed: 10,
			alt: "Working drawing of a casement window: front, two sections, and its rebate at full size",
		},
		description: `A casement for the library lobby, measured on a Monday, drawn by Wednesday and cut by Friday. Front, both sections, and the rebate at full size, used to set the router’s fence.

The window has been in its wall since June. It closes with one finger. In the first storm it let in a spoonful, which is on the drawing too.`,
	},
	{
		slug: "nine-doors-and-a-tank",
		title: "Nine doors and a tank",
		student: "Roshni Mathew and eleven others",
		teacher: "Ar. Nithya Bhojan",
		programme: "B.Arch",
		semester: 3,
		studio: "Measuring a village",
		day: -330,
		picture: {
			kind: "student-work",
			seed: 2,
			alt: "Measured plan of a village lane with nine numbered houses, verandas, a stepped tank and trees",
		},
		description: `A lane below Kotagiri, with permission, in eight days of tape and chalk. Nine houses, each with its veranda, its hearth (in red) and its door, and one tank, with six steps.

One room is drawn without its furniture, because its owner preferred it that way. The sheet is number 1,871 of the archive, and a print hangs in the lane’s tea shop.`,
	},
	{
		slug: "a-shelter-for-one-night",
		title: "A shelter for one night",
		student: "Keerthana Mohan",
		teacher: "Ar. Arjun Menon",
		programme: "B.Arch",
		semester: 1,
		studio: "Drawing from things",
		day: -345,
		picture: {
			kind: "student-work",
			seed: 1,
			alt: "Model of a lean-to of sticks, half of it covered by a woven skin, with two small figures",
		},
		description: `Everyone in the first year sleeps for one night in what they’ve made. This one is a lean frame of sixteen sticks with a skin woven from packing bands, shown half open.

Three people built it in an afternoon, and it took eleven minutes to carry to the slope. At two in the morning the wind changed, and they moved the skin to the other side. That’s why the frame is the same on both.`,
	},
];
