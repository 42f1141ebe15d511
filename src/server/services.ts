import { join } from "node:path";
import type { Logger } from "pino";
import { identity } from "#school/identity.ts";
import type { AdmissionsDesk } from "#src/admissions/applications/submit-application.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { type Commit, groupCommits } from "#src/db/group-commit.server.ts";
import { migrate } from "#src/db/migrate.server.ts";
import { folderTransport } from "#src/mail/delivery/folder.server.ts";
import { smtpTransport } from "#src/mail/delivery/smtp.server.ts";
import type { MailTransport } from "#src/mail/delivery/transport.ts";
import type { WriteEmail } from "#src/mail/outbox/email-template.ts";
import { diskStorage } from "#src/storage/disk.server.ts";
import { openEmailWriter } from "./emails.ts";
import type { Settings } from "./settings.ts";
import { openDatabase } from "./startup-errors.ts";

/** What a process opens at start and closes at its end. */
export type Services = {
	settings: Settings;
	log: Logger;
	db: Db;
	transport: MailTransport;
	writeEmail: WriteEmail;
	desk: AdmissionsDesk & { commit: Commit };
	now: () => Date;
};

/** Opens what the settings name, and migrates the database. */
export async function openServices(
	settings: Settings,
	log: Logger,
	now: () => Date = () => new Date(),
): Promise<Services> {
	const db = await openDatabase(settings);
	const applied = await migrate(db);
	if (applied.length > 0) log.info({ applied }, "database migrated");
	const transport = settings.smtpUrl
		? smtpTransport(settings.smtpUrl)
		: folderTransport(join(settings.dataDir, "mail"));
	const desk = openDesk(settings, db);
	return {
		settings,
		log,
		db,
		transport,
		writeEmail: openEmailWriter({ school: desk.school, siteUrl: settings.siteUrl }),
		desk,
		now,
	};
}

function openDesk(settings: Settings, db: Db): Services["desk"] {
	const { name, shortName, address, phone, email, feePlan } = identity;
	return {
		db,
		commit: groupCommits(db),
		storage: diskStorage(join(settings.dataDir, "files")),
		schoolShortName: shortName,
		minFillMs: settings.minFillMs,
		fee: settings.payments.mode === "off" ? null : { plan: feePlan, amountRupees: settings.applicationFee },
		school: { name, lines: [...address.lines, `${address.region} ${address.postalCode}`], phone, email },
		office: settings.mailTo,
	};
}
