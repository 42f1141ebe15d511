import { identity } from "#school/identity.ts";
import type { School } from "#src/forms/school.ts";
import type { Settings } from "./settings.ts";

/** The school as e-mails and PDFs name it. */
export function schoolOf({ mailTo: officeEmail }: Pick<Settings, "mailTo">): School {
	const { name, shortName, address, phone, email } = identity;
	const addressLines = [...address.lines, `${address.region} ${address.postalCode}`];
	return { name, shortName, addressLines, phone, email, officeEmail };
}
