/** One of the choices that follow from a school's programmes. */
export type Choice = {
	value: string;
	label: string;
	/** Another value that means the same. */
	also?: string;
	/** The school calls it so in its programmes, whatever the texts of the form say. */
	named?: boolean;
};

/** A degree that one can have from the school, with its courses if it has several. */
export type Degree = Choice & { courses: readonly Choice[] };

/** Courses of the enquiry, by the programmes of the product. Values are a contract. */
export const productCourses: Record<string, Choice & { name: string }> = {
	barch: { value: "barch", label: "B.Arch", name: "B.Arch" },
	environmental: {
		value: "march",
		label: "M.Arch in Environmental Architecture",
		name: "M.Arch Environmental Architecture",
	},
	urbanDesign: { value: "march-urban-design", label: "M.Arch in Urban Design", name: "M.Arch Urban Design" },
	diploma: { value: "diploma", label: "Diploma in Architecture", name: "Diploma in Architecture" },
};

export const anyOther: Choice = { value: "other", label: "Something else" };

/** Courses about which people can ask: those of the product. */
export const standardCourses: readonly Choice[] = [
	...Object.values(productCourses).map(({ value, label }) => ({ value, label })),
	anyOther,
];

/** Degrees that alumni can have: those of the product. */
export const standardDegrees: readonly Degree[] = [
	{ value: "bachelor-architecture", label: "Bachelor of Architecture", courses: [] },
	{
		value: "master-architecture",
		label: "Master of Architecture",
		courses: [
			{ value: "Urban Design", label: "Urban Design" },
			{ value: "Environmental Architecture", label: "Environmental Architecture" },
		],
	},
];
