import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pino } from "pino";
import { snippets } from "#school/snippets.ts";
import { offerSetup } from "#src/accounts/invitations/invite.server.ts";
import { hasNoMembers } from "#src/accounts/members/read-members.server.ts";
import { admissionBatchActs } from "#src/admissions/desk/batch-acts.server.ts";
import { admissionUndo } from "#src/admissions/desk/undo-acts.server.ts";
import { expireDrafts } from "#src/admissions/drafts/delete-draft.server.ts";
import { sendRequestedLinks } from "#src/admissions/links/send-requested-links.server.ts";
import { queueOpeningMails } from "#src/admissions/opening/queue-opening-mails.server.ts";
import { sendReminders } from "#src/admissions/reminders/send-reminders.server.ts";
import { remindRequests } from "#src/admissions/requests/remind-requests.server.ts";
import { runBatches } from "#src/cases/batches/run-batches.server.ts";
import { seedSnippets } from "#src/cases/writing/snippets.server.ts";
import { publishDue } from "#src/content/editing/publish-due.server.ts";
import { emptyTrash } from "#src/content/editing/trash.server.ts";
import type { Visit } from "#src/content/links/check-links.server.ts";
import { checkDueLinks } from "#src/content/links/weekly/check-due-links.server.ts";
import { renderDue } from "#src/content/media/rendering/render-due.server.ts";
import { renderingBy } from "#src/content/media/rendering/run-render-process.server.ts";
import { publishedSince } from "#src/content/school/published-since.server.ts";
import { seedDatabase } from "#src/content/seed-database.server.ts";
import { clearStaging } from "#src/documents/stage-uploads.server.ts";
import { deliverDue } from "#src/mail/outbox/deliver.server.ts";
import { reachableFrom } from "#src/net/public-address.server.ts";
import { sendMorningMails } from "#src/office/morning/send-morning-mails.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { isBound } from "#src/storage/binding/bind-storage.server.ts";
import { collectGarbage } from "#src/storage/collect-garbage.server.ts";
import { sweepUploads } from "#src/storage/partial-uploads.server.ts";
import { describeS3 } from "#src/storage/s3/s3-location.ts";
import { deliverWebhooks } from "#src/webhooks/deliver-webhooks.server.ts";
import { createApp, type Pages } from "./app.ts";
import { attachmentOf } from "./emails.ts";
import { backupJob } from "./jobs/backup-job.ts";
import { type Job, startJobs } from "./jobs/jobs.ts";
import { oneAtATime } from "./jobs/one-at-a-time.ts";
import { keepRetention } from "./jobs/retention-job.ts";
import { referencedFileKeys } from "./jobs/stored-file-keys.ts";
import { createLog } from "./log.ts";
import { openCases } from "./open-cases.ts";
import type { Payments } from "./payments.ts";
import { openServices, type Services } from "./services.ts";
import type { Settings } from "./settings.ts";
import { describeDatabaseUrl, throwListenError } from "./startup-errors.ts";
import { visitSite } from "./visit-site.ts";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const quarterMs = 15 * 60 * secondMs;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Jobs whose parts are not claimed one by one, so that two processes would do them twice. */
const runByOne = new Set([
	...["reminders", "morning mails", "publishing", "trash", "retention", "cases", "drafts", "files", "link checks"],
	"backups",
]);

export type Running = {
	url: string;
	port: number;
	/** The link that makes the first owner; undefined when there are members. */
	firstSignIn: string | undefined;
	/** Writes a plain line to standard output, after the log's lines so far. */
	print: (line: string) => void;
	close: () => Promise<void>;
};

