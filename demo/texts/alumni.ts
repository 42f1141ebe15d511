export type AlumniProfile = {
	name: string;
	course: string;
	/** Year of graduation */
	year: number;
	company: string;
	designation: string;
	location: string;
	/** Annual pay as the graduate stated it; LPA is lakh rupees per annum */
	package: string;
};

export const alumni: AlumniProfile[] = [
	{
		name: "Deepa Chandrasekar",
		course: "B.Arch",
		year: 2013,
		company: "Rainshadow Works",
		designation: "Partner",
		location: "Coimbatore",
		package: "₹18.0 LPA",
	},
	{
		name: "Faizal Rahman",
		course: "B.Arch",
		year: 2014,
		company: "Laterite & Lime",
		designation: "Senior Conservation Architect",
		location: "Kozhikode",
		package: "₹14.5 LPA",
	},
	{
		name: "Suresh Bellie",
		course: "B.Arch",
		year: 2015,
		company: "Halla Landscape",
		designation: "Founder",
		location: "Kotagiri",
		package: "₹12.0 LPA",
	},
	{
		name: "Priyanka Shenoy",
		course: "M.Arch Urban Design",
		year: 2017,
		company: "Swale & Street",
		designation: "Urban Designer, Public Transport",
		location: "Bengaluru",
		package: "₹16.2 LPA",
	},
	{
		name: "Melvin Fernandes",
		course: "B.Arch",
		year: 2016,
		company: "Muntin Façades",
		designation: "Façade Team Lead",
		location: "Hyderabad",
		package: "₹17.4 LPA",
	},
	{
		name: "Gayathri Venkataraman",
		course: "M.Arch Environmental Architecture",
		year: 2018,
		company: "Fifth Decimal Energy",
		designation: "Building Physics Consultant",
		location: "Chennai",
		package: "₹13.8 LPA",
	},
	{
		name: "Arun Kumar Mathi",
		course: "B.Arch",
		year: 2018,
		company: "Own practice",
		designation: "Architect and Builder",
		location: "Hosur",
		package: "₹9.6 LPA",
	},
	{
		name: "Shreya Banerjee",
		course: "B.Arch",
		year: 2019,
		company: "Tidetable Design Office",
		designation: "Project Architect",
		location: "Kochi",
		package: "₹10.4 LPA",
	},
	{
		name: "Daniel Prakash",
		course: "B.Arch",
		year: 2020,
		company: "Datum & Daughters",
		designation: "BIM Coordinator",
		location: "Pune",
		package: "₹9.0 LPA",
	},
	{
		name: "Noorjahan Begum",
		course: "M.Arch Urban Design",
		year: 2021,
		company: "Saltpan Urban",
		designation: "Planner, Small Towns",
		location: "Thoothukudi",
		package: "₹8.8 LPA",
	},
	{
		name: "Vivek Namboodiri",
		course: "B.Arch",
		year: 2022,
		company: "Kilnside Studio",
		designation: "Architect",
		location: "Puducherry",
		package: "₹6.9 LPA",
	},
	{
		name: "Tanvi Jadhav",
		course: "M.Arch Environmental Architecture",
		year: 2023,
		company: "Lamp & Louvre",
		designation: "Daylight Designer",
		location: "Bengaluru",
		package: "₹7.8 LPA",
	},
	{
		name: "Ezhil Nambi",
		course: "B.Arch",
		year: 2024,
		company: "Coldframe Housing",
		designation: "Junior Architect",
		location: "Ahmedabad",
		package: "₹5.4 LPA",
	},
];
