import type { CaseKind } from "#src/cases/case.ts";
import { type Facts, fillPlaceholders } from "#src/formatting/placeholders.ts";

/** The placeholder of the link to an application's page. */
export const trackerLink = "tracker link";

const ofEveryCase = ["first name", "name", "my name", "today", "school", "school phone", "school e-mail"];
const ofApplications = [
	"reference",
	"programme",
	"what is still needed",
	trackerLink,
	"fee",
	"interview day",
	"interview time",
	"interview place",
	"answer by",
];

/** The placeholders that texts for this kind of case can have; null for all kinds. */
export function knownPlaceholders(kind: CaseKind | null): string[] {
	return kind === "application" ? [...ofEveryCase, ...ofApplications] : ofEveryCase;
}

/** Facts of an invented applicant, without the reference, with which texts are shown before any case is known. */
export const exampleFacts: Facts = {
	"first name": "Meenakshi",
	name: "Meenakshi Raman",
	"my name": "Priya Raghavan",
	today: "20 November 2026",
	programme: "B.Arch",
	"what is still needed": "– Class 12: mark sheet or certificate\n– The application fee",
	fee: "₹1,500.00",
	"interview day": "16 February 2027",
	"interview time": "10:00 am",
	"interview place": "Studio 2, first floor",
	"answer by": "1 June 2027",
};

/** Finds what is wrong with the placeholders of a text before any case is known, each as text. */
export function unknownIn(texts: readonly string[], kind: CaseKind | null): string[] {
	const facts: Facts = Object.fromEntries(knownPlaceholders(kind).map((name) => [name, name]));
	return [...new Set(texts.flatMap((text) => fillPlaceholders(text, facts).unknownNames))];
}
