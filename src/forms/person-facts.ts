import type { Facts } from "#src/formatting/placeholders.ts";
import { addressee } from "./email-parts.ts";
import type { School } from "./school.ts";

/** What placeholders stand for in any text to a person; a name that can be none is empty. */
export function personFacts(name: string, { name: school, phone, email }: Pick<School, "name" | "phone" | "email">) {
	return {
		"first name": firstName(name),
		name: addressee(name, ""),
		school,
		"school phone": phone,
		"school e-mail": email,
	} satisfies Facts;
}

/** The first name that is more than an initial. */
function firstName(name: string): string {
	const words = addressee(name, "").split(" ").filter(Boolean);
	return words.find((word) => word.replace(/[.,]/g, "").length > 1) ?? words.join(" ");
}
