import type { SampleAlumnus } from "#demo/office/sample-office.ts";

type Row = [
	daysAgo: number,
	name: string,
	year: number,
	course: string,
	city: string,
	company: string,
	work: string,
	country?: string,
];

const rows: Row[] = [
	[50, "Kala Murthy", 2014, "", "Chennai", "Third Bench", "Project architect"],
	[46, "Jeevan Poojary", 2016, "", "Mangaluru", "Laterite & Lime", "Associate"],
	[41, "Saranya Dhandapani", 2018, "", "Coimbatore", "Fourply", "Architect"],
	[37, "Ebin Varghese", 2015, "Urban Design", "Dubai", "Saltpan Urban", "Urban designer", "United Arab Emirates"],
	[33, "Mithra Raju", 2020, "", "Singapore", "Lamp & Louvre", "Lighting designer", "Singapore"],
	[28, "Naomi Lyngdoh", 2019, "Environmental Architecture", "Shillong", "North Verandah", "Partner"],
	[24, "Balu Alwas", 2017, "", "Kotagiri", "Own practice", "Architect"],
	[19, "Rukmini Shenoy", 2021, "", "Mysuru", "Jack Arch", "Junior architect"],
	[15, "Vetri Chelvan", 2022, "", "Madurai", "Ghat Road", "Site architect"],
	[11, "Hamsa Prabhakar", 2018, "Urban Design", "Rotterdam", "Swale & Street", "Planner", "Netherlands"],
	[6, "Cyril Noronha", 2023, "", "Panaji", "Datum & Daughters", "Architect"],
	[2, "Inba Selvi", 2024, "", "Tiruchirappalli", "Kilnside", "Architect"],
];

/** Twelve registrations of graduates. */
export const sampleAlumni: readonly SampleAlumnus[] = rows.map(
	([daysAgo, name, year, course, city, company, work, country = "India"], index) => {
		const [firstname = "", lastname = ""] = name.split(" ");
		return {
			daysAgo,
			fields: {
				firstname,
				lastname,
				roll_number: `DSA/${String(year - 5).slice(2)}/${String(11 + index * 5).padStart(3, "0")}`,
				graduation_year: String(year),
				degree: course ? "master-architecture" : "bachelor-architecture",
				...(course && { course }),
				email: `${firstname}.${lastname}@example.com`.toLowerCase(),
				mobile_number: `+91 55558 ${10_000 + index * 29}`,
				country,
				residence: city,
				dob: `${year - 23}-0${(index % 9) + 1}-1${index % 10}`,
				emp_type: index % 5 === 1 ? "2" : "1",
				company_name: company,
				current_designation: work,
				interested_roles: index % 3 === 0 ? "1,3" : "2",
				skills: ["Survey and drawing", "Details and site work", "Models", "Mapping"][index % 4] ?? "",
				consent: "true",
			},
		};
	},
);
