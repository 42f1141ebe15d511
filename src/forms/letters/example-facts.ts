import type { School } from "#src/forms/school.ts";

/** The number of an invented application, as the school numbers them. */
export const exampleReference = ({ shortName }: Pick<School, "shortName">) => `${shortName}-26-B-000123`;

/** Recipient and date of sample emails. Times are ISO 8601 in UTC. */
export const example = {
	name: "Meenakshi Raman",
	formTitle: "B.Arch application",
	token: "sample",
	amount: 150_000,
	line: { name: "email", label: "Email", answer: "meenakshi@family.example" },
	dueOn: "2027-05-14",
	expiresAt: "2027-05-12T12:30:00.000Z",
	changedAt: "2027-04-12T12:30:00.000Z",
};

/** An invented application, as most emails name one. */
export function exampleApplication(school: School) {
	return { reference: exampleReference(school), name: example.name, formTitle: example.formTitle };
}
