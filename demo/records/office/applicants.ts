type Programme = "barch" | "environmental" | "urban" | "diploma";
type State = "received" | "reading" | "interview" | "offered" | "waitlisted" | "accepted" | "declined" | "withdrawn";

/**
 * An invented applicant. `papers`: the documents that came, 1 for class 10, 2 for class 12, u for the degree and p for
 * a passport. `result`: out, awaited, or a grade in place of a percentage. `test`: the score, or what is known of it.
 */
export type Applicant = {
	name: string;
	woman: boolean;
	place: string;
	programme: Programme;
	age: number;
	percent: number;
	result: "out" | "awaited" | "grade";
	test: number | "awaited" | "open";
	papers: string;
	paid: boolean;
	state: State;
	daysAgo: number;
};

type Row = [
	name: string,
	place: string,
	age: number,
	percent: number,
	result: Applicant["result"],
	test: Applicant["test"],
	papers: string,
	paid: 0 | 1,
	state: State,
	daysAgo: number,
];

const barch: Row[] = [
	["Aadhira Nair", "Palakkad, Kerala 678001", 18, 91.2, "out", 138, "12", 1, "accepted", 52],
	["Gokul Krishnan*", "Erode, Tamil Nadu 638001", 18, 84.6, "out", 121, "12", 1, "accepted", 51],
	["Nandini Rao", "Mysuru, Karnataka 570004", 19, 78.4, "out", 117, "12", 1, "offered", 49],
	["Pranav Iyer*", "Chennai, Tamil Nadu 600028", 18, 88.8, "out", 142, "12", 1, "offered", 47],
	["Fathima Rasheed", "Kozhikode, Kerala 673001", 18, 93.4, "out", 133, "12", 1, "offered", 45],
	["Surya Belliappa*", "Coonoor, Tamil Nadu 643101", 17, 71.2, "awaited", "awaited", "1", 1, "interview", 43],
	["Divya Lakshmanan", "Salem, Tamil Nadu 636007", 17, 82.5, "awaited", "open", "1", 1, "interview", 42],
	["Harini Subramaniam", "Coimbatore, Tamil Nadu 641012", 18, 90.1, "out", 128, "12", 1, "interview", 40],
	["Rohit Kulkarni*", "Pune, Maharashtra 411004", 18, 76.3, "out", 109, "12", 1, "interview", 38],
	["Janani Ravichandran", "Tiruppur, Tamil Nadu 641601", 17, 85.7, "awaited", "awaited", "1", 1, "reading", 36],
	["Ashwin Thomas*", "Kottayam, Kerala 686001", 17, 79.9, "awaited", "awaited", "1", 1, "reading", 35],
	["Meera Deshmukh", "Nashik, Maharashtra 422001", 18, 68.4, "out", 102, "1", 1, "reading", 33],
	["Sanjay Mathan*", "Kotagiri, Tamil Nadu 643217", 17, 74.5, "awaited", "open", "1", 1, "reading", 32],
	["Lavanya Gunasekaran", "Karur, Tamil Nadu 639001", 17, 89.3, "awaited", "awaited", "", 1, "reading", 30],
	["Imran Basha*", "Vellore, Tamil Nadu 632004", 18, 66.1, "out", 98, "12", 1, "waitlisted", 46],
	["Shruti Hegde", "Udupi, Karnataka 576101", 18, 72.8, "out", 105, "12", 1, "waitlisted", 44],
	["Vikram Shetty*", "Mangaluru, Karnataka 575003", 20, 48.2, "out", 88, "12", 1, "declined", 48],
	["Keerthana Balaji", "Madurai, Tamil Nadu 625020", 18, 81.4, "out", 119, "12", 1, "withdrawn", 41],
	["Aravind Selvan*", "Udhagamandalam, Tamil Nadu 643001", 17, 77.7, "awaited", "open", "1", 0, "received", 27],
	["Nila Muthukumar", "Thanjavur, Tamil Nadu 613001", 17, 86.2, "awaited", "awaited", "1", 1, "received", 25],
	["Joel Mathew*", "Kochi, Kerala 682016", 18, 80.5, "out", 111, "12", 1, "received", 23],
	["Ananya Chandrasekhar", "Bengaluru, Karnataka 560078", 17, 92.6, "awaited", "awaited", "1", 1, "received", 21],
	["Karthikeyan Murugan*", "Dindigul, Tamil Nadu 624001", 17, 69.8, "awaited", "open", "", 0, "received", 19],
	["Ishita Banerjee", "Kolkata, West Bengal 700029", 18, 83.1, "out", 126, "12", 1, "received", 17],
	["Yuvan Prakash*", "Namakkal, Tamil Nadu 637001", 17, 75.6, "awaited", "open", "1", 1, "received", 15],
	["Sneha Pillai", "Thiruvananthapuram, Kerala 695004", 17, 87.9, "awaited", "awaited", "1", 0, "received", 13],
	["Nikhil Reddy*", "Hyderabad, Telangana 500034", 18, 79.4, "out", 115, "1", 1, "received", 11],
	["Varsha Natarajan", "Tiruchirappalli, Tamil Nadu 620017", 17, 88.2, "awaited", "open", "1", 1, "received", 9],
	["Akash Joghee*", "Ketti, Tamil Nadu 643215", 17, 64.9, "awaited", "open", "", 0, "received", 8],
	["Riya Fernandes", "Margao, Goa 403601", 18, 77.3, "out", 108, "12", 1, "received", 7],
	["Dinesh Palanivel*", "Pollachi, Tamil Nadu 642001", 17, 70.4, "awaited", "awaited", "1", 0, "received", 5],
	["Tanvi Joshi", "Nagpur, Maharashtra 440010", 17, 84.8, "awaited", "open", "1", 1, "received", 4],
	["Abdul Kareem*", "Gudalur, Tamil Nadu 643212", 17, 73.9, "awaited", "open", "1", 0, "received", 3],
	["Swathi Ramanathan", "Puducherry 605001", 17, 90.7, "awaited", "awaited", "", 0, "received", 2],
	["Manish Tiwari*", "Bhopal, Madhya Pradesh 462003", 18, 67.5, "out", 101, "12", 0, "received", 1],
	["Grace Wanjiru Kamau", "Nairobi 00100, Kenya", 18, 0, "grade", "open", "12p", 1, "reading", 29],
	["Tashi Dorji*", "Thimphu 11001, Bhutan", 18, 81.0, "out", "open", "12p", 1, "received", 14],
	["Amaya Perera", "Kandy 20000, Sri Lanka", 18, 76.0, "out", 104, "1p", 0, "received", 6],
];

