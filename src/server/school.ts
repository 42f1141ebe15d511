import type { School } from "#src/forms/school.ts";
import type { Identity } from "#src/school/identity.ts";
import type { Settings } from "./settings.ts";

/** The school as e-mails and PDFs name it. */
export function schoolOf(
	{ mailTo: officeEmail }: Pick<Settings, "mailTo">,
	{ name, shortName, address, phone, email, colours, logo }: Identity,
): School {
	const addressLines = [...address.lines, `${address.region} ${address.postalCode}`];
	return { name, shortName, addressLines, phone, email, look: { colours, logo }, officeEmail };
}
