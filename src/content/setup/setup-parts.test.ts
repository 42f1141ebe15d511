import { describe, expect, it } from "vitest";
import { texts as blank } from "#blank-school/school-texts.ts";
import { contrastOf } from "#src/school/colours/nearest-colour.ts";
import { schoolText } from "#src/school-texts.ts";
import { programmePart, questionPart, type SchoolPart, schoolPart, seasonParts, sourceOf } from "./setup-parts.ts";

const school = {
	name: "Western Institute of Planning, Nagpur",
	shortName: "",
	tagline: "",
	accreditation: "",
	phone: "+91 712 250 0000",
	mobile: "",
	email: "office@wip.example",
	street: "Civil Lines",
	town: "Nagpur",
	state: "Maharashtra",
	postalCode: "440001",
	main: "#123456",
	accent: "#c0392b",
};
const programme = { name: "B.Plan", years: "4", seats: "40", after: "12", tuition: "1,20,000", test: "" };

/** The whole text with the part in it, as its schema takes it. */
const parsed = <Text = never>({ name, fields }: SchoolPart, texts = blank) =>
	schoolText(name).schema.parse({ ...texts[name as keyof typeof texts], ...fields }) as Text;

describe("a new school", () => {
	it("has texts and letters that follow from its name and town", () => {
		expect(parsed(schoolPart(school, blank))).toMatchObject({
			shortName: "WIP",
			tagline: school.name,
			blurb: `${school.name} is in Nagpur, Maharashtra.`,
			address: { lines: ["Civil Lines", "Nagpur"], region: "Maharashtra", country: "India" },
			counters: [],
		});
		const named = (name: string) => schoolPart({ ...school, name }, blank).fields.shortName;
		expect(["Kanya Mahavidyalaya", "srishti", "School of Planning and Architecture, Bhopal"].map(named)).toEqual([
			"KM",
			"SRISH",
			"SPA",
		]);
	});

	it.each(["#000000", "#ffffff", "#f2a900", "#5b1f6e", "#00e5ff", "#7f7f7f"])(
		"has readable colours from any two, such as %s",
		(colour) => {
			const { colours } = parsed<{ colours: Record<"shola" | "laterite" | "paper" | "lichen", string> }>(
				schoolPart({ ...school, main: colour, accent: colour }, blank),
			);
			for (const surface of [colours.shola, colours.laterite])
				expect(contrastOf(surface, colours.paper)).toBeGreaterThanOrEqual(4.5);
			expect(contrastOf(colours.lichen, colours.shola)).toBeGreaterThanOrEqual(4.5);
		},
	);

	it("has its first programme in place of our examples, with a form and the same fee every year", () => {
		const outlines = parsed<typeof blank.outlines>(programmePart(programme, blank, true));
		expect(outlines.programmes).toMatchObject([
			{ key: "b-plan", letter: "BP", class12: "awaited", entry: "Class 12 or equivalent" },
		]);
		expect(outlines.programmes[0]?.fees).toEqual([{ tuition: 120000, studio: 0, exam: 0 }]);
		const texts = { ...blank, outlines };
		const both = parsed<typeof blank.outlines>(
			programmePart({ ...programme, name: "B.Planning and Policy", after: "degree", test: "CUET" }, texts, false),
		);
		expect(both.programmes[1]).toMatchObject({
			letter: "BPP",
			class12: "passed",
			priorDegree: "awaited",
			testName: "CUET",
		});
		const asked = {
			programme: "b-plan",
			label: "Which town?",
			kind: "choice",
			options: "Pune\n\n Nagpur ",
			required: true,
		};
		expect(parsed<typeof blank.outlines>(questionPart(asked, texts)).programmes[0]?.questions).toMatchObject([
			{ label: "Which town?", options: ["Pune", "Nagpur"], required: true, step: "education", key: "which_town" },
		]);
		const [season, fees, year] = seasonParts({ opens: "2026-12-01", closes: "2027-05-31", fee: "750" }, texts);
		expect(season && parsed(season)).toMatchObject({ seasons: [{ year: 2027, opens: "2026-12-01" }] });
		expect(fees && parsed(fees)).toMatchObject({ programmes: [{ applicationFee: 750 }] });
		expect(year && parsed(year)).toMatchObject({ academicYear: "2027–28" });
	});

	it.each([
		["address.lines.1", Object.keys(school), "town"],
		["address.postalCode", Object.keys(school), "postalCode"],
		["colours.shola", Object.keys(school), "main"],
		["programmes.3.fees.0.tuition", Object.keys(programme), "tuition"],
		["programmes.3.degree", Object.keys(programme), "name"],
		["programmes.3.applicationFee", ["opens", "closes", "fee"], "fee"],
		["seasons.0.closes", ["opens", "closes", "fee"], "closes"],
		["programmes.1.questions.0.options.2", ["label", "options"], "options"],
		["sections.0.text", ["title", "body"], "body"],
		["programmes.0.medium", ["label", "options"], undefined],
	])("shows what is wrong with %s at its own field", (path, names, field) => {
		expect(sourceOf(path, names)).toBe(field);
	});

	it.each([
		["no whole number", { years: "four" }],
		["a year too many", { years: "11" }],
		["nothing", { name: "" }],
	])("is refused a programme with %s", (_title, wrong) => {
		expect(() => parsed(programmePart({ ...programme, ...wrong }, blank, true))).toThrow();
	});
});
