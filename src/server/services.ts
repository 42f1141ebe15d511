import { join } from "node:path";
import type { Logger } from "pino";
import { admissionSeasons } from "#school/admissions.ts";
import { identity } from "#school/identity.ts";
import { visits } from "#school/visits.ts";
import type { ApplicationFee } from "#src/admissions/applications/store-application.server.ts";
import type { Admissions } from "#src/admissions/season/season.ts";
import type { Db } from "#src/db/connect.server.ts";
import { type Commit, groupCommits } from "#src/db/group-commit.server.ts";
import { migrate } from "#src/db/migrate.server.ts";
import type { School } from "#src/forms/school.ts";
import { folderTransport } from "#src/mail/delivery/folder.server.ts";
import { smtpTransport } from "#src/mail/delivery/smtp.server.ts";
import type { MailTransport } from "#src/mail/delivery/transport.ts";
import type { WriteEmail } from "#src/mail/outbox/email-template.ts";
import type { Visits } from "#src/school/visits.ts";
import { createSealer, type Sealer } from "#src/secrets/sealer.server.ts";
import { readSecretKey } from "#src/secrets/secret-key.server.ts";
import { diskStorage } from "#src/storage/disk.server.ts";
import type { Storage } from "#src/storage/storage.ts";
import { openEmailWriter } from "./emails.ts";
import { schoolOf } from "./school.ts";
import type { Settings } from "./settings.ts";
import { openDatabase } from "./startup-errors.ts";

/** What a process opens at start and closes at its end. */
export type Services = {
	settings: Settings;
	log: Logger;
	db: Db;
	/** Joins short transactions that arrive together. */
	commit: Commit;
	/** Encrypts what the database may not hold in plain. */
	sealer: Sealer;
	storage: Storage;
	/** Where uploads lie until they are stored. */
	stagingFolder: string;
	transport: MailTransport;
	writeEmail: WriteEmail;
	school: School;
	/** When applications are taken. */
	admissions: Admissions;
	/** When tours of the campus are given; undefined where there are none. */
	visits: Visits | undefined;
	/** Null when payments are off. */
	applicationFee: ApplicationFee | null;
	/** A form sent sooner after it opened is refused as spam. */
	minFillMs: number;
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
	const school = schoolOf(settings);
	const { payments, applicationFee: amountRupees, minFillMs, siteUrl } = settings;
	return {
		settings,
		log,
		db,
		commit: groupCommits(db),
		sealer: createSealer(readSecretKey(settings)),
		storage: diskStorage(join(settings.dataDir, "files")),
		stagingFolder: join(settings.dataDir, "incoming"),
		transport,
		writeEmail: openEmailWriter({ school, siteUrl }),
		school,
		admissions: { seasons: admissionSeasons, mode: settings.admissions },
		visits,
		applicationFee: payments.mode === "off" ? null : { days: identity.feeDays, amountRupees },
		minFillMs,
		now,
	};
}
