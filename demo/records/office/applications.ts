import type { SampleApplication, SampleMove } from "#demo/office/sample-office.ts";
import { isMinor } from "#src/admissions/guardians/minors.ts";
import { addDays } from "#src/calendar/day.ts";
import { type Applicant, applicants } from "./applicants.ts";
import { documentsOf } from "./documents.ts";
import { sourceOfApplication } from "./form-visits.ts";

const departments = {
	environmental: "M.Arch Environmental Architecture",
	urban: "Master of Architecture (M.Arch) in Urban Design",
};
const boards = ["CBSE", "Tamil Nadu State Board", "ICSE", "Kerala State Board"];

/** Sixty applications as their forms send them, oldest first. */
export function sampleApplications(today: string): SampleApplication[] {
	return applicants.map((applicant, index) => {
		const type = typeOf(applicant);
		return {
			type,
			daysAgo: applicant.daysAgo,
			fields: {
				application_type: type,
				consent: "true",
				...personal(applicant, index, today),
				...education(applicant, index, today),
			},
			documents: documentsOf(applicant, index),
			paid: applicant.paid,
			source: sourceOfApplication(index),
			guardian: guardianOf(applicant, index, today),
			moves: movesOf(applicant),
		};
	});
}

/** Anyone who was offered a place has the consent; of the others a few still wait, and one does not agree. */
function guardianOf(applicant: Applicant, index: number, today: string): SampleApplication["guardian"] {
	if (!wasMinor(applicant, index, today)) return undefined;
	if (movesOf(applicant).length > 0) return "confirmed";
	return (["confirmed", "declared", "confirmed", "asked", undefined, "confirmed", "withheld"] as const)[index % 7];
}

function typeOf({ programme }: Applicant) {
	return programme === "environmental" || programme === "urban" ? "march" : programme;
}

const isAbroad = ({ papers }: Applicant) => papers.includes("p");

function birthdayOf({ age }: Applicant, index: number, today: string): string {
	return addDays(`${Number(today.slice(0, 4)) - age}${today.slice(4)}`, -((index * 37) % 300));
}

/** Tells whether the applicant was under 18 on the day on which the application came. */
function wasMinor(applicant: Applicant, index: number, today: string): boolean {
	return isMinor(birthdayOf(applicant, index, today), addDays(today, -applicant.daysAgo));
}

function personal(applicant: Applicant, index: number, today: string): Record<string, string> {
	const { name, woman, place, programme } = applicant;
	const [first = "", last = ""] = name.toLowerCase().split(" ");
	const birthday = birthdayOf(applicant, index, today);
	const [yes, no] = typeOf(applicant) === "march" ? ["1", "2"] : ["true", "false"];
	return {
		name,
		date_of_birth: birthday,
		address: `${(index * 7) % 90 || 1}, ${streets[index % streets.length]}\n${place}`,
		email: `${first}.${last}@example.com`,
		// No mobile number of India begins with a 5.
		phone_no: `55555${String(10_000 + index * 11).padStart(5, "0")}`,
		...(index % 9 > 0 && { gender: woman ? "2" : "1" }),
		nationality: isAbroad(applicant) ? (place.split(", ").at(-1) ?? "") : "Indian",
		is_international_student: (isAbroad(applicant) ? yes : no) ?? "",
		...(index % 6 === 2 && { category: ["bc", "mbc", "sc", "st"][index % 4] ?? "bc" }),
		...(wasMinor(applicant, index, today) && {
			guardian_name: `${index % 2 ? "R." : "S."} ${name.split(" ").at(-1)}`,
			guardian_phone: `55556${10_000 + index * 13}`,
		}),
		...(programme in departments && { department: departments[programme as keyof typeof departments] }),
	};
}

const streets = ["Church Road", "Bazaar Street", "Temple Street", "Lake Road", "Second Cross", "Station Road"];

