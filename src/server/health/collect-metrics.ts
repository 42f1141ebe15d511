import { monitorEventLoopDelay } from "node:perf_hooks";
import { sql } from "kysely";
import { readRuns } from "#src/backup/backup-runs.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { findingStates } from "#src/health/finding.ts";
import { readFindings } from "#src/health/findings.server.ts";
import type { Metric, Sample } from "#src/health/metrics/exposition.ts";
import type { RequestMetrics } from "#src/health/metrics/request-metrics.ts";
import { release } from "#src/health/release.ts";
import { jobTitles } from "#src/server/job-names.ts";
import type { FastPath } from "#src/server/page-cache/fast-path.ts";
import type { ResponseCache } from "#src/server/page-cache/response-cache.ts";
import type { Services } from "#src/server/services.ts";
import { readLatency } from "./checks/database-checks.ts";
import { navItemsOf, readSpace } from "./checks/machine-checks.ts";
import { readOutbox } from "./checks/mail-checks.ts";
import { readMoney } from "./checks/payment-checks.ts";

type Context = Pick<Services, "db" | "settings" | "now" | "failures"> & {
	requests: Pick<RequestMetrics, "read">;
	fastPath: Pick<FastPath, "total">;
	responses: Pick<ResponseCache, "size">;
};

const delay = monitorEventLoopDelay({ resolution: 20 });
const nanoseconds = 1e9;

/** Begins to measure by how much the event loop is late. @returns what ends it */
export function watchEventLoop(): () => void {
	delay.enable();
	return () => void delay.disable();
}

/** Everything that this process knows in figures. Without its database, all but what is there. */
export async function collectMetrics(context: Context): Promise<Metric[]> {
	const { db, now } = context;
	const latency = await readLatency(db).catch(() => undefined);
	const own = [
		...processMetrics(context),
		gauge("db_up", "Whether the database responds.", latency === undefined ? 0 : 1),
	];
	if (latency === undefined) return own;
	return [
		...own,
		gauge("db_latency_seconds", "How long a minimal database query took.", latency / 1000),
		...(await mailMetrics(db, now())),
		...(await moneyMetrics(db, now())),
		...(await jobMetrics(db)),
		...(await backupMetrics(db, now())),
		...(await diskMetrics(context)),
		...(await checkMetrics(db)),
	];
}

function gauge(name: string, help: string, ...values: (number | Sample)[]): Metric {
	const samples = values.map((value) => (typeof value === "number" ? { value } : value));
	return { name, help, type: "gauge", samples };
}

function counter(name: string, help: string, ...values: (number | Sample)[]): Metric {
	return { ...gauge(name, help, ...values), type: "counter" } as Metric;
}

function processMetrics({ requests, fastPath, responses, failures }: Context): Metric[] {
	const { rss, heapUsed } = process.memoryUsage();
	const { user, system } = process.cpuUsage();
	const startedAt = (performance.timeOrigin / 1000).toFixed(3);
	// The label is not called quantile because Prometheus has that for summaries, which count from the start of the
	// process.
	const lags = [50, 99].map((percentile) => ({
		labels: { percentile: String(percentile) },
		value: seconds(delay.percentile(percentile)),
	}));
	const longest = { labels: { percentile: "100" }, value: seconds(delay.max) };
	delay.reset();
	return [
		gauge("build_info", "The running version.", {
			labels: { version: release, node: process.versions.node },
			value: 1,
		}),
		gauge("process_start_time_seconds", "Process start time, in seconds since 1970.", Number(startedAt)),
		counter("process_cpu_seconds_total", "CPU time, in seconds.", (user + system) / 1e6),
		gauge("process_resident_memory_bytes", "Process memory.", rss),
		gauge("nodejs_heap_used_bytes", "Process heap memory in use.", heapUsed),
		gauge("event_loop_delay_seconds", "Event loop delay since the last scrape.", ...lags, longest),
		...requests.read(),
		counter("answers_from_memory_total", "Responses from the page cache, not counted in the others.", fastPath.total()),
		gauge("page_cache_bytes", "Page cache memory.", responses.size()),
		counter(
			"visitor_failures_total",
			"Errors visitors saw.",
			...Object.entries(failures.totals()).map(([kind, value]) => ({ labels: { kind }, value })),
		),
	];
}

