import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { fees as noFees } from "#blank-school/fees.ts";
import { readBlankSchool } from "#src/content/school/seed-school.server.ts";
import * as paths from "#src/paths.ts";
import { SchoolContext } from "#src/site/school/use-school.ts";
import FeesPage from "./fees.tsx";

const { texts } = await readBlankSchool();
const year = { tuition: 90_000, studio: 10_000, exam: 0 };
const [outline] = texts.outlines.programmes;
if (!outline) throw new Error("There is no programme to begin with.");
const programmes = [{ ...outline, key: "b-des", name: "B.Des", degree: "B.Des", years: 4, fees: [year] }];

function render(fees: Partial<typeof noFees>, hidden: readonly string[] = []) {
	const site = { open: true, placeholders: new Set<never>(), hidden: new Set(hidden) };
	const school = { ...texts, outlines: { programmes }, fees: { ...noFees, academicYear: "2027–28", ...fees } };
	return renderToStaticMarkup(
		<MemoryRouter>
			<SchoolContext value={{ ...school, letters: {}, site } as never}>
				<FeesPage {...({ loaderData: { applicationFees: null } } as Parameters<typeof FeesPage>[0])} />
			</SchoolContext>
		</MemoryRouter>,
	);
}

it("shows no part of the fees that has nothing in it", () => {
	const html = render({});
	expect(html).not.toMatch(/Infinity|NaN|₹0/);
	for (const part of ["Hostel", "Mess", "Deposit", "Included", "How to pay", "from abroad", "Exams", "If you leave"])
		expect(html).not.toContain(part);
	expect(html).toContain("First-year cost<");
	expect(html).toContain("Full rules on cancellation and refunds");
});

it("takes a year that isn't named to cost what the last one does", () => {
	expect(render({})).toContain("₹4,00,000");
});

it("shows the parts that there are", () => {
	const html = render({ deposit: 5_000, mess: { perMonth: 4_000, months: 1, notes: [] }, paying: ["In two halves."] });
	expect(html).toContain("First-year cost, with mess<");
	expect(html).toContain("For 1 month<");
	expect(html).toContain("In two halves.");
	expect(html).not.toContain("Hostel");
});

it("leaves out the sentences that lead to hidden pages alone", () => {
	expect(render({})).toContain("For help with the fees");
	const html = render({}, [paths.scholarships]);
	expect(html).not.toMatch(/For help with the fees|href="\/scholarships"/);
	expect(html).toContain(`check the <a href="${paths.dates}">admission dates</a>. For anything else`);
});