function education(applicant: Applicant, index: number, today: string): Record<string, string> {
	const year = Number(today.slice(0, 4));
	const { programme } = applicant;
	const board = boards[index % boards.length] ?? "";
	const class10 = {
		board_10: isAbroad(applicant) ? "National examination" : board,
		percentage_10: marks(applicant.percent || 72, 3 + (index % 5)),
		yop_10: String(year - (programme === "diploma" ? 1 : applicant.age - 15)),
	};
	if (programme === "diploma") return { ...class10, ...nataOfDiploma(applicant) };
	if (programme === "barch")
		return { ...class10, ...certificate("12", applicant, { board, year: year - 1, today }), ...nata(applicant) };
	const class12 = {
		board_12: board,
		percentage_12: marks(applicant.percent, 6),
		yop_12: String(year - applicant.age + 17),
	};
	const college = { board: "College of Architecture, Chennai", year: year - 1, today };
	return { ...class10, ...class12, ...certificate("ug", applicant, college), ...pgeta(applicant) };
}

type Schooling = { board: string; year: number; today: string };

function certificate(suffix: string, { result, percent, place }: Applicant, { board, year, today }: Schooling) {
	const school = suffix === "12" ? `Higher Secondary School, ${place.split(",")[0]}` : "Anna University";
	if (result === "awaited")
		return {
			[`result_awaited_${suffix}`]: "true",
			[`board_${suffix}`]: board,
			[`school_${suffix}`]: school,
			[`expected_${suffix}`]: `${Number(addDays(today, 120).slice(0, 4))}-${today.slice(5, 7) > "06" ? "05" : "12"}`,
		};
	const knownAnswers = { [`result_awaited_${suffix}`]: "false", [`yop_${suffix}`]: String(year) };
	if (result === "grade")
		return { ...knownAnswers, board_12: "KCSE", grade_12: "B+ (KCSE, A to E)", percentage_pcm: "68" };
	const pcm = suffix === "12" && { percentage_pcm: marks(percent, -2) };
	return { ...knownAnswers, [`board_${suffix}`]: board, [`percentage_${suffix}`]: marks(percent, 0), ...pcm };
}

const marks = (percent: number, more: number) => String(Math.min(98, Math.round((percent + more) * 10) / 10));

function nata({ test }: Applicant): Record<string, string> {
	if (test === "open") return { nata_status: "not_applied" };
	if (test === "awaited") return { nata_status: "waiting" };
	return { nata_status: "applied", waiting_result: "false", nata_score: String(test) };
}

function nataOfDiploma({ test }: Applicant): Record<string, string> {
	return typeof test === "number" ? { waiting_result: "false", nata_score: String(test) } : { waiting_result: "true" };
}

function pgeta({ test }: Applicant): Record<string, string> {
	if (typeof test === "number") return { pgeta_status: "scored", pgeta_score: String(test) };
	return { pgeta_status: test === "awaited" ? "waiting" : "not_applied" };
}

/** The way to where an application stands, over the days since it came. */
function movesOf({ state, daysAgo }: Applicant): SampleMove[] {
	const after = (days: number) => Math.max(0, daysAgo - days);
	const reading = { to: "reading" as const, daysAgo: after(3) };
	const interview = { to: "interview" as const, daysAgo: after(9), inDays: after(9) * -1 + 6 };
	switch (state) {
		case "received":
			return [];
		case "reading":
			return [reading];
		case "interview":
			return [reading, { ...interview, inDays: 4 + (daysAgo % 7) }];
		case "offered":
			return [reading, interview, { to: "offered", daysAgo: after(24), inDays: 10 }];
		case "accepted":
			return [
				reading,
				interview,
				{ to: "offered", daysAgo: after(22), inDays: 5 },
				{ to: "accepted", daysAgo: after(27) },
			];
		case "waitlisted":
		case "declined":
		case "withdrawn":
			return [reading, { to: state, daysAgo: after(14) }];
	}
}
