import type { BlogSeed } from "../types.ts";

export const blogs4: BlogSeed[] = [
	{
		title: "Before you knock: asking permission to measure a house",
		day: -186,
		author: "Sharanya Iyer",
		picture: { kind: "timber-frame", seed: 1, alt: "Bare frame of a long house, drawn at an angle" },
		description: `Our group was the advance party for the measured-drawing camp. We had one job, which was to ask. No one had taught us how in any subject, so I’m writing it down for the next batch.

## Go without a tape

On the first visit we took nothing but a box of biscuits, and Nithya ma’am, who knew the family of one of the elders. We didn’t say “documentation”. We said that we were students, that we wanted to learn how these houses were made, and that we’d bring whatever we drew back to the village. Then we had coffee. Then they asked us who our grandparents were, and that took an hour and a half.

## Let them say no in pieces

A yes to the whole is easy to give and hard to undo. So we went through it bit by bit. Can we measure the front? The inside? The kitchen? Upstairs, where the grain is kept? Each house could say no to any room without a reason, and several did. Those rooms are blank on our sheets, and the blanks are correct.

The temple was out of the question. We’d been told in advance not even to ask.

## Say what will become of it

People have been photographed a great deal, and have seldom seen the photos. We promised three things in writing, in Tamil: a full set of prints for the village, no pictures of people on the internet, and no use of the drawings for anything else without coming back to ask.

## Bring something useful

It turned out that the council needed a plan of its water pipes. So that’s what we drew first. By the time we unpacked the long tape, small boys were holding the other end without being told, and an old lady was shouting out that we’d missed a step.`,
	},
	{
		title: "Forty questions from parents, and the nine that matter",
		day: -203,
		picture: { kind: "roofscape", seed: 3, alt: "Tiled roof with a chimney and a dormer window" },
		description: `The admissions office keeps a list of what parents ask. So far there are forty different questions. Thirty-one have short answers, such as yes, no, twice a week, and vegetarian as well. The other nine deserve a little more.

**Is it a good profession?** It’s an interesting one, with slow beginnings. Look at what our alumni do in their fifth year out, not in their first.

**Will my child have a job?** The placement office helps with training places and first jobs, and most who ask for help find one. No one honest will promise you a job.

**How many hours do they work?** Too many in their first year, because they haven’t yet learnt to stop. We lock the studios at one.

**Is it safe?** There are wardens in both hostels day and night, a doctor on call, and one gate. The most frequent injury is from a cutter.

**Can you join in the second year?** No. There’s no lateral entry into any later year of the B.Arch, from any course.

**Mathematics was never a strong subject.** You need 50% in physics, chemistry and mathematics together. After that, what counts is whether you’re willing to do a sum again.

**What does it cost beyond the fees?** Paper, models, printing and two journeys. First-years spend the most, because they buy everything the shop recommends. We publish a list of what not to buy.

**Is it very cold?** Yes.

**What if it turns out to be the wrong thing?** Then it’s better to find out in the first year, and to say so. About three in every eighty do. We help them to leave well. One runs a bakery in Mysuru and sends cake for the juries.`,
	},
	{
		title: "A short glossary of mist",
		day: -221,
		author: "Jerusha Samuel",
		picture: { kind: "tea-slopes", seed: 6, alt: "Path through tea bushes to trees on the skyline" },
		description: `I come from Thoothukudi, where there are two sorts of weather and both of them are hot. In my first week here I called everything “fog”, and people laughed at me. I’ve been making a list ever since.

- **The Visitor.** Comes up the valley at about eleven, looks in at the studio, leaves by lunch.
- **The Tenant.** Moves in for four days. You can hear the mess but not find it.
- **The Plate.** Covers the valley floor, flat, in the early morning, so that we’re an island. This is the one on the postcards.
- **The Sieve.** So fine that you don’t notice it until your drawing does. Paper goes limp. Keep tracing away from the window.
- **The Drip.** Mist that has met a tree. It rains beneath the cypresses and nowhere else. The third-years have measured it, and it isn’t nothing.
- **The Eraser.** Takes the building you’re drawing, floor by floor, from the top. Carry on from memory, then compare. Mine had an extra window.
- **The Juror.** Arrives when you’re halfway through a presentation by the big opening, and sits down between you and your model.
- **The Lamp.** Late in the afternoon, with the sun behind it: the whole air glows, nothing has a shadow, and everyone stops working for five minutes without having agreed to.

## Use in design

Don’t design for the view alone. You get it on two days out of three, at most. Do design for the edge of things. In thick weather you find your way by kerb, handrail, gutter and smell, and a wall that’s a slightly different colour at the corner is worth a signboard.

Also, everything that can rust will. I write this as someone who once made a model with a steel roof.`,
	},
	{
		title: "Mixing concrete at two thousand two hundred and forty metres",
		day: -240,
		author: "Sandeep Deshpande",
		picture: { kind: "section", seed: 3, alt: "Section of a tall frame beside a slope, reached by a bridge" },
		description: `The third-year construction class casts one beam. It’s two metres long and has four bars in it. Twenty-eight days later, the people who made it break it, in front of everyone. I’ve now supervised nineteen such beams. This is what the hill does to them.

## Cold

Cement is slow in the cold and almost stops near freezing. In a plains laboratory you can take off the side forms the next day. Here, in the cold months, it’s three or four days, and a night of frost on a fresh surface turns the top few millimetres into something like biscuit. We cover it with straw and sacking, and someone sits with it. There’s a rota. People have composed songs.

## Water

Nothing dries, so everyone believes that curing will take care of itself. It doesn’t. Wind at this height takes water out of a slab as quickly as sun does. The mist gives it back when it’s too late to be of use. Wet sacking, seven days, no excuses.

## Sand

The most expensive part of our beam is the journey of its sand. It comes up a hundred and more kilometres of road, so the class has to calculate what the beam would weigh if you counted the diesel. After that, someone always asks whether it had to be concrete.

## The answer

Sometimes. For a water tank, a lintel in a wet wall, a footing on doubtful ground, I know of nothing better. For a bedroom floor of three metres by three, I know of at least four things, and the next semester we build all of them.

The best beam so far held twice its design load. The worst had been left alone for one night, by a student who was in love. We don’t grade on circumstances, but the whole batch signed the fragment.`,
	},
	{
		title: "Learning to be wrong in public",
		day: -259,
		author: "Meenakshi Sundaresan",
		picture: { kind: "stair", seed: 3, alt: "Many small stairs repeated across the sheet, like a stepwell" },
		description: `Most of our students have been right for twelve years. They’ve been right in exams and in front of relatives, and that’s how they got in here. Then we pin their first drawing on a wall, and eleven people say what they see.

It’s a brutal change, and schools of architecture can’t be proud of how they’ve traditionally managed it. As a student, I saw juries where models were thrown. No one learnt anything except how to make a stronger model.

## What we do differently

- **The wall before the person.** In the first semester no one presents their own work. You explain your neighbour’s, and your neighbour listens. It’s astonishing how clear a drawing becomes when someone else has to read it.
- **Say what it does.** A juror begins by describing, for one minute, what the drawing shows. If that isn’t what the student intended, the conversation has already started.
- **We tear, mark and move nothing** without asking.
- **Teachers pin up too.** Twice a year the staff show work in progress. Mine was last torn to shreds over a bathroom, by a girl from the second year who was right.

## What has stayed the same

We still say it. A stair that doesn’t work doesn’t work, and kindness that hides this is only a slower cruelty. The building will say it anyway, to people who never get the chance of a resubmission.

What I want our graduates to carry away is a certain lightness: to look at a thing they’ve made with all their strength, see that it’s wrong, and be curious. You can’t learn that in a lecture. You have to be wrong often, in good company, and be given tea afterwards.`,
	},
];
