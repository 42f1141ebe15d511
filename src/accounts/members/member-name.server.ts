import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import { nameForm } from "./name-form.ts";

const maxLength = 100;

/** Names that the log, mails and lists use for others than members. */
const reservedNames = [
	"applicant",
	"calendar",
	"guardian",
	"integration",
	"member",
	"office",
	"operator",
	"parent",
	"payer",
	"person",
	"provider",
	"Razorpay",
	"retention",
	"sandbox",
	"school",
	"server",
	"somebody",
	"someone",
	"system",
];

/** Joiners (U+200C, U+200D) are letters' business in Indian scripts. */
const unfit = /[[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]--[\u200c\u200d]]/v;

type NameRequest = {
	name: string;
	/** The member who has or gets it; 0 for a new one. */
	memberId: number;
	school: Pick<School, "name" | "shortName">;
};

/** A name as it is stored: without space around it, and one space between words. */
export function tidyName(typedName: string): string {
	return typedName.normalize("NFC").trim().replace(/ {2,}/g, " ");
}

/**
 * Returns the reason why a member cannot have a name, as a sentence; undefined where they can. Changes of members wait
 * for each other.
 */
export async function nameFault(
	db: Kysely<Database>,
	{ name, memberId, school }: NameRequest,
): Promise<string | undefined> {
	if (nameForm(name) === "") return "Enter your name";
	if (name.length > maxLength) return `The name can have at most ${maxLength} characters`;
	if (unfit.test(name)) return "The name has invisible characters. Type it again";
	if (isReserved(name, school)) return "This name is reserved because people could mistake you for someone else";
	const members = await db.selectFrom("members").select("name").where("id", "!=", memberId).execute();
	const isTaken = members.some((member) => nameForm(member.name) === nameForm(name));
	return isTaken ? "Another team member has this name. Add an initial or choose another name" : undefined;
}

/** A name like this one that a member can have, for a way in at which no one can be asked for another one. */
export async function distinctName(
	db: Kysely<Database>,
	{ email, ...named }: NameRequest & { email: string },
): Promise<string> {
	const fitting = (text: string) => tidyName(text.replace(new RegExp(unfit, "gv"), "")).slice(0, maxLength - 10);
	const plain = [fitting(named.name), fitting(email)];
	for (let number = 2; ; number += 1) {
		const name = plain.shift() ?? `${fitting(email)} ${number}`;
		if ((await nameFault(db, { ...named, name })) === undefined) return name;
	}
}

function isReserved(name: string, { name: schoolName, shortName }: NameRequest["school"]): boolean {
	const form = nameForm(name);
	// Integrations are named like this in the log: "Website sync (integration)".
	if (form.endsWith("integration")) return true;
	const names = [...reservedNames, schoolName, shortName].map(nameForm);
	return names.includes(form) || names.includes(form.replace(/^the/, ""));
}
