import { join } from "node:path";
import type { Logger } from "pino";
import type { ApplicationFee } from "#src/admissions/applications/store-application.server.ts";
import { createFunnelCounter, type FunnelCounter } from "#src/admissions/funnel/funnel-counter.ts";
import { addVisits } from "#src/admissions/funnel/funnel-days.server.ts";
import type { Admissions } from "#src/admissions/season/season.ts";
import type { Graduates } from "#src/alumni/alumni-choices.ts";
import { graduatesOf } from "#src/alumni/graduates.ts";
import { createRequestExternal, type RequestExternal } from "#src/content/links/weekly/request-external.server.ts";
import { openLogos, type ReadLogo } from "#src/content/media/draw-logo.server.ts";
import { addFirstLegalVersions } from "#src/content/school/first-legal-versions.server.ts";
import { readBlankSchool, seedLetters, seedSchool } from "#src/content/school/seed-school.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { followDatabaseClock } from "#src/db/followed-clock.server.ts";
import { type Commit, groupCommits } from "#src/db/group-commit.server.ts";
import { limitsWithoutEnd } from "#src/db/postgres.server.ts";
import { createWriteNotices, type WriteNotices } from "#src/db/write-notices.ts";
import type { Staging } from "#src/documents/stage-uploads.server.ts";
import { clamdScanner, type ScanFile } from "#src/documents/virus-scan.server.ts";
import { allEmails } from "#src/emails.server.ts";
import type { School } from "#src/forms/school.ts";
import { createFailureCounter, type FailureCounter } from "#src/health/failures/failure-counter.ts";
import { addFailures } from "#src/health/failures/failures.server.ts";
import { release } from "#src/health/release.ts";
import { addressIn } from "#src/languages/addresses.ts";
import { languageNow } from "#src/languages/language.ts";
import { emailWriter, type WriteEmail } from "#src/mail/define-email.ts";
import { openTransport } from "#src/mail/delivery/open-transport.server.ts";
import type { MailTransport } from "#src/mail/delivery/transport.ts";
import { sealQueued } from "#src/mail/outbox/sealed-data.server.ts";
import { offeredVisits } from "#src/school/fees-and-visits.ts";
import { formFees } from "#src/school/forms/application-form-settings.ts";
import type { Visits } from "#src/school/visits.ts";
import { carrySealer } from "#src/secrets/carry-sealer.server.ts";
import { createSealer, type Sealer } from "#src/secrets/sealer.server.ts";
import { readSecretKey } from "#src/secrets/secret-key.server.ts";
import type { Storage } from "#src/storage/storage.ts";
import { admissionsOf } from "./school/admissions-of.ts";
import { type CurrentSchool, openSchool } from "./school/current-school.ts";
import { schoolOf } from "./school/school.ts";
import type { Settings } from "./settings.ts";
import { migrateDatabase, openDatabase } from "./startup-errors.ts";
import { openBoundStorage } from "./storage/open-storage.ts";
import { recordMediaHashes } from "./storage/record-media-hashes.ts";

/** Services that a process opens at start and closes at its end. */
export type Services = {
	settings: Settings;
	log: Logger;
	db: Db;
	/** Tells which tables this process has written, after each commit. */
	writes: WriteNotices;
	/** Joins short transactions that arrive together. */
	commit: Commit;
	/** Encrypts what the database may not hold in plain. */
	sealer: Sealer;
	storage: Storage;
	/** Folder where uploads are kept until they are stored. */
	stagingFolder: string;
	/** The same, for documents, which are checked there. */
	staging: Staging;
	transport: MailTransport;
	writeEmail: WriteEmail;
	/** The texts of the school; what follows is made of them, and is current whenever it is read. */
	current: CurrentSchool;
	/** The images of its logo. */
	readLogo: ReadLogo;
	/** School as emails and PDFs name it. */
	readonly school: School;
	/** Times at which applications are taken. */
	readonly admissions: Admissions;
	/** Times at which tours of the campus are given; undefined where there are none. */
	readonly visits: Visits | undefined;
	/** Facts that the registration of alumni follows. */
	readonly graduates: Graduates;
	/** Null when payments are off. */
	readonly applicationFee: ApplicationFee | null;
	/** A form sent sooner after it opened is refused as spam. */
	minFillMs: number;
	/** Asks other sites for the addresses that texts link to. */
	readonly requestExternal: RequestExternal;
	/** Counts what fails for visitors. */
	failures: FailureCounter;
	/** Counts steps of application forms that visitors see. */
	funnel: FunnelCounter;
	now: () => Date;
};

