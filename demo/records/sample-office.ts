import type { SampleOffice } from "#demo/office/sample-office.ts";
import { sampleAlumni } from "./office/alumni.ts";
import { sampleApplications } from "./office/applications.ts";
import { sampleBookings } from "./office/bookings.ts";
import { sampleEnquiries } from "./office/enquiries.ts";
import { sampleLinks, sampleVisits } from "./office/form-visits.ts";
import { sampleJobApplications } from "./office/job-applicants.ts";
import { samplePhotographs } from "./office/photographs.ts";

/** An invented season at the demo school's office. */
export function readSampleOffice(today: string): SampleOffice {
	return {
		applications: sampleApplications(today),
		enquiries: sampleEnquiries,
		alumni: sampleAlumni,
		jobApplications: sampleJobApplications,
		bookings: sampleBookings,
		links: sampleLinks,
		visits: sampleVisits(),
		photographs: samplePhotographs,
	};
}
