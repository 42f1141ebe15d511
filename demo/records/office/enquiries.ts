import type { SampleEnquiry } from "#demo/office/sample-office.ts";

type Quick = [daysAgo: number, name: string, city: string, course: string, question?: string];

const quick: Quick[] = [
	[44, "Bhuvana Sekar", "Salem", "barch", "Is there a bus from Coimbatore on the day of the interview?"],
	[41, "Raghav Menon", "Kochi", "barch"],
	[40, "Sushmita Das", "Guwahati", "march"],
	[38, "Ilango Periyasamy", "Karur", "diploma", "My son has finished Class 10 with 61%. Can he join in July?"],
	[36, "Maria Dsouza", "Panaji", "march-urban-design", "Do you give the PGETA date on your site?"],
	[33, "Arjun Balan", "Coimbatore", "barch", "He has biology and not mathematics. Is there any way?"],
	[31, "Kalpana Rajkumar", "Erode", "barch", "What does the first year cost altogether with hostel?"],
	[29, "Yusuf Ali", "Hosur", "diploma"],
	[27, "Preethi Anand", "Bengaluru", "barch", "Which laptop does she need in the first year, if any?"],
	[24, "Gopinath R.", "Madurai", "other", "Do you have evening courses in drawing for adults?"],
	[22, "Sangeetha Vel", "Tirunelveli", "barch"],
	[20, "Dorjee Tsering", "Leh", "march", "Is the studio heated in January?"],
	[18, "Nisha Jacob", "Kottayam", "barch", "Can we see the girls’ hostel before we decide?"],
	[15, "Manikandan S.", "Theni", "diploma", "Is there a scholarship after Class 10?"],
	[13, "Vidya Shankar", "Chennai", "barch", "Her NATA is in April. Until when will you wait for the score?"],
	[11, "Owais Khan", "Srinagar", "barch"],
	[9, "Lakshmi Narayanan", "Thanjavur", "barch", "Do you take students from the Tamil medium?"],
	[7, "Elizabeth Paul", "Alappuzha", "march-urban-design", "Can I work two days a week alongside the course?"],
	[6, "Suresh Bhat", "Karwar", "barch", "How are seats given if marks are equal?"],
	[4, "Archana Mohanty", "Bhubaneswar", "barch", "We would like to be called after six in the evening."],
	[2, "Hemanth Gowda", "Hassan", "diploma"],
	[1, "Poornima Raghu", "Mysuru", "barch", "Is the education loan letter given before the fee is paid?"],
];

type EnquiryRow = [daysAgo: number, name: string, message: string, subject?: string];

const sidebar: EnquiryRow[] = [
	[39, "Jaya Kumar", "Please send me the prospectus by post. We have no printer."],
	[34, "Anton Xavier", "My daughter uses a wheelchair. How can she get from the gate to the studio?"],
	[28, "Rekha Iyer", "Are there seats for children of defence personnel?"],
	[21, "Mohan Das", "I have paid the fee twice by mistake. How do I get one back?"],
	[16, "Shalini Prasad", "Can she apply now and give the Class 12 marks in May?"],
	[10, "Thomas Kurian", "What is the date of the entrance interview for the second round?"],
	[5, "Fatima Zahra", "Is the mess vegetarian only? She is allergic to nuts."],
	[3, "Kiran Kamath", "We have moved. How do I change the address in the application?"],
];

const contact: EnquiryRow[] = [
	[
		43,
		"Nirmala Joseph",
		"I teach physics in Gudalur and would like to bring twelve students of Class 11 for a day.",
		"A visit with a class",
	],
	[
		37,
		"R. Venkatesan",
		"The drawing of the bus stand in your newsletter shows my shop. Can I have a copy?",
		"A drawing",
	],
	[
		32,
		"Ayesha Siddiqa",
		"I would like to hear from the M.Arch students about the workload before I apply.",
		"Workload",
	],
	[26, "Peter Lyngdoh", "Does my diploma from Shillong count as 10+3 with mathematics?", "Eligibility"],
	[23, "Sunita Agarwal", "We emailed two weeks ago about the hostel and haven’t had an answer yet.", "Hostel, again"],
	[
		17,
		"K. Ponnusamy",
		"Our panchayat is looking for someone to survey a school building. Do students do this?",
		"Survey of a school",
	],
	[14, "Helena Braun", "Exchange for one semester from Stuttgart: who do I email?", "Exchange"],
	[8, "Deepak Chawla", "Please confirm the tuition amount for a bank form.", "Fees for a loan"],
	[
		6,
		"Usha Rani",
		"My son did not get an email after paying. We’ve lost the application number.",
		"No email after payment",
	],
	[2, "Gnanasekar T.", "Is there a hostel for diploma students too, and from what age?", "Diploma and hostel"],
];

const addressOf = (name: string) =>
	`${name
		.toLowerCase()
		.replaceAll(/[^a-z]+/g, ".")
		.replaceAll(/^\.|\.$/g, "")}@example.com`;
const phoneOf = (index: number) => `+91 55557 ${String(10_000 + index * 17)}`;

/** Forty enquiries and messages. */
export const sampleEnquiries: readonly SampleEnquiry[] = [
	...quick.map(
		([daysAgo, name, city, course, question], index): SampleEnquiry => ({
			form: "enquiry",
			daysAgo,
			fields: { name, phone: phoneOf(index), city, course, ...(question && { question, email: addressOf(name) }) },
		}),
	),
	...sidebar.map(
		([daysAgo, name, message], index): SampleEnquiry => ({
			form: "sidebar",
			daysAgo,
			fields: { name, email: addressOf(name), phone_number: phoneOf(100 + index), message },
		}),
	),
	...contact.map(
		([daysAgo, name, message, subject = ""], index): SampleEnquiry => ({
			form: "contact",
			daysAgo,
			fields: { name, email: addressOf(name), phone_no: phoneOf(200 + index), subject, message, consent: "true" },
		}),
	),
].toSorted((one, other) => other.daysAgo - one.daysAgo);