/** Opens what the settings name, and migrates the database. */
export async function openServices(settings: Settings, log: Logger, clock?: () => Date): Promise<Services> {
	const writes = createWriteNotices();
	// Refuses a data folder that can't be written first; the secret key may be kept there.
	const database = await openDatabase(settings, writes.notice);
	const sealer = createSealer(readSecretKey(settings));
	const db = carrySealer(database, sealer);
	// Several machines share a PostgreSQL, and each has a clock of its own.
	const now = clock ?? (settings.databaseUrl ? await followDatabaseClock(db) : () => new Date());
	if (settings.databaseDirectUrl) await warnOfEndlessWaits(db, log);
	const onBusy = (err: Error) => log.warn({ err }, "tables locked, retrying migration");
	const appliedMigrations = await migrateDatabase(db, settings, onBusy).catch((error) => {
		if (error.cause) log.error({ err: error.cause }, "migration failed");
		throw error;
	});
	if (appliedMigrations.length > 0) log.info({ applied: appliedMigrations }, "database migrated");
	const storage = await openBoundStorage(db, settings, now());
	const transport = openTransport(settings);
	const readValues = settings.empty ? readBlankSchool : undefined;
	await seedSchool(db, now(), readValues);
	await addFirstLegalVersions(db);
	await seedLetters(db, now());
	const resealed = await sealQueued(db, allEmails);
	if (resealed > 0) log.info({ mails: resealed }, "links in queued emails sealed");
	const current = await openSchool(db, log);
	const readLogo = openLogos({ db, storage });
	const { payments, applicationFee: standardFee, minFillMs, siteUrl } = settings;
	const writeEmail = emailWriter(allEmails, {
		get school() {
			return schoolOf(settings, current.texts, readLogo);
		},
		get siteUrl() {
			return `${siteUrl}${addressIn(languageNow().tag, "/").replace(/\/$/, "")}`;
		},
	});
	return {
		settings,
		log,
		db,
		writes,
		commit: groupCommits(db),
		sealer,
		storage: recordMediaHashes(storage, db),
		stagingFolder: join(settings.dataDir, "incoming"),
		staging: { folder: join(settings.dataDir, "incoming"), scan: openScanner(settings, log) },
		transport,
		writeEmail,
		current,
		readLogo,
		get school() {
			return schoolOf(settings, current.texts, readLogo);
		},
		get admissions() {
			return admissionsOf(current.texts, settings.admissions);
		},
		get visits() {
			return offeredVisits(current.texts.visits);
		},
		get graduates() {
			return graduatesOf(current.texts);
		},
		get applicationFee() {
			if (payments.mode === "off") return null;
			const { identity, applicationForms, outlines } = current.texts;
			return { days: identity.feeDays, rupees: formFees(applicationForms, standardFee, outlines) };
		},
		minFillMs,
		get requestExternal() {
			const { name } = schoolOf(settings, current.texts);
			return createRequestExternal({ userAgent: `Link check of ${asciiOf(name)} (${siteUrl})` });
		},
		failures: createFailureCounter({
			release,
			now,
			store: (countedFailures) => db.transaction().execute((trx) => addFailures(trx, countedFailures)),
			onError: (error) => log.error({ err: error }, "failures could not be stored"),
		}),
		funnel: createFunnelCounter({
			now,
			store: (countedVisits) => addVisits(db, countedVisits),
			onError: (error) => log.error({ err: error }, "form views could not be stored"),
		}),
		now,
	};
}

/** Undefined where no scanner is set. What it finds is logged by its name alone. */
function openScanner({ clamd }: Settings, log: Logger): ScanFile | undefined {
	if (!clamd) return undefined;
	const scan = clamdScanner(clamd);
	return async (path) => {
		const virus = await scan(path).catch((error: unknown) => {
			log.error({ err: error }, "virus scanner not responding");
			throw error;
		});
		if (virus !== undefined) log.warn({ found: virus }, "upload rejected: virus found");
		return virus;
	};
}

/** A pooler refuses the limits that connections set for themselves, so the database has to have them. */
async function warnOfEndlessWaits(db: Db, log: Logger): Promise<void> {
	const endless = await limitsWithoutEnd(db);
	if (endless.length > 0) log.warn({ settings: endless }, "pooler: no statement or idle timeout configured");
}

/** Reduces a text to what a header may contain. */
function asciiOf(text: string): string {
	return text.normalize("NFKD").replace(/[^\x20-\x7e]/g, "");
}
