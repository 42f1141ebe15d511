import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { snippets } from "#school/snippets.ts";
import { offerSetupAtStart } from "#src/accounts/invitations/invite-member.server.ts";
import { hasNoMembers } from "#src/accounts/members/read-members.server.ts";
import { seedSnippets } from "#src/cases/writing/snippets.server.ts";
import { renderingBy } from "#src/content/media/rendering/run-render-process.server.ts";
import { seedDatabase } from "#src/content/seed-database.server.ts";
import { runJobs } from "#src/jobs/run-jobs.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { describeS3 } from "#src/storage/s3/s3-location.ts";
import { createApp } from "./app.ts";
import { jobKinds } from "./jobs/job-kinds.ts";
import { createLog } from "./log/log.ts";
import { openLogOutput } from "./log/log-output.ts";
import { requestSite } from "./request-site.ts";
import { openServices, type Services } from "./services.ts";
import type { Settings } from "./settings.ts";
import type { Pages } from "./site-pages.ts";
import { describeDatabaseUrl, throwListenError } from "./startup-errors.ts";

export type Running = {
	url: string;
	port: number;
	/** The link that makes the first owner, or which process has printed it; undefined when there are members. */
	firstSignIn: string | undefined;
	/** Writes a plain line to standard output, after the log's lines so far. */
	print: (line: string) => void;
	close: () => Promise<void>;
};

/**
 * Opens everything, listens, and runs the jobs until `close`, which lets requests and jobs in flight finish.
 * @param output where its log goes
 */
export async function serve(settings: Settings, pages?: Pages, output = openLogOutput(1)): Promise<Running> {
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
		const { fillOffice } = await import("#school/office/fill-office.ts");
		await fillOffice(services, pages.folders, renderingBy(pages.renderProcess)).then(
			() => log.info("filled the office with samples"),
			(error) => log.error({ err: error }, "the office could not be filled with samples"),
		);
	}
	const kinds = jobKinds(services, payments, pages && { pages, requestPage: requestSite(app) });
	const jobs = runJobs(services.db, kinds, { log, prepare: services.current.refresh });
	const stopNoticing = services.writes.subscribe(jobs.wake);
	return {
		port,
		print: (line) => output.write(`${line}\n`),
		url,
		firstSignIn,
		async close() {
			drain();
			if (settings.drainMs > 0) log.info({ ms: settings.drainMs }, "draining before shutdown");
			await pause(settings.drainMs);
			await app.close();
			stopNoticing();
			await jobs.stop();
			await services.failures.flush();
			await services.funnel.flush();
			await services.transport.close();
			await services.db.destroy();
		},
	};
}

async function offerFirstSignIn({ db, commit, settings, now }: Services, url: string): Promise<string | undefined> {
	if (!(await hasNoMembers(db))) return undefined;
	const token = await commit((trx) => offerSetupAtStart(trx, now()));
	if (token === undefined) return "another process printed the link less than a minute ago. See its log.";
	const known = settings.siteUrl !== `http://localhost:${settings.port}`;
	return (known ? settings.siteUrl : url) + officePaths.setup(token);
}

/** The host for a URL that a browser on this machine can open. */
function browsableHost(host: string): string {
	if (["127.0.0.1", "0.0.0.0", "::"].includes(host)) return "localhost";
	return host.includes(":") ? `[${host}]` : host;
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
