import { expect, it } from "vitest";
import { parseCaseQuery } from "#src/cases/list/parse-case-query.ts";
import { deskAddress } from "./case-address.ts";

const known = { types: ["barch"], stages: ["reading"] };

function readAddress(address: string) {
	const parsed = parseCaseQuery(new URL(address, "http://school.example").searchParams, known);
	if (!parsed.ok) throw new Error(parsed.errors.join(" "));
	return parsed.query;
}

it.each([
	"/office/cases",
	"/office/cases?q=anna+98430&type=application,barch&status=open&assignee=me,12&sort=-came&page=3&size=100",
	"/office/cases?tag=hostel&stage=reading&paid=yes&complete=no&overdue=yes&since=2026-11-01&until=2026-11-30",
])("writes the query of %s as the same address", (address) => {
	expect(deskAddress(readAddress(address))).toBe(address);
});

it("takes words with a colon out of the searched text", () => {
	expect(deskAddress(readAddress("/office/cases?q=overdue:yes+anna"))).toBe("/office/cases?q=anna&overdue=yes");
});

it("begins on the first page when anything else changes", () => {
	const query = readAddress("/office/cases?paid=yes&page=4");
	expect(deskAddress(query, { paid: null })).toBe("/office/cases");
	expect(deskAddress(query, { page: "5" })).toBe("/office/cases?paid=yes&page=5");
});
