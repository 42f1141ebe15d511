import type { Field } from "#src/forms/definition.ts";
import { optionalDocument } from "#src/forms/documents.ts";
import { limits } from "#src/forms/limits.ts";
import { choice, email, percentage, requiredText, tenDigitPhone, yearOfPassing, yesOrNo } from "#src/forms/rules.ts";

const yes = ["true", "1"] as const;

/** How a form's Yes and No travel; programs may send either pair in every form. */
const yesAndNo = {
	words: [
		{ value: "true", label: "Yes", also: "1" },
		{ value: "false", label: "No", also: "2" },
	],
	numbers: [
		{ value: "1", label: "Yes", also: "true" },
		{ value: "2", label: "No", also: "false" },
	],
} as const;

/** What every applicant is asked of themselves. */
export const personalSchema = {
	name: requiredText("Name", "Name is required", limits.name),
	address: requiredText("Address", "Address is required", limits.address),
	email,
	phone_no: tenDigitPhone,
	gender: choice(["1", "2", "3"], "Gender is required"),
	is_international_student: yesOrNo("International status is required"),
	nationality: requiredText("Nationality", "Nationality is required", limits.name),
	residence_proof: optionalDocument,
};

type Personal = {
	/** How the answer to the international question travels. */
	international: keyof typeof yesAndNo;
	/** Whether international students must send a proof of residence, or may. */
	proof: "required" | "offered";
	/** Questions of the form's own, after the address. */
	own?: readonly Field[];
};

export function personalFields({ international, proof, own = [] }: Personal): Field[] {
	return [
		{
			kind: "text",
			name: "name",
			label: "Full name",
			help: "As it is printed on your class 10 certificate.",
			autoComplete: "name",
		},
		{
			kind: "textarea",
			name: "address",
			label: "Address",
			help: "House, street, place, state and PIN code.",
			autoComplete: "street-address",
		},
		...own,
		{
			kind: "email",
			name: "email",
			label: "Email",
			help: "We send the confirmation to this address.",
			autoComplete: "email",
			inputMode: "email",
		},
		{
			kind: "tel",
			name: "phone_no",
			label: "Phone number",
			help: "Ten digits, without +91 or 0.",
			autoComplete: "tel-national",
			inputMode: "numeric",
		},
		{
			kind: "radio",
			name: "gender",
			label: "Gender",
			options: [
				{ value: "1", label: "Male" },
				{ value: "2", label: "Female" },
				{ value: "3", label: "Other" },
			],
		},
		{ kind: "text", name: "nationality", label: "Nationality", autoComplete: "country-name" },
		{
			kind: "radio",
			name: "is_international_student",
			label: "Are you an international student?",
			help: "Yes, if you hold a foreign passport or finished school outside India.",
			options: yesAndNo[international],
		},
		{
			kind: "file",
			name: "residence_proof",
			label: "Proof of residence",
			help: "Passport, visa or residence permit. PDF or DOCX, up to 5 MB.",
			...(proof === "offered" && { optional: true }),
			when: { field: "is_international_student", is: yes },
		},
	];
}

/**
 * The questions of one school certificate: `class10("10")` asks for board_10, percentage_10, yop_10 and
 * certificate_10.
 */
export function certificateSchema<Suffix extends string>(suffix: Suffix) {
	return {
		[`board_${suffix}`]: requiredText("Board", "Board is required"),
		[`percentage_${suffix}`]: percentage,
		[`yop_${suffix}`]: yearOfPassing(),
		[`certificate_${suffix}`]: optionalDocument,
	} as Record<`board_${Suffix}`, ReturnType<typeof requiredText>> &
		Record<`percentage_${Suffix}`, typeof percentage> &
		Record<`yop_${Suffix}`, ReturnType<typeof yearOfPassing>> &
		Record<`certificate_${Suffix}`, typeof optionalDocument>;
}

type Certificate = {
	/** What the board is called; a university has none. */ board?: string;
	boardHelp?: string;
	file?: "required" | "offered";
};

/** The controls of `certificateSchema(suffix)`, labelled with the course that the certificate is of. */
export function certificateFields(
	suffix: string,
	course: string,
	{ board = "board", boardHelp, file = "offered" }: Certificate = {},
): Field[] {
	return [
		{ kind: "text", name: `board_${suffix}`, label: `${course}: ${board}`, ...(boardHelp && { help: boardHelp }) },
		{ kind: "number", name: `percentage_${suffix}`, label: `${course}: percentage`, inputMode: "decimal" },
		{ kind: "number", name: `yop_${suffix}`, label: `${course}: year of passing`, inputMode: "numeric" },
		{
			kind: "file",
			name: `certificate_${suffix}`,
			label: `${course}: mark sheet or certificate`,
			help: "PDF or DOCX, up to 5 MB.",
			...(file === "offered" && { optional: true }),
		},
	];
}

/** Class 10, which every form asks for. */
export function class10Fields(file: "required" | "offered"): Field[] {
	return certificateFields("10", "Class 10", { boardHelp: "For example CBSE, ICSE or Tamil Nadu State Board.", file });
}
