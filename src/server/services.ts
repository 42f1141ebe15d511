import { join } from "node:path";
import type { Logger } from "pino";
import { identity } from "#content/identity.ts";
import type { Db } from "../db/connect.server.ts";
import { type Commit, groupCommits } from "../db/group-commit.server.ts";
import { migrate } from "../db/migrate.server.ts";
import type { AdmissionsDesk } from "../forms/application/submit.server.ts";
import { folderTransport } from "../mail/folder.server.ts";
import { smtpTransport } from "../mail/smtp.server.ts";
import type { MailTransport } from "../mail/transport.ts";
import { diskStorage } from "../storage/disk.server.ts";
import { openPlaces } from "./obstacles.ts";
import type { Settings } from "./settings.ts";

/** Everything a process holds while it runs. */
export type Services = {
	settings: Settings;
	log: Logger;
	db: Db;
	transport: MailTransport;
	desk: AdmissionsDesk & { commit: Commit };
	now: () => Date;
};

/** Connects, migrates and opens what the settings name. */
export async function openServices(settings: Settings, log: Logger, now: () => Date = () => new Date()): Promise<Services> {
	const db = await openPlaces(settings);
	const applied = await migrate(db);
	if (applied.length > 0) log.info({ applied }, "database migrated");
	const transport = settings.smtpUrl ? smtpTransport(settings.smtpUrl) : folderTransport(join(settings.dataDir, "mail"));
	return { settings, log, db, transport, desk: openDesk(settings, db), now };
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
		siteUrl: settings.siteUrl,
	};
}