function seconds(value: number): number {
	return Number.isFinite(value) ? value / nanoseconds : 0;
}

async function mailMetrics(db: Db, now: Date): Promise<Metric[]> {
	const { dead, waiting, oldest } = await readOutbox(db, now);
	const age = oldest === null ? 0 : (now.getTime() - Date.parse(oldest)) / 1000;
	return [
		gauge(
			"outbox_mails",
			"Emails waiting to be sent, and undelivered emails.",
			{ labels: { state: "waiting" }, value: waiting },
			{ labels: { state: "dead" }, value: dead },
		),
		gauge("outbox_oldest_seconds", "How long the oldest email has waited.", Math.max(0, age)),
	];
}

async function moneyMetrics(db: Db, now: Date): Promise<Metric[]> {
	const { open, unpolled, flagged } = await readMoney(db, now);
	return [
		gauge("fees_open", "Unpaid fees.", open),
		gauge("fees_overdue", "Open fees not checked with the provider for over an hour.", unpolled),
		gauge("payments_flagged", "Payments to refund.", flagged),
	];
}

async function jobMetrics(db: Db): Promise<Metric[]> {
	const rows = await db
		.selectFrom("jobs")
		.select("kind")
		.select(sql<number | null>`max(case when last_error is null then ended_at end)`.as("ended"))
		.select(
			sql<number>`count(case when state = 'dead' or (last_error is not null and state <> 'done') then 1 end)`.as("bad"),
		)
		.groupBy("kind")
		.execute();
	const knownRows = rows.filter(({ kind }) => Object.hasOwn(jobTitles, kind));
	return [
		gauge(
			"job_last_success_timestamp_seconds",
			"When a task of this kind last finished. Tasks with nothing to do don’t start.",
			...knownRows.flatMap(({ kind, ended }) =>
				ended === null ? [] : [{ labels: { job: kind }, value: Number(ended) / 1000 }],
			),
		),
		gauge(
			"jobs_failed",
			"Tasks that failed and haven’t succeeded since.",
			...knownRows.map(({ kind, bad }) => ({ labels: { job: kind }, value: Number(bad) })),
		),
	];
}

async function backupMetrics(db: Db, now: Date): Promise<Metric[]> {
	const kinds = ["backup", "verification", "rehearsal"] as const;
	return Promise.all(
		kinds.map(async (kind) => {
			const { lastGood } = await readRuns(db, kind, now);
			const values = lastGood ? [Date.parse(lastGood.startedAt) / 1000] : [];
			return gauge(`${kind}_last_good_timestamp_seconds`, `Start time of the last successful ${kind} run.`, ...values);
		}),
	);
}

async function diskMetrics({ settings }: Context): Promise<Metric[]> {
	const spaces = await Promise.all(
		[...navItemsOf(settings)].map(async ([place, folder]) => ({
			labels: { place },
			...(await readSpace(folder).catch(() => undefined)),
		})),
	);
	const knownSpaces = spaces.flatMap(({ labels, free, size }) =>
		free === undefined || size === undefined ? [] : { labels, free, size },
	);
	return [
		gauge(
			"disk_free_bytes",
			"Free disk space of a folder.",
			...knownSpaces.map(({ labels, free }) => ({ labels, value: free })),
		),
		gauge(
			"disk_size_bytes",
			"Disk size of a folder.",
			...knownSpaces.map(({ labels, size }) => ({ labels, value: size })),
		),
	];
}

/** Collects the findings of the office's Health page. */
async function checkMetrics(db: Db): Promise<Metric[]> {
	const findings = await readFindings(db);
	const labelsOf = ({ name, place }: { name: string; place: string }) => ({
		probe: name,
		...(place && { machine: place }),
	});
	return [
		gauge(
			"probe_state",
			"Result of a health check: 0 is fine, 1 a warning, 2 failing.",
			...findings.map((finding) => ({ labels: labelsOf(finding), value: findingStates.indexOf(finding.state) })),
		),
		gauge(
			"probe_last_timestamp_seconds",
			"When a health check last ran.",
			...findings.map((finding) => ({ labels: labelsOf(finding), value: Date.parse(finding.checkedAt) / 1000 })),
		),
	];
}
