import { readSampleOffice } from "#demo/records/sample-office.ts";
import { addVisits } from "#src/admissions/funnel/funnel-days.server.ts";
import { addSource } from "#src/admissions/funnel/funnel-sources.server.ts";
import { registerAlumnus } from "#src/alumni/register-alumnus.server.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import type { RunRendering } from "#src/content/media/rendering/run-render-process.server.ts";
import { enquiryForms } from "#src/enquiries/enquiry-forms.ts";
import { receiveEnquiry } from "#src/enquiries/receive-enquiry.server.ts";
import type { Services } from "#src/server/services.ts";
import type { Pages } from "#src/server/site-pages.ts";
import { bookVisit } from "#src/visits/book-visit.server.ts";
import { upcomingTours } from "#src/visits/tours.ts";
import { addApplication } from "./add-application.ts";
import { addJobApplication } from "./add-job-application.ts";
import { addPhotographs } from "./add-photographs.ts";
import { holdBack } from "./hold-back.ts";
import type { SampleOffice } from "./sample-office.ts";
import { refuseUnless } from "./sample-refused.ts";
import { workThrough } from "./work-through.ts";

type Folders = Pages["folders"];

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * Fills the office of a new database with the school folder's sample records, through the functions that take what
 * visitors send, dated back over the last weeks. Their emails are held back, and no reminders are sent to them.
 * @param folders with the sample documents, and with the drawings of the site; what is not there is left out
 * @param render makes the sizes of the photographs
 */
export async function fillOffice(
	services: Services,
	{ samples: folder, client }: Folders,
	render: RunRendering,
): Promise<void> {
	const now = services.now();
	const office = readSampleOffice(dayAtSchool(now));
	const past = (daysAgo: number, index: number) => {
		const hours = (index * 5) % 11;
		return new Date(now.getTime() - daysAgo * dayMs - (hours + 1) * hourMs);
	};
	for (const [index, { daysAgo, ...application }] of office.applications.entries()) {
		await addApplication(services, application, {
			folder,
			key: `sample-application-${index}`,
			cameAt: past(daysAgo, index),
			at: (days) => past(days, index),
			day: (days) => addDays(dayAtSchool(now), days),
		});
	}
	await addLinks(services, office, now);
	for (const [index, { form, daysAgo, fields }] of office.enquiries.entries()) {
		const submission = { fields, idempotencyKey: `sample-enquiry-${index}`, now: past(daysAgo, index) };
		refuseUnless(await receiveEnquiry(services, enquiryForms[form], submission), fields);
	}
	for (const [index, { daysAgo, fields }] of office.alumni.entries()) {
		const submission = { fields, idempotencyKey: `sample-alumnus-${index}`, now: past(daysAgo, index) };
		refuseUnless(await registerAlumnus(services, submission), fields);
	}
	for (const [index, { daysAgo, ...application }] of office.jobApplications.entries()) {
		const place = { folder, key: `sample-job-application-${index}`, cameAt: past(daysAgo, index) };
		const result = await addJobApplication(services, application, place);
		if (result) refuseUnless(result, application.fields);
	}
	await addBookings(services, office, past);
	await workThrough(services, now);
	await holdBack(services.db, now);
	await addPhotographs(services, office.photographs, { client, render });
}

async function addBookings(
	services: Services,
	{ bookings }: SampleOffice,
	past: (daysAgo: number, index: number) => Date,
): Promise<void> {
	const tours = services.visits ? upcomingTours(services.visits, services.now()) : [];
	for (const [index, { daysAgo, tour: nth, fields }] of bookings.entries()) {
		const tour = tours[nth];
		if (!tour) continue;
		const booking = { fields: { ...fields, tour: tour.key }, now: past(daysAgo, index) };
		refuseUnless(await bookVisit(services, { ...booking, idempotencyKey: `sample-booking-${index}` }), fields);
	}
}

async function addLinks({ db }: Services, { links, visits }: SampleOffice, now: Date): Promise<void> {
	const by = { id: null, name: "office" };
	await db.transaction().execute(async (trx) => {
		for (const link of links) refuseUnless(await addSource(trx, link, by, now), link);
	});
	const dayOf = (daysAgo: number) => addDays(dayAtSchool(now), -daysAgo);
	await addVisits(
		db,
		visits.map(({ daysAgo, ...counted }) => ({ ...counted, day: dayOf(daysAgo) })),
	);
}
