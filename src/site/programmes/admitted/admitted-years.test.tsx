import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { admitted } from "#demo/admitted.ts";
import { texts } from "#demo/school-texts.ts";
import { programmeOutlines } from "#demo/texts/programmes/outlines.ts";
import { type AdmittedYear, admissionsSchema } from "#src/school/admissions.ts";
import { SchoolContext } from "#src/site/school/use-school.ts";
import { AdmittedYears } from "./admitted-years.tsx";

const render = (years: readonly AdmittedYear[] | undefined) =>
	renderToStaticMarkup(
		<SchoolContext value={{ ...texts, admissions: { seasons: [], admitted: years } } as never}>
			<AdmittedYears of="barch" />
		</SchoolContext>,
	);

it("shows the last three years, newest first, with totals and applicants per seat", () => {
	const [newest] = admitted;
	if (!newest) throw new Error("There is no year.");
	const html = render([{ ...newest, year: 2023 }, ...admitted.toReversed()]);
	expect([...html.matchAll(/<h3[^>]*>(\d+)/g)].map(([, year]) => year)).toEqual(["2026", "2025", "2024"]);
	expect(html).toContain("331 applied for 80 seats: 4.1 for each seat.");
	expect(html).toContain("<td>331</td><td>102</td>");
});

it("says in one sentence that none is kept, also where only another programme has numbers", () => {
	const sentence = "We don’t have cut-off marks or applicant numbers for earlier years.";
	const others = admitted.map((year) => ({ ...year, programme: "diploma" }));
	for (const years of [undefined, [], others]) {
		const html = render(years);
		expect(html).toContain(sentence);
		expect(html).not.toContain("<table");
	}
});

it("takes the demo school's years, which have the seats of its programme, and no more offers than applicants", () => {
	const text = { seasons: [], admitted };
	expect(admissionsSchema.parse(text)).toEqual(text);
	const seats = programmeOutlines.find(({ key }) => key === "barch")?.seats;
	for (const year of admitted) {
		expect(year.seats).toBe(seats);
		for (const { lowest = 0, median = 0 } of year.categories) expect(median).toBeGreaterThan(lowest);
	}
	const [first] = admitted;
	const wrong = { ...first, categories: [{ name: "General", applied: 3, offered: 4 }] };
	expect(admissionsSchema.safeParse({ seasons: [], admitted: [wrong] }).error?.issues).toMatchObject([
		{ path: ["admitted", 0, "categories", 0, "offered"], message: "must not be more than applied" },
	]);
});
