import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { expect } from "vitest";

/** The newest mail to this address whose subject matches, once it lies in the mail folder. */
export async function waitForMail(dataDir: string, to: string, subject: RegExp): Promise<Email> {
	let email: Email | undefined;
	const look = async () => {
		const mails = await readMails(dataDir);
		email = mails.findLast(
			(mail) => mail.to?.some((person) => person.address === to) && subject.test(mail.subject ?? ""),
		);
		return email !== undefined;
	};
	await expect.poll(look, { message: `a mail to ${to} with the subject ${subject}` }).toBe(true);
	return email as unknown as Email;
}

/** Every mail in the mail folder, oldest first. */
export async function readMails(dataDir: string): Promise<Email[]> {
	const folder = join(dataDir, "mail");
	const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
	return Promise.all(names.sort().map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
}
