import { thousands } from "#src/formatting/thousands.ts";
import type { PageTexts } from "#src/school/pages/page-texts.ts";
import { identity } from "../identity.ts";

/** The introductions and search descriptions of pages. */
export const pages: PageTexts = {
	alumni: {
		description: `Graduates of ${identity.name}, where they went and what they do there. Register as an alumnus or alumna and stay in touch.`,
		lead: "Some two thousand people have had a desk on the line in the Loft. Tell us where yours is now.",
	},
	stories: {
		description: `Five students of ${identity.name} on why they came, what they drew and built, and what changed on the way.`,
		lead: "Five students on why they came and how it turned out. In this demo, scripts draw the pictures, and free films by the Blender Foundation are here in place of the students’ own.",
	},
	staff: {
		description: "Who teaches, mends, lends and looks after things at the school, from the principal to the workshop.",
		lead: "Architects who still build, and the people who keep the school running.",
	},
	careers: {
		description:
			"Vacancies at the school: teaching, workshop, library, hostels and offices, with the requirements and the last day to apply.",
		lead: "Work with drawings, timber, books, ledgers, kettles and people, at two thousand metres.",
	},
	achievements: {
		description: `Nine plaques of ${identity.name}: national rankings, partnerships, a world record, awards and a swimming championship.`,
		lead: "Nine plaques hang by the stairs. The caretaker, who put them up, says he never uses a spirit level and never needs to.",
	},
	gallery: {
		description: "Drawings, models and short films from the studios, the workshop and the slopes around the school.",
		lead: "What hangs on our walls, and a few things that move.",
	},
	news: {
		description:
			"What happened on the hill: studios, awards, research, admissions and the campus, from the people who were there.",
		lead: "What we drew, built, won, argued over and repaired, written by people who were there.",
	},
	events: {
		description: "Juries, walks, exhibitions, lectures and meetings at the school, upcoming and past.",
		lead: "Most of what happens here is open to anyone who comes up the hill. Bring a jacket.",
	},
	blogs: {
		description: `Notes from the studios, the workshop and the verandas of ${identity.name}, by the people who teach and learn there.`,
	},
	campus: {
		description: `Fourteen acres of hillside at ${thousands(identity.place.altitude)} metres: studio, library, hostels, mess, playground and student life at ${identity.name}.`,
	},
	playground: {
		description: `The playground of ${identity.name}: football, basketball, volleyball and badminton, floodlights until nine, and a yard for building at full size.`,
	},
	fitness: {
		description: `Fitness at ${identity.name}: weights, a nine-metre climbing wall, yoga, silambam and a bus to the heated pool.`,
	},
	mess: {
		description: `The mess of ${identity.name}: a boiler house with a roof twelve metres high, a menu set by the residents, and hours for early risers.`,
	},
	studio: {
		description: `The studios of ${identity.name}: a desk, a lamp and a square metre of wall for every student, in the Loft and in the Long Studio.`,
	},
	library: {
		description: `The library of ${identity.name}: 18,500 volumes, 42 window seats, theses by what went wrong, and an archive of measured drawings.`,
	},
	hostel: {
		description: `The hostels of ${identity.name}: 340 beds in two houses, morning sun, wardens and a doctor on call, and rooms for visiting families.`,
	},
	undergraduate: {
		description: `The five-year B.Arch at ${identity.name}: who can apply, the marks and the aptitude test you need, the ten semesters, and how to apply.`,
	},
	postgraduate: {
		description: `Two years of M.Arch in Environmental Architecture at ${identity.name}: entry by PGETA, eligibility and how to apply.`,
	},
	urbanDesign: {
		description: `Two years, four semesters of M.Arch in Urban Design for small hill towns at ${identity.name}: reasons to choose it, eligibility and how to apply.`,
	},
	diploma: {
		description: `A three-year diploma after Class 10 at ${identity.name}, half drawing and half workshop: eligibility, key facts and how to apply.`,
	},
	international: {
		description: `Admission of international and non-resident Indian students to ${identity.name}: equivalence, accepted qualifications, mark sheets by board, and how to apply.`,
	},
	placement: {
		description: `Career counselling, interview preparation and a season of interviews at ${identity.name}: the recruitment process, figures for three years, and who recruits.`,
	},
	about: {
		description: `${identity.name} since ${identity.foundedIn}: history, mission and vision, how we teach, and what we do for our hill.`,
	},
	contact: {
		description: `Leave a message for ${identity.name}, call ${identity.phone}, or find the way up the hill: address, map and directions.`,
	},
	quickEnquiry: {
		description: "Leave your name, phone number, city and course. The admissions office will call you back.",
		lead: "We only need four answers. The admissions office will call you back, usually on the next working day.",
	},
	getStarted: {
		description: `Send ${identity.name} a message: your name, how to reach you, and what you’d like to know.`,
		lead: "Tell us what you’d like to know. The admissions office will reply, usually on the next working day.",
	},
	approvals: {
		description: `Who has approved the courses and buildings of ${identity.name}: issuing body, number, validity and the letter itself as a PDF.`,
		lead: "Who approved what, the approval number, and how long it’s valid. You can open and print each letter.",
	},
	disclosure: {
		description: `Mandatory disclosure of ${identity.name}: approvals, intake, faculty, fees, facilities, committees and the grievance officer.`,
		lead: "The facts every school of architecture must publish, on one page.",
	},
	questions: {
		description: `Questions families ask ${identity.name} before they apply, with plain answers: admission, money, hostel, safety, study and jobs.`,
		lead: "What families ask us before they apply, and our answers. Each answer has its own link, so you can send it to someone at home.",
	},
	work: {
		description: `Students’ work at ${identity.name}: plans, sections, models and working drawings, with the names of the students and their teachers.`,
		lead: "What students have drawn and built lately, and in whose studio.",
	},
};
