import type { SampleOffice } from "#src/school/sample-office.ts";

export function readSampleOffice(_today: string): SampleOffice {
	return { applications: [], enquiries: [], alumni: [], jobApplications: [], bookings: [], links: [], visits: [] };
}
