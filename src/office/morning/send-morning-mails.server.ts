import { claimMorningMail, membersToMail } from "#src/accounts/members/morning-mail.server.ts";
import type { Admissions } from "#src/admissions/season/season.ts";
import { clockAtSchool, dayAtSchool } from "#src/calendar/day.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { School } from "#src/forms/school.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { morningEmail } from "./morning-email.server.ts";
import { readMorning } from "./read-morning.server.ts";
import { sentencesOf } from "./sentences.ts";

/** Time from which the day's mail is sent, on the school's clock. */
const sentFrom = "08:00";

type Context = { db: Db; school: School; admissions: Admissions };

/**
 * Mails the morning page to the members who want it, once a day. On a morning on which nothing waits, no one gets one.
 * @returns how many were queued
 */
export async function sendMorningMails({ db, school, admissions }: Context, now: Date): Promise<number> {
	if (clockAtSchool(now).slice(11, 16) < sentFrom) return 0;
	const day = dayAtSchool(now);
	let queued = 0;
	for (const member of await membersToMail(db, day)) {
		const sentences = sentencesOf(await readMorning(db, member, { admissions, now }));
		const sent = await db.transaction().execute(async (trx) => {
			if (!(await claimMorningMail(trx, member.id, day)) || sentences.length === 0) return false;
			await enqueue(trx, morningEmail(school, member, day, sentences), now);
			return true;
		});
		if (sent) queued += 1;
	}
	return queued;
}
