import type { BlogSeed } from "../types.ts";

export const blogs4: BlogSeed[] = [
	{
		title: "Before you knock: asking permission to measure a house",
		day: -186,
		author: "Sharanya Iyer",
		picture: { kind: "timber-frame", seed: 1, alt: "Bare frame of a long house, drawn at an angle" },
		description: `Our group was the advance party for the measured-drawing camp. We had one job, which was to ask. No one had taught us how in any subject, so I am writing it down for the next batch.

## Go without a tape

On the first visit we took nothing but a box of biscuits, and Nithya ma’am, who knew the family of one of the elders. We did not say “documentation”. We said that we were students, that we wanted to learn how these houses were made, and that we would bring whatever we drew back to the village. Then we had coffee. Then we were asked who our grandparents were, and that took an hour and a half.

## Let them say no in pieces

A yes to the whole is easy to give and hard to take back. So we went through it bit by bit. May we measure the front? The inside? The kitchen? Upstairs, where the grain is kept? Each house could say no to any room without a reason, and several did. Those rooms are blank on our sheets, and the blanks are correct.

The temple was out of the question, and we had been told in advance that it should not even be asked.

## Say what will become of it

People have been photographed a great deal, and have seldom seen the photographs. We promised three things in writing, in Tamil: a full set of prints for the village, no pictures of persons on the internet, and no use of the drawings for anything else without coming back to ask.

## Bring something useful

It turned out that the council needed a plan of its water pipes. So that is what we drew first. By the time we unpacked the long tape, small boys were holding the other end without being told, and an old lady was shouting out that we had missed a step.`,
	},
	{
		title: "Forty questions from parents, and the nine that matter",
		day: -203,
		picture: { kind: "roofscape", seed: 3, alt: "Tiled roof with a chimney and a dormer window" },
		description: `The admissions desk has kept a list of what parents ask. There were forty different questions in all. Thirty-one have short answers, such as yes, no, twice a week, and vegetarian as well. The other nine deserve a little more.

**Is it a good profession?** It is an interesting one, with slow beginnings. Look at what our alumni do in their fifth year out and not in their first.

**Will my child have a job?** The placement office helps with training posts and first jobs, and most who want help find one. No one honest will promise it.

**How many hours do they work?** Too many in their first year, because they have not yet learnt to stop. The studios are locked at one.

**Is it safe?** There are wardens in both hostels day and night, a doctor on call, and one gate. The most frequent injury is from a cutter.

**Can one join in the second year directly?** No. There is no lateral entry into any later year of the B.Arch, from any course.

**Mathematics was never a strong subject.** The condition is 50% in physics, chemistry and mathematics together. After that what counts is whether one is willing to do a sum again.

**What does it cost beyond the fees?** Paper, models, printing and two journeys. First-years spend most, since they buy everything that the shop recommends. We publish a list of what not to buy.

**Is it very cold?** Yes.

**What if it turns out to be the wrong thing?** Then it is better to find out in the first year, and to say so. About three in every eighty do. We help them to leave well; one runs a bakery in Mysuru and sends cake for the juries.`,
	},
	{
		title: "A short glossary of mist",
		day: -221,
		author: "Jerusha Samuel",
		picture: { kind: "tea-slopes", seed: 6, alt: "Path through tea bushes to trees on the skyline" },
		description: `I come from Thoothukudi, where there are two sorts of weather and both of them are hot. In my first week here I called everything ‘fog’, and was laughed at. Since then I have been making a list.

- **The Visitor.** Comes up the valley at about eleven, looks in at the studio, leaves by lunch.
- **The Tenant.** Moves in for four days. You can hear the mess but not find it.
- **The Plate.** Lies flat on the valley floor in the early morning, so that we are an island. This is the one on the postcards.
- **The Sieve.** So fine that you do not notice it until your drawing does. Paper goes limp. Keep tracing away from the window.
- **The Drip.** Mist that has met a tree. It rains beneath the cypresses and nowhere else; the third-years have measured it, and it is not nothing.
- **The Eraser.** Takes the building you are drawing, floor by floor, from the top. Carry on from memory, then compare. Mine had an extra window.
- **The Juror.** Arrives when you are halfway through a presentation by the big opening, and sits down between you and your model.
- **The Lamp.** Late in the afternoon, with the sun behind it: the whole air glows, nothing has a shadow, and everyone stops working for five minutes without having agreed to.

## Use in design

Do not design for the view alone; you get it on two days out of three, at most. Do design for the edge of things. In thick weather you find your way by kerb, handrail, gutter and smell, and a wall that is a slightly different colour at the corner is worth a signboard.

Also, everything that can rust will. I write this as someone who once made a model with a steel roof.`,
	},
	{
		title: "Mixing concrete at two thousand two hundred and forty metres",
		day: -240,
		author: "Sandeep Deshpande",
		picture: { kind: "section", seed: 3, alt: "Section of a tall frame beside a slope, reached by a bridge" },
		description: `The third-year construction class casts one beam. It is two metres long, has four bars in it, and is broken by the same people who made it, twenty-eight days later, in front of everyone. I have now supervised nineteen such beams. This is what the hill does to them.

## Cold

Cement is slow in the cold and almost stops near freezing. In a plains laboratory you can take off the side forms the next day. Here, in the cold months, it is three or four, and a night of frost on a fresh surface turns the top few millimetres into something like biscuit. We cover it with straw and sacking, and someone sits with it. There is a rota. Songs have been composed.

## Water

Nothing dries, so everyone believes that curing will take care of itself. It does not. Wind at this height takes water out of a slab as quickly as sun does; the mist gives it back when it is too late to be of use. Wet sacking, seven days, no excuses.

## Sand

The most expensive part of our beam is the journey of its sand. Since it comes up a hundred and more kilometres of road, the class has to calculate what the beam would weigh if one counted the diesel. After that, someone always asks whether it had to be concrete.

## The answer

Sometimes. For a water tank, a lintel in a wet wall, a footing on doubtful ground, I know of nothing better. For a bedroom floor of three metres by three, I know of at least four things, and in the following semester we build all of them.

The best beam so far held twice its design load. The worst had been left alone for one night, by a student who was in love. We do not grade on circumstances, but the whole batch signed the fragment.`,
	},
	{
		title: "Learning to be wrong in public",
		day: -259,
		author: "Meenakshi Sundaresan",
		picture: { kind: "stair", seed: 3, alt: "Many small stairs repeated across the sheet, like a stepwell" },
		description: `Most of our students have been right for twelve years. They have been right in examinations, in front of relatives, and on the strength of it they have been admitted. Then we pin their first drawing on a wall, and eleven people say what they see.

It is a brutal change, and I do not think that the way in which schools of architecture have traditionally managed it is anything to be proud of. I remember juries, as a student, at which models were thrown. No one learnt anything except how to make a stronger model.

## What we do differently

- **The wall before the person.** In the first semester no one presents their own work. You explain your neighbour’s, and your neighbour listens. It is astonishing how clear a drawing becomes if someone else has to read it.
- **Say what it does.** A juror begins by describing, for one minute, what the drawing shows. If that is not what the student intended, the conversation has already started.
- **Nothing is torn, marked or moved** without asking.
- **Teachers pin up too.** Twice a year the staff show work in progress. Mine was last torn to shreds over a bathroom, by a girl from the second year who was correct.

## What has stayed the same

We still say it. A stair that does not work does not work, and kindness that hides this is only a slower cruelty. The building will say it otherwise, to people who never had the chance of a resubmission.

What I want the graduates to carry away is a certain lightness: the ability to look at a thing they have made with all their strength, see that it is wrong, and be curious. It cannot be taught in a lecture. One has to have been wrong often, in good company, and to have been given tea afterwards.`,
	},
];
