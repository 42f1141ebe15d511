import type { ApprovalDocumentSeed } from "./types.ts";

/** Specimen letters: no such letter was issued by anyone. */
export const approvalDocuments: ApprovalDocumentSeed[] = [
	{
		key: "council-of-architecture-approval",
		title: "Approval of the Council of Architecture",
		issuer: "Council of Architecture (specimen)",
		reference: "SPECIMEN/DSA/COA/01",
		date: "2026-05-12",
		validFrom: "2026-07-01",
		validUntil: "2027-06-30",
		body: [
			"Specimen for the demo school. This letter was not issued by the Council and has no validity.",
			"To the Principal, Doddabetta School of Architecture, The Nilgiris, Tamil Nadu 643002. Subject: extension of approval for courses in architecture.",
			"With reference to the application of the institution and to the report of the inspectors who visited it, approval is extended for the courses listed here: Bachelor of Architecture, five years, with an intake of eighty; Master of Architecture in Environmental Architecture, two years, with an intake of twenty; Master of Architecture in Urban Design, two years, with an intake of twenty.",
			"Candidates shall be admitted only if they fulfil the conditions of eligibility laid down in the regulations in force, including a valid score in the aptitude test. No candidate shall be admitted directly to the second or any later year of the undergraduate course.",
			"The institution shall maintain the strength of faculty, the library, the workshop and the other facilities as required by the minimum standards, and shall report every change in them within thirty days.",
		],
	},
	{
		key: "university-affiliation",
		title: "University affiliation",
		issuer: "University of the Southern Hills (specimen)",
		reference: "SPECIMEN/DSA/AFF/02",
		date: "2026-06-20",
		validFrom: "2026-07-01",
		validUntil: "2027-06-30",
		body: [
			"Specimen for the demo school. The university named in this letter does not exist, and the letter confers nothing.",
			"Proceedings of the Registrar. Subject: Doddabetta School of Architecture, The Nilgiris; continuation of affiliation for the academic year.",
			"On the recommendation of the Board of Affiliation, and after perusal of the report of the inspection committee, the Syndicate resolves to continue the provisional affiliation of the college, which was founded in 2008, for the degree courses already sanctioned, with no change of intake.",
			"The college is requested to fill the sanctioned posts, to forward the register of admissions within four weeks of closing, and to exhibit the list of fees on its notice board and on its website.",
			"The committee records its appreciation of the order in which the workshop was found.",
		],
	},
	{
		key: "state-recognition-diploma",
		title: "State recognition of the diploma",
		issuer: "Directorate of Technical Education (specimen)",
		reference: "SPECIMEN/DSA/STATE/03",
		date: "2026-07-03",
		validFrom: "2026-07-01",
		validUntil: "2029-06-30",
		body: [
			"Specimen for the demo school. This letter is a sample of layout and was not issued by any authority.",
			"To the Principal, Doddabetta School of Architecture. Subject: Diploma in Architecture, three years; recognition for the current period.",
			"The request of the institution and the documents enclosed with it have been examined. Recognition is granted for one course of three years, with an intake of thirty, to be conducted on the premises in the revenue village named in the application and at no other place.",
			"Admission shall follow the rules of reservation and the calendar issued by this office. The drawing halls, the laboratory for materials and the survey instruments are to be kept available for inspection on any working day.",
			"The recognition lapses if the course is not begun in the year for which it has been granted.",
		],
	},
	{
		key: "fire-and-life-safety",
		title: "Fire and life-safety certificate",
		issuer: "District Fire Office (specimen)",
		reference: "SPECIMEN/DSA/FIRE/04",
		date: "2026-08-28",
		validFrom: "2026-08-28",
		validUntil: "2027-08-27",
		body: [
			"Specimen for the demo school. This certificate protects no one; real premises need a real one.",
			"Premises: teaching buildings, workshop, library, dining hall and two hostels of the Doddabetta School of Architecture, The Nilgiris. Inspected in the presence of the chief warden and the workshop superintendent.",
			"Found in order: two ways of escape from every studio level; hydrants at the upper gate, at the Loft and at the hostels; extinguishers of the proper class in the workshop and the kitchen; emergency lighting on all stairs; a fire drill in both hostels, completed in four minutes and ten seconds and in four minutes and thirty.",
			"To be attended to before the next visit: models, mattresses and one bamboo dome are to be removed from the landing of the Long Studio; the kettle in the library lobby is to be given a tray of metal.",
			"This certificate is to be displayed near the entrance and renewed each year.",
		],
	},
];