/** Opens everything, listens, and runs the jobs until `close`, which lets requests and jobs in flight finish. */
export async function serve(settings: Settings, pages?: Pages): Promise<Running> {
	const output = pino.destination(1);
	const log = createLog(settings.logLevel, output, settings.databaseUrl && `${hostname()}-${process.pid}`);
	const services = await openServices(settings, log);
	const isNew = settings.demo && (await seedDatabase(services.db, { siteUrl: settings.siteUrl, now: services.now() }));
	if (isNew) log.info("filled with the demo school");
	await seedSnippets(services.db, snippets, services.now());
	const { app, payments, drain } = await createApp(services, pages);
	await app.listen({ port: settings.port, host: settings.host }).catch((error) => throwListenError(settings, error));
	const address = app.server.address();
	const port = address && typeof address === "object" ? address.port : settings.port;
	const url = `http://${browsableHost(settings.host)}:${port}`;
	const firstSignIn = pages && (await offerFirstSignIn(services, url));
	if (isNew && settings.demoOffice && pages) {
		// Loaded here: no later start needs it.
		const { fillOffice } = await import("./sample-office/fill-office.ts");
		await fillOffice(services, pages.folders.samples).then(
			() => log.info("filled the office with samples"),
			(error) => log.error({ err: error }, "the office could not be filled with samples"),
		);
	}
	const ofPages = pages
		? [mediaJob(services, pages), linkJob(services, visitSite(app)), backupJob(services, pages.backupScript)]
		: [];
	const jobs = [...jobsOf(services, payments), ...ofPages];
	const shared = jobs.map((job) => (runByOne.has(job.name) ? oneAtATime(services.db, job) : job));
	const stopJobs = startJobs(settings.databaseUrl ? shared : jobs, log, services.current.refresh);
	return {
		port,
		print: (line) => void output.write(`${line}\n`),
		url,
		firstSignIn,
		async close() {
			drain();
			if (settings.drainMs > 0) log.info({ ms: settings.drainMs }, "draining before the end");
			await pause(settings.drainMs);
			await app.close();
			await stopJobs();
			await services.transport.close();
			await services.db.destroy();
		},
	};
}

async function offerFirstSignIn({ db, commit, settings, now }: Services, url: string): Promise<string | undefined> {
	if (!(await hasNoMembers(db))) return undefined;
	const token = await commit((trx) => offerSetup(trx, now()));
	const known = settings.siteUrl !== `http://localhost:${settings.port}`;
	return (known ? settings.siteUrl : url) + officePaths.setup(token);
}

/** The host for a URL that a browser on this machine can open. */
function browsableHost(host: string): string {
	if (["127.0.0.1", "0.0.0.0", "::"].includes(host)) return "localhost";
	return host.includes(":") ? `[${host}]` : host;
}

