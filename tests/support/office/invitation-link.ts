import { expect } from "vitest";
import { waitForMail } from "#tests/support/server/mail.ts";

/** The path of the newest invitation that was mailed to an address. @param other than this one */
export async function invitationLink(site: { dataDir: string }, email: string, other = ""): Promise<string> {
	let link = "";
	const look = async () => {
		const { text = "" } = await waitForMail(site.dataDir, email, /./);
		link = /\/office\/invitation\/[\w-]+/.exec(text)?.[0] ?? "";
		return link;
	};
	await expect.poll(look).not.toBe(other);
	return link;
}
