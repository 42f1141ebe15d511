import type { Responsible } from "#src/school/trust.ts";

/** Names come from the records of the staff, so that each is written once. */
export const responsible: Responsible = {
	head: "meenakshi-sundaresan",
	grievanceOfficer: "n-raghunathan",
	officeHours: "Tuesday and Friday, four to half past five, in the survey store; at other times by appointment.",
	committees: [
		{
			key: "anti-ragging",
			name: "Anti-ragging committee",
			purpose: "Prevents ragging, hears every report of it, and decides on penalties.",
			members: [
				{ role: "Chair", staff: "meenakshi-sundaresan" },
				{ role: "Warden of both houses", staff: "b-joghee" },
				{ role: "Teachers’ representative", staff: "shalini-hegde" },
				{ role: "Teachers’ representative", staff: "pradeep-naik" },
				{ role: "One parent, one first-year student and one fourth-year student" },
				{ role: "One representative each from the local police and the district administration" },
			],
		},
		{
			key: "grievance",
			name: "Students’ grievance committee",
			purpose:
				"Hears complaints about marks, attendance, fees, certificates, rooms or conduct that weren’t resolved by the person or office concerned.",
			members: [
				{ role: "Chair and grievance officer", staff: "n-raghunathan" },
				{ role: "Teachers’ representative", staff: "imran-sheriff" },
				{ role: "Teachers’ representative", staff: "zeenath-basheer" },
				{ role: "For the hostels", staff: "b-joghee" },
				{ role: "One student, elected for a year" },
			],
		},
		{
			key: "internal",
			name: "Internal committee",
			purpose: "Hears complaints of sexual harassment, in confidence, under the law of 2013.",
			members: [
				{ role: "Presiding officer", staff: "farida-contractor" },
				{ role: "Member", staff: "grace-rajamani" },
				{ role: "Member", staff: "sowmya-krishnamurthy" },
				{ role: "A lawyer from outside the school" },
				{ role: "One student, elected for a year" },
			],
		},
		{
			key: "equal-opportunity",
			name: "Equal opportunity cell",
			purpose:
				"Makes sure that reservation, scholarships and access work as the rules say, for students from the Scheduled Castes and Tribes, from minorities, and with disabilities.",
			members: [
				{ role: "Convener", staff: "joseph-kuruvilla" },
				{ role: "Member", staff: "kavitha-selvaraj" },
				{ role: "One student, elected for a year" },
			],
		},
	],
};