function jobsOf(services: Services, payments: Payments): Job[] {
	const { db, storage, stagingFolder, transport, writeEmail, log, settings, sealer, now } = services;
	const { siteUrl } = settings;
	const attach = (key: string) => attachmentOf(services, key);
	return [
		{
			name: "mail",
			everyMs: 2 * secondMs,
			run: (signal) => {
				const from = { name: services.school.name, address: settings.mailFrom ?? services.school.email };
				return deliverDue(db, transport, { from, now, limit: 50, write: writeEmail, attach, log, signal });
			},
		},
		{
			name: "links",
			everyMs: 2 * secondMs,
			run: (signal) => sendRequestedLinks(services, now(), signal),
		},
		{
			name: "openings",
			everyMs: 15 * secondMs,
			run: async (signal) => {
				const { school, admissions } = services;
				const readPublished = () => publishedSince(db, "admissions");
				const told = await queueOpeningMails({ db, school, admissions, readPublished, log }, now(), signal);
				if (told > 0) log.info({ told }, "mails about an opening queued");
			},
		},
		{
			name: "reminders",
			everyMs: quarterMs,
			run: async (signal) => {
				if (!settings.reminders) return;
				const { school, admissions, applicationFee } = services;
				const context = { db, school, admissions, payments: applicationFee !== null, log };
				const reminded = await sendReminders(context, now(), signal);
				if (reminded > 0) log.info({ reminded }, "reminders queued");
				await remindRequests({ db, school }, now());
			},
		},
		{
			name: "batches",
			everyMs: secondMs,
			run: (signal) => {
				const { school } = services;
				const [acts, undo] = [admissionBatchActs(school), admissionUndo(school)];
				return runBatches(db, { now, acts, undo, log, signal });
			},
		},
		{
			name: "morning mails",
			everyMs: minuteMs,
			run: () => sendMorningMails(services, now()),
		},
		{
			name: "webhooks",
			everyMs: 2 * secondMs,
			run: (signal) => deliverWebhooks(db, { sealer, siteUrl, mayReach: reachableFrom(siteUrl), now, log, signal }),
		},
		{ name: "publishing", everyMs: 15 * secondMs, run: () => publishDue(db, now()) },
		{ name: "trash", everyMs: hourMs, run: () => emptyTrash(db, now()) },
		{ name: "payments", everyMs: 10 * secondMs, run: payments.poll },
		{ name: "retention", everyMs: hourMs, run: (signal) => keepRetention(services, signal) },
		{
			name: "cases",
			everyMs: hourMs,
			run: async (signal) => {
				const opened = await openCases(db, now(), signal);
				if (opened > 0) log.info({ opened }, "cases opened for records that had none");
			},
		},
		{
			name: "drafts",
			everyMs: hourMs,
			run: async (signal) => {
				const expired = await expireDrafts({ db, storage }, now(), signal);
				if (expired > 0) log.info({ expired }, "drafts whose time was over deleted");
			},
		},
		{
			name: "files",
			everyMs: hourMs,
			run: async () => {
				if (!(await isBound(db, storage))) throw new Error("The storage has the files of another database.");
				const olderThan = new Date(now().getTime() - hourMs);
				const referenced = (keys: string[]) => referencedFileKeys(db, keys);
				const removed = await collectGarbage(storage, { referenced, olderThan });
				if (removed > 0) log.info({ removed }, "files that nothing references removed");
			},
		},
		{
			name: "incoming",
			everyMs: hourMs,
			run: async () => {
				const olderThan = new Date(now().getTime() - hourMs);
				const cleared = await clearStaging(stagingFolder, olderThan);
				if (cleared > 0) log.info({ cleared }, "uploads cut short removed");
				const swept = await sweepUploads(stagingFolder, new Date(now().getTime() - dayMs));
				if (swept > 0) log.info({ swept }, "uploads in parts that nobody went on with removed");
			},
		},
	];
}

/** Makes the renditions of uploaded pictures, one picture at a time. */
function mediaJob({ db, storage, stagingFolder, log, now }: Services, pages: Pages): Job {
	const render = renderingBy(pages.renderProcess);
	return {
		name: "media",
		everyMs: secondMs,
		run: async (signal) => {
			const finished = await renderDue({ db, storage, stagingFolder, render, now, signal });
			if (finished > 0) log.info({ finished }, "pictures processed");
		},
	};
}

/** Asks once a week where the links of published texts lead. */
function linkJob(services: Services, visit: Visit): Job {
	const { db, settings, log, now } = services;
	return {
		name: "link checks",
		everyMs: quarterMs,
		run: async (signal) => {
			if (!settings.linkChecks) return;
			const { askElsewhere: ask } = services;
			const checked = await checkDueLinks({ db, visit, ask, siteUrl: settings.siteUrl, now }, signal);
			if (checked > 0) log.info({ checked }, "links checked");
		},
	};
}

/** The last line of the start: the site's address and its services, without secrets. */
export function describeStart(settings: Settings, url: string): string {
	const database = settings.databaseUrl
		? `PostgreSQL ${describeDatabaseUrl(settings.databaseUrl)}`
		: `SQLite ${join(settings.dataDir, "school.sqlite")}`;
	const mail = settings.smtpUrl ? `SMTP ${new URL(settings.smtpUrl).host}` : join(settings.dataDir, "mail");
	const files = settings.s3 ? describeS3(settings.s3) : join(settings.dataDir, "files");
	return (
		`The site is at ${url}  (database: ${database}; files: ${files}; mail: ` +
		`${mail}; payments: ${settings.payments.mode})`
	);
}