const environmental: Row[] = [
	["Tenzin Lhamo", "Gangtok, Sikkim 737101", 24, 72.4, "out", 61, "12u", 1, "accepted", 50],
	["Arun Jayakumar*", "Chennai, Tamil Nadu 600086", 26, 66.8, "out", 55, "12u", 1, "offered", 39],
	["Pooja Sathe", "Pune, Maharashtra 411038", 23, 70.1, "awaited", "awaited", "12", 1, "interview", 34],
	["Roshan George*", "Thrissur, Kerala 680001", 25, 58.9, "out", 47, "12u", 1, "reading", 26],
	["Madhumitha Raj", "Coimbatore, Tamil Nadu 641004", 22, 74.6, "awaited", "open", "1", 0, "received", 12],
	["Zoya Qureshi", "Lucknow, Uttar Pradesh 226001", 27, 63.3, "out", "awaited", "12u", 1, "received", 5],
];

const urban: Row[] = [
	["Naveen Prabhu*", "Hubballi, Karnataka 580020", 28, 61.7, "out", 52, "12u", 1, "interview", 37],
	["Aishwarya Menon", "Ernakulam, Kerala 682011", 24, 69.5, "out", 58, "12u", 1, "reading", 31],
	["Siddharth Bose*", "Kolkata, West Bengal 700019", 30, 57.2, "out", 44, "12u", 1, "waitlisted", 42],
	["Leela Krishnamurthy", "Mysuru, Karnataka 570009", 23, 73.8, "awaited", "awaited", "12", 0, "received", 16],
	["Farhan Siddiqui*", "Hyderabad, Telangana 500028", 26, 65.4, "out", "open", "u", 1, "received", 10],
	["Charulatha Mohan", "Madurai, Tamil Nadu 625002", 25, 46.1, "out", 39, "12u", 1, "declined", 40],
];

const diploma: Row[] = [
	["Saravanan Mani*", "Kundah, Tamil Nadu 643219", 16, 71.4, "out", "awaited", "1", 1, "offered", 33],
	["Kavya Bellie", "Kotagiri, Tamil Nadu 643217", 15, 78.2, "out", "awaited", "1", 1, "interview", 28],
	["Mohammed Irfan*", "Gudalur, Tamil Nadu 643211", 16, 62.5, "out", 84, "1", 1, "interview", 26],
	["Deepika Rajan", "Mettupalayam, Tamil Nadu 641301", 16, 80.6, "out", "awaited", "1", 1, "reading", 24],
	["Praveen Chellamuthu*", "Sathyamangalam, Tamil Nadu 638401", 17, 58.8, "out", "awaited", "1", 1, "reading", 22],
	["Anjali Sebastian", "Wayanad, Kerala 673121", 16, 69.9, "out", "awaited", "1", 0, "received", 18],
	["Bharath Nanjan*", "Ketti, Tamil Nadu 643215", 16, 66.3, "out", "awaited", "1", 1, "received", 12],
	["Roopa Shivanna", "Gundlupet, Karnataka 571111", 17, 73.1, "out", 91, "1", 0, "received", 7],
	["Stephen Raj*", "Coonoor, Tamil Nadu 643102", 16, 60.4, "out", "awaited", "1", 1, "withdrawn", 30],
	["Yamuna Devi", "Udhagamandalam, Tamil Nadu 643001", 15, 75.5, "out", "awaited", "1", 0, "received", 2],
];

/** The names of men and boys end in `*`. */
const read =
	(programme: Programme) =>
	([name, place, age, percent, result, test, papers, paid, state, daysAgo]: Row): Applicant => ({
		name: name.replace("*", ""),
		woman: !name.endsWith("*"),
		place,
		programme,
		age,
		percent,
		result,
		test,
		papers,
		state,
		daysAgo,
		paid: paid === 1,
	});

/** Sixty, oldest first. */
export const applicants: readonly Applicant[] = [
	...barch.map(read("barch")),
	...environmental.map(read("environmental")),
	...urban.map(read("urban")),
	...diploma.map(read("diploma")),
].toSorted((one, other) => other.daysAgo - one.daysAgo);
