import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { writeDurably } from "#src/storage/durable.server.ts";
import { toMime } from "./mime.ts";
import type { MailTransport } from "./transport.ts";

/**
 * Writes each email as an `.eml` file that any mail program opens; file names sort by time. A retry replaces its
 * file.
 */
export function folderTransport(folder: string): MailTransport {
	return {
		name: `folder ${folder}`,
		async send(mail) {
			// Loaded with the first email: a process that sends none saves a tenth of its memory.
			const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
			const mime = new MailComposer({ ...toMime(mail), newline: "windows" }).compile();
			await writeDurably(join(folder, fileName(mail.date, mail.messageId)), mime.createReadStream());
		},
		async check() {
			await mkdir(folder, { recursive: true });
			await access(folder, constants.W_OK);
		},
		close: async () => {},
	};
}

function fileName(date: Date, messageId: string) {
	const time = date.toISOString().replace(/[-:.]/g, "");
	const id = messageId.replace(/@.*/, "").replace(/[^A-Za-z0-9-]/g, "");
	return `${time}-${id}.eml`;
}
