import { expect, it } from "vitest";
import { applicationTypes } from "#src/admissions/forms/application-forms.ts";
import { caseKinds } from "#src/cases/case.ts";
import { officeViews } from "#src/cases/desk/office-views.ts";
import { enquiryForms } from "#src/enquiries/enquiry-forms.ts";
import { caseList } from "./case-list.ts";

const parse = (text: string) => caseList.parse(new URLSearchParams(text));

function read(text: string) {
	const parsed = parse(text);
	if (!parsed.ok) throw new Error(parsed.errors.join(" "));
	return parsed.query;
}

it.each([
	"",
	"q=anna+98430&type=application,barch&status=open&assignee=me,12&sort=-came&page=3&size=100",
	"tag=hostel&stage=reading&paid=yes&complete=no&overdue=yes&since=2026-11-01&until=2026-11-30",
	"unseen=yes&mentions=no&duplicates=yes&sort=-score&size=25&columns=town,fee",
	"type=job-application,alumni&status=new,theirs,decided&assignee=me,nobody&tag=fee-waiver,hostel&stage=lapsed",
])("writes the query of “%s” as the same address", (text) => {
	const query = read(text);
	expect(caseList.text(query, { page: query.page })).toBe(text);
});

it("is the same in parameters and in words", () => {
	const result = parse(`q=${encodeURIComponent("lakshmi is:open who:me,nobody OVERDUE:yes sort:-came 98430 27716")}`);
	const chooseResult = parse("q=lakshmi+98430+27716&status=open&assignee=me,nobody&overdue=yes&sort=-came");
	expect(result).toEqual({ ...chooseResult, typed: true });
	expect(chooseResult).toMatchObject({
		ok: true,
		query: {
			search: "lakshmi 98430 27716",
			status: ["open"],
			assignee: ["me", "nobody"],
			sort: { key: "came", descending: true },
		},
	});
});

it.each([
	["status=lost", "“lost” isn’t a valid value for status. Use open, new, ours, theirs, complete, decided, closed."],
	["type=medicine", "“medicine” isn’t a valid value for type. Use application, barch, "],
	["assignee=Priya", "“Priya” isn’t a valid value for assignee. Use me, nobody, or a team member’s number."],
	["stage=reading,read", "“read” isn’t a valid value for stage. Use received, reading, "],
	["overdue=perhaps", "“perhaps” isn’t a valid value for overdue. Use yes, no."],
	["since=yesterday", "“yesterday” isn’t a valid value for since. Write a day as 2026-11-23."],
	["sort=height", "You can’t sort by “height”. Use due, came, name, "],
	["page=0", "“0” isn’t a valid page. Use a number from 1."],
	["size=7", "“7” isn’t a valid value for size. Use 25, 50, 100, 200."],
	["columns=fee,shoes", "“shoes” isn’t a valid value for columns. Use reference, town, "],
	["since=2026-12-01&until=2026-11-01", "The first day, 2026-12-01, is after the last day, 2026-11-01."],
	["q=paid%3Amaybe", "“maybe” isn’t a valid value for paid. Use yes, no."],
	["state=new", "This list doesn’t have a filter “state”. Use type, status, "],
	["paid=yes&paid=no", "The address has “paid” more than once. Keep only one."],
])("refuses what it does not know in words: %s", (text, message) => {
	const parsed = parse(text);
	expect(parsed.ok ? "" : parsed.errors.join("\n")).toContain(message);
});

it("takes a word with a colon that is no filter for a word", () => {
	for (const words of ["re:hostel", "constructor:x", "toString:x", "q:x"])
		expect(parse(`q=${encodeURIComponent(words)}`)).toMatchObject({ ok: true, query: { search: words } });
});

it("takes a tag as it is written by people", () => {
	expect(read("tag=%23Hostel&q=tag:Résumé").tag).toEqual(["resume", "hostel"]);
});

it("reads addresses of before: several of one name, the view they came from, and views that the office has", () => {
	expect(read("status=new&status=ours,&tag=&view=3")).toMatchObject({ status: ["new", "ours"], tag: undefined });
	expect(officeViews.map(({ query }) => parse(query).ok)).toEqual(officeViews.map(() => true));
});

it("has a type for each kind of case and each form", () => {
	const types = [...caseKinds, ...applicationTypes(), ...Object.keys(enquiryForms)];
	expect(read(`type=${types}`).type).toEqual(types);
});

it("shows all columns where all are chosen, as the form of columns asks for them", () => {
	const all = caseList.onPage.filter(({ fixed }) => !fixed).map(({ key }) => `columns=${key}`);
	expect(read(all.join("&")).columns).toBeUndefined();
	expect(caseList.text(read(all.slice(1).join("&")))).toBe("columns=town,waits,due,papers,marks,score,fee,came");
});
