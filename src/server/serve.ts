import { join } from "node:path";
import { pino } from "pino";
import { identity } from "#demo/identity.ts";
import { clearIncoming } from "#src/admissions/documents/stage-uploads.server.ts";
import { namedFiles } from "#src/admissions/documents/stored-files.server.ts";
import { expireDrafts } from "#src/admissions/drafts/delete-draft.server.ts";
import { numberOlderReceipts } from "#src/admissions/receipts/receipt.server.ts";
import { fillWithDemoSchool } from "#src/content/fill-demo-school.server.ts";
import { deliverDue } from "#src/mail/outbox/outbox.server.ts";
import { sweep } from "#src/storage/sweep.server.ts";
import { createApp, type Pages } from "./app.ts";
import { attachmentOf } from "./attachments.ts";
import { type Job, startJobs } from "./jobs.ts";
import { createLog } from "./log.ts";
import type { Payments } from "./payments.ts";
import { keepRetention } from "./retention-job.ts";
import { openServices, type Services } from "./services.ts";
import type { Settings } from "./settings.ts";
import { cannotListen, databasePlace } from "./startup-errors.ts";

const second = 1000;
const hour = 3_600_000;

export type Running = {
	url: string;
	port: number;
	/** Writes a line of plain words to standard output, after what the log has written so far. */
	say: (line: string) => void;
	close: () => Promise<void>;
};

/** Opens everything, listens, and keeps the jobs going until `close`, which lets what is in flight finish. */
export async function serve(settings: Settings, pages?: Pages): Promise<Running> {
	const output = pino.destination(1);
	const log = createLog(settings.logLevel, output);
	const services = await openServices(settings, log);
	if (settings.demo && (await fillWithDemoSchool(services.db, { siteUrl: settings.siteUrl, now: services.now() })))
		log.info("filled with the demo school");
	const { app, payments } = await createApp(services, pages);
	await app.listen({ port: settings.port, host: settings.host }).catch((error) => cannotListen(settings, error));
	const address = app.server.address();
	const port = address && typeof address === "object" ? address.port : settings.port;
	const stopJobs = startJobs(jobsOf(services, payments), log);
	return {
		port,
		say: (line) => void output.write(`${line}\n`),
		url: `http://${reachable(settings.host)}:${port}`,
		async close() {
			await app.close();
			await stopJobs();
			await services.transport.close();
			await services.db.destroy();
		},
	};
}

/** The host as a browser on this machine writes it. */
function reachable(host: string): string {
	if (["127.0.0.1", "0.0.0.0", "::"].includes(host)) return "localhost";
	return host.includes(":") ? `[${host}]` : host;
}

function jobsOf({ db, transport, desk, log, settings, now }: Services, payments: Payments): Job[] {
	const from = { name: identity.name, address: settings.mailFrom };
	const attach = (key: string) => attachmentOf({ db, desk }, key);
	return [
		{
			name: "mail",
			everyMs: 2 * second,
			run: (signal) => deliverDue(db, transport, { from, now, limit: 50, attach, log, signal }),
		},
		{ name: "payments", everyMs: 10 * second, run: payments.reconcile },
		{ name: "receipts", everyMs: hour, run: () => numberOlderReceipts(db, desk.schoolShortName) },
		{ name: "retention", everyMs: hour, run: (signal) => keepRetention({ db, log, now }, signal) },
		{
			name: "drafts",
			everyMs: hour,
			run: async (signal) => {
				const expired = await expireDrafts(desk, now(), signal);
				if (expired > 0) log.info({ expired }, "drafts whose time was over deleted");
			},
		},
		{
			name: "files",
			everyMs: hour,
			run: async () => {
				const olderThan = new Date(now().getTime() - hour);
				const removed = await sweep(desk.storage, { named: (keys) => namedFiles(db, keys), olderThan });
				if (removed > 0) log.info({ removed }, "files that nothing names removed");
				const cleared = await clearIncoming(join(settings.dataDir, "incoming"), olderThan);
				if (cleared > 0) log.info({ cleared }, "uploads cut short removed");
			},
		},
	];
}

/** The start's last line: where the site is and what it stands on, without a secret. */
export function describeStart(settings: Settings, url: string): string {
	const database = settings.databaseUrl
		? `PostgreSQL ${databasePlace(settings.databaseUrl)}`
		: `SQLite ${join(settings.dataDir, "school.sqlite")}`;
	const mail = settings.smtpUrl ? `SMTP ${new URL(settings.smtpUrl).host}` : join(settings.dataDir, "mail");
	return `The site is at ${url}  (database: ${database}; files: ${join(settings.dataDir, "files")}; mail: ${mail}; payments: ${settings.payments.mode})`;
}
