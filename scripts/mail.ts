import { parseArgs } from "node:util";
import { listDeadMails, requeueDeadMails } from "../src/mail/outbox/dead-mails.server.ts";
import { answerHelp, onDatabase, UsageError } from "./database.ts";

const usage = `school mail --dead                lists emails that couldn’t be sent, and why
school mail --again <number>      sends one of them again
school mail --again all           sends all of them again`;

function readArguments() {
	try {
		return parseArgs({ options: { dead: { type: "boolean", default: false }, again: { type: "string" } } }).values;
	} catch (error) {
		throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
	}
}

answerHelp(usage);
await onDatabase(async (db) => {
	const { dead, again } = readArguments();
	if (again !== undefined) {
		if (again !== "all" && !/^\d{1,9}$/.test(again)) throw new UsageError(usage);
		const count = await requeueDeadMails(db, again === "all" ? again : Number(again), new Date());
		if (count === 0)
			throw new UsageError(
				again === "all" ? "No undelivered emails." : `There’s no undelivered email with the number ${again}.`,
			);
		console.log(
			`${count === 1 ? "One email will be sent" : `${count} emails will be sent`} now, or when you start the site.`,
		);
	} else if (dead) {
		const mails = await listDeadMails(db);
		for (const { id, about, attempts, reason, queuedAt } of mails)
			console.log(`${id}  ${about}  queued ${queuedAt}, ${attempts} attempts  ${reason ?? ""}`);
		console.log(
			mails.length === 0 ? "No undelivered emails." : `\nTo send one again: school mail --again ${mails[0]?.id}`,
		);
	} else throw new UsageError(usage);
});
