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
import { readLatency } from "./probes/database-probes.ts";
import { placesOf, readSpace } from "./probes/machine-probes.ts";
import { readOutbox } from "./probes/mail-probes.ts";
import { readMoney } from "./probes/payment-probes.ts";

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
		gauge("db_up", "Whether the database answers.", latency === undefined ? 0 : 1),
	];
	if (latency === undefined) return own;
	return [
		...own,
		gauge("db_latency_seconds", "How long the least question to the database took.", latency / 1000),
		...(await mailMetrics(db, now())),
		...(await moneyMetrics(db, now())),
		...(await jobMetrics(db)),
		...(await backupMetrics(db, now())),
		...(await diskMetrics(context)),
		...(await probeMetrics(db)),
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
	const started = (performance.timeOrigin / 1000).toFixed(3);
	// Not called quantile: Prometheus has that for summaries, which count from the start of the process.
	const lags = [50, 99].map((percentile) => ({
		labels: { percentile: String(percentile) },
		value: seconds(delay.percentile(percentile)),
	}));
	const longest = { labels: { percentile: "100" }, value: seconds(delay.max) };
	delay.reset();
	return [
		gauge("build_info", "The version that runs.", {
			labels: { version: release, node: process.versions.node },
			value: 1,
		}),
		gauge("process_start_time_seconds", "When the process began, in seconds since 1970.", Number(started)),
		counter("process_cpu_seconds_total", "Time of the processor, in seconds.", (user + system) / 1e6),
		gauge("process_resident_memory_bytes", "Memory of the process.", rss),
		gauge("nodejs_heap_used_bytes", "Memory of the process that its objects take.", heapUsed),
		gauge("event_loop_delay_seconds", "By how much the event loop was late since the last look.", ...lags, longest),
		...requests.read(),
		counter(
			"answers_from_memory_total",
			"Answers of the cache of pages; they are no part of the others.",
			fastPath.total(),
		),
		gauge("page_cache_bytes", "Memory of the cache of pages.", responses.size()),
		counter(
			"visitor_failures_total",
			"What failed for visitors.",
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
			"Emails waiting to be sent, and emails given up.",
			{ labels: { state: "waiting" }, value: waiting },
			{ labels: { state: "dead" }, value: dead },
		),
		gauge("outbox_oldest_seconds", "How long the oldest email has waited.", Math.max(0, age)),
	];
}

async function moneyMetrics(db: Db, now: Date): Promise<Metric[]> {
	const { open, unpolled, flagged } = await readMoney(db, now);
	return [
		gauge("fees_open", "Fees that are not paid.", open),
		gauge("fees_overdue", "Open fees that were not asked about for an hour after their time.", unpolled),
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
	const known = rows.filter(({ kind }) => Object.hasOwn(jobTitles, kind));
	return [
		gauge(
			"job_last_success_timestamp_seconds",
			"When a job of this kind was done last; those that find nothing to do are not begun.",
			...known.flatMap(({ kind, ended }) =>
				ended === null ? [] : [{ labels: { job: kind }, value: Number(ended) / 1000 }],
			),
		),
		gauge(
			"jobs_failed",
			"Jobs that have failed and were not done since.",
			...known.map(({ kind, bad }) => ({ labels: { job: kind }, value: Number(bad) })),
		),
	];
}

async function backupMetrics(db: Db, now: Date): Promise<Metric[]> {
	const kinds = ["backup", "verification"] as const;
	return Promise.all(
		kinds.map(async (kind) => {
			const { lastGood } = await readRuns(db, kind, now);
			const values = lastGood ? [Date.parse(lastGood.startedAt) / 1000] : [];
			return gauge(`${kind}_last_good_timestamp_seconds`, `When the last good ${kind} began.`, ...values);
		}),
	);
}

async function diskMetrics({ settings }: Context): Promise<Metric[]> {
	const found = await Promise.all(
		[...placesOf(settings)].map(async ([place, folder]) => ({
			labels: { place },
			...(await readSpace(folder).catch(() => undefined)),
		})),
	);
	const known = found.flatMap(({ labels, free, size }) =>
		free === undefined || size === undefined ? [] : { labels, free, size },
	);
	return [
		gauge(
			"disk_free_bytes",
			"Room on the disk of a folder.",
			...known.map(({ labels, free }) => ({ labels, value: free })),
		),
		gauge(
			"disk_size_bytes",
			"Size of the disk of a folder.",
			...known.map(({ labels, size }) => ({ labels, value: size })),
		),
	];
}

/** What the page Health of the office says. */
async function probeMetrics(db: Db): Promise<Metric[]> {
	const findings = await readFindings(db);
	const labelsOf = ({ name, place }: { name: string; place: string }) => ({
		probe: name,
		...(place && { machine: place }),
	});
	return [
		gauge(
			"probe_state",
			"What a probe has found: 0 is well, 1 a warning, 2 failing.",
			...findings.map((finding) => ({ labels: labelsOf(finding), value: findingStates.indexOf(finding.state) })),
		),
		gauge(
			"probe_last_timestamp_seconds",
			"When a probe has looked last.",
			...findings.map((finding) => ({ labels: labelsOf(finding), value: Date.parse(finding.checkedAt) / 1000 })),
		),
	];
}
