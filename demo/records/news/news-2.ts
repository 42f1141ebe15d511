import type { NewsSeed } from "../types.ts";

export const news2: NewsSeed[] = [
	{
		slug: "thesis-on-cold-storage-shortlisted",
		title: "A thesis about cold storage without cold reaches a national shortlist",
		day: -46,
		place: "The Long Studio",
		category: "Awards",
		author: "Joseph Kuruvilla",
		picture: { kind: "section", seed: 4, alt: "Section of low buildings stepping along a hillside" },
		caption: "The store’s section, from the thesis of Abhirami Suresh.",
		description: `Abhirami Suresh’s undergraduate thesis, a store for carrots and potatoes that cools itself with night air and a metre of earth, is one of twelve shortlisted for a national award for student theses.

The project began with an unglamorous count. Abhirami spent three weeks at a vegetable auction yard in the Ketti valley, noting what was thrown away and why. Much of it had simply waited too long in a tin shed. Her building is half in the slope. It opens its upper vents when the night outside is colder than the vegetables inside, and closes them at dawn. A one-metre test box behind the workshop kept carrots saleable for nineteen days.

Her guide, Kavitha Selvaraj, describes the drawings as “dull in exactly the right places”. Every vent has a handle, every handle a person, every person a name. The auction yard’s staff corrected the plan twice. The second time, they moved the office to where it could see the road.

The shortlisted students present to the jury by video next month.`,
	},
	{
		slug: "village-library-veranda-repaired",
		title: "A village reading room gets its veranda back",
		day: -52,
		place: "Near Kotagiri",
		category: "Community",
		author: "Imran Sheriff",
		picture: { kind: "elevation", seed: 4, alt: "Long low building with a pitched roof on a slope" },
		description: `When we handed last year’s measured drawings to the hatti we’d drawn, the village council studied one sheet longer than the others: the section through the reading room. It showed the veranda posts, accurately, as rotten at the foot.

The council asked whether the people who had drawn the problem could help to mend it. So for nine days, village carpenters and our third year worked together. They took down the veranda, kept what was sound, and cut new feet for seven posts. The lead carpenter, who had last repaired the roof as a young man, chose the scarf joint and taught it. He listened politely to the students’ own proposal, a steel shoe, and said no: it would hold water.

The tiles went back in the order they came off, because handmade tiles know their neighbours. The new veranda floor has a fall so slight that you need a marble to prove it.

The room reopened with that morning’s newspapers and a great deal of coffee.`,
	},
	{
		slug: "swamp-grass-and-thatch-study",
		title: "Where has the thatching grass gone? A study begins in the wetlands",
		day: -60,
		place: "Upper Nilgiris",
		category: "Research",
		author: "N. Raghunathan",
		picture: { kind: "hut-elevation", seed: 3, alt: "Barrel-vaulted huts behind low stone walls on open grassland" },
		description: `A barrel-vaulted Toda hut is bamboo, rattan and grass, and it’s the grass that is running short. The high swamps where the right species grow have been drained, planted over or invaded. Some roofs in the munds are now covered with sheet metal, because there’s nothing else to cut.

At the invitation of residents of two munds, Shalini Hegde and three postgraduate students have begun a two-year study of the remaining wetlands: what grows, how much, who is allowed to cut it, and what it would take to bring more back. *Eriochrysis rangacharii*, a swamp grass found only in these hills, is first on the list.

The residents set the terms. The team records locations but doesn’t publish them. It neither visits nor draws the sacred dairies. It does the botanical work with the forest department’s permission, and every result goes to the munds first, in Tamil, before it goes into any report.

The study won’t design anything. Design, the team was told, isn’t what’s missing.`,
	},
	{
		slug: "pgeta-what-we-ask-for",
		title: "M.Arch applicants: what to send while you wait for your PGETA score",
		day: -67,
		place: "Admissions Office",
		category: "Admissions",
		picture: { kind: "sketchbook", seed: 3, alt: "Open sketchbook with small drawings on both pages" },
		description: `The admissions office has had the same phone call some forty times this month, so here’s the answer in writing. Yes, you can send the [M.Arch application](/march-application) before your PGETA result is out. Send the score when you have it. We make offers once we have your score, and a seat is yours as soon as you accept.

What helps us in the meantime, in the order we read it:

1. Your B.Arch mark sheets of every semester. You need an aggregate of 50%, or 45% for SC and ST candidates, from a recognised institution.
2. Your registration number with the Council of Architecture, if you already have one. It isn’t compulsory.
3. A few lines about your work since graduating: how many years, in what kind of office, doing what. “Toilets and staircases” is a respectable answer.
4. Which of the two courses you want, Environmental Architecture or Urban Design. You can’t change later, so visit both studios if you can.

Each course admits twenty. Send certificates as PDF or Word files up to 5 MB, or as photos from your phone. Give each file its own name.`,
	},
	{
		slug: "twelve-hundred-shola-saplings",
		title: "Twelve hundred shola saplings go in where the wattle stood",
		day: -74,
		place: "The North Bank",
		category: "Campus",
		author: "R. Murugesan",
		picture: { kind: "planting-plan", seed: 3, alt: "Planting plan of both banks of a stream" },
		description: `We’ve thinned the strip of wattle along the north bank of our stream for the third year running, and what should have been there all along is filling the gap. In one morning, students, staff and the children of the primary school down the road planted 1,200 saplings of twenty-three shola species.

We grew all of them in the nursery behind the library, from seed collected with permission on the reserve’s edge. Shalini Hegde’s landscape class had drawn the planting plan with rather more conviction than the ground allowed. A third of the circles moved on the day because of rock, a pipe and, in one case, an affronted crab.

Don’t expect a forest soon. Shola trees are slow, and frost takes the ones planted in the open. That’s why we leave some of the old wattle standing as a nurse, and remove it only when the young trees can manage. The first saplings, planted by the school’s third batch, are now a little over head height and full of white-eyes.`,
	},
	{
		slug: "first-years-sleep-in-what-they-built",
		title: "Fourteen shelters, one night, and the first year inside them",
		day: -80,
		place: "The Ground",
		category: "Studio",
		author: "Sandeep Deshpande",
		picture: { kind: "night-studio", seed: 2, alt: "Gabled houses lit from within, in the dark" },
		description: `The brief is one sentence long and hasn’t changed since 2008: build a shelter for six from bamboo, twine and tarpaulin, carry it to the ground, and sleep in it. This batch made fourteen shelters. Thirteen were still shelters in the morning.

Karthik Palanisamy’s only lecture beforehand is on the lashing, because everything follows from it. The rest they learn between four in the afternoon and dark. By nine the wind had found every flap left for later. By midnight two groups had quietly swapped a surplus of rope for a surplus of samosas. At three the fourteenth shelter folded up, slowly, like someone sitting down, and the neighbours took in its six inhabitants.

At breakfast each group had to say which part it would make again. The collapsed group spoke best. Their frame had been the lightest on the field, and they could point to the exact lashing that let go, and say why. It was the only one tied by someone who had “seen a video”.`,
	},
	{
		slug: "drawing-mornings-municipal-library",
		title: "Drawing mornings for children move to the municipal library",
		day: -88,
		place: "Udhagamandalam",
		category: "Community",
		author: "Nithya Bhojan",
		picture: { kind: "poster", seed: 1, alt: "Poster of hills in flat layers beneath a disc" },
		description: `What began as six children under a table in our visual arts room has outgrown the table. Ananya Bhattacharya and a rota of second-years now run the drawing mornings in the town’s municipal library. They’re once a fortnight, free, and open to anyone between seven and fourteen who brings a pencil, or forgets to.

There’s no colouring-in. Each morning has one question. What’s behind the wall? How does the rain get out of your house? Can you draw the way to school without using any words? The last one produced a two-metre map on which one dog appears eleven times, by eleven hands, always at the same corner.

The library’s staff have cleared a wall, and the drawings stay up until the next round. We notice that the staff have also begun to draw during the lunch hour.

Tutors get no marks for this. There’s a waiting list of tutors all the same. To get in, you first sit at the low table and let a nine-year-old teach you something.`,
	},
	{
		slug: "coldest-room-in-kurinji-house",
		title: "The coldest room in Kurinji House is 214, and now we know why",
		day: -95,
		place: "Kurinji House",
		category: "Research",
		author: "Kavitha Selvaraj",
		picture: { kind: "hostel-mist", seed: 2, alt: "Gabled hostel houses standing in mist" },
		description: `For years, anyone who drew room 214 in the hostel lottery received condolences. Now a student team from the environmental architecture course has hung loggers in forty rooms for five weeks, and can confirm that the condolences were deserved. At dawn, 214 averages 2.7 degrees below its neighbours.

The room isn’t draughty, as everyone believed. It’s above the open bicycle passage, so its floor is an outside surface. And its one window looks at the retaining wall, so it never sees the sun. Zeenath Basheer’s group calculated that insulating the ceiling of the passage would do more than the heater we’d promised the residents, at about a ninth of what the heater would cost to run.

The chief warden, B. Joghee, asked how long the work would take. It took two days, with coir board and lime plaster, and the loggers went back up. The room is now merely the eleventh coldest. Its occupants say they miss the sympathy.

The study’s data sheet hangs in the hostel lobby, next to the cricket scores.`,
	},
];
