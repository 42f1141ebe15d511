/** Short labels of questions beside their answers, where the full ones would not fit: by the field's name. */
const shortLabels: Readonly<Record<string, string>> = {
	name: "Name",
	date_of_birth: "Born",
	email: "Email",
	phone_no: "Phone",
	is_international_student: "International student",
	guardian_name: "Guardian",
	guardian_phone: "Guardian’s phone",
	no_class_10: "Class 10",
	result_awaited_12: "Class 12 result",
	result_awaited_ug: "Degree result",
	school_ug: "College",
	percentage_pcm: "Class 12: physics, chemistry, maths",
	nata_status: "NATA",
	nata_score: "NATA score",
	pgeta_status: "PGETA",
	pgeta_score: "PGETA score",
	coa_reg_no: "CoA number",
	total_no_of_years: "Work experience in years",
};

/** Fields that are asked once for each school or college. */
const parts: Readonly<Record<string, string>> = {
	board: "board",
	percentage: "%",
	grade: "grade",
	yop: "year",
	expected: "expected",
	school: "school",
};
const courses: Readonly<Record<string, string>> = { "10": "Class 10", "12": "Class 12", ug: "Degree" };

/** @param label the question's own words, for one that needs no shorter ones */
export function shortLabel(name: string, label: string): string {
	const [part = "", course = ""] = name.split("_");
	const [partLabel, of] = [parts[part], courses[course]];
	return shortLabels[name] ?? (partLabel && of ? `${of} ${partLabel}` : label);
}
