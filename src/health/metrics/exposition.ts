/** One value of a metric. Labels are few and known ahead: no reference, name or address is one. */
export type Sample = { labels?: Readonly<Record<string, string>>; value: number };

export type Metric = {
	name: string;
	help: string;
	samples: readonly Sample[];
} & ({ type: "counter" | "gauge" } | { type: "histogram"; histograms: readonly HistogramSample[] });

/** Counts of a histogram: how many values were at most each bound, from the least bound up, and all of them. */
export type HistogramSample = {
	labels?: Readonly<Record<string, string>>;
	buckets: readonly { bound: number; count: number }[];
	sum: number;
	count: number;
};

/** The type of `writeMetrics`. */
export const metricsType = "text/plain; version=0.0.4; charset=utf-8";

/** Metrics in Prometheus’ text format: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export function writeMetrics(metrics: readonly Metric[]): string {
	return metrics.map((metric) => `${lines(metric).join("\n")}\n`).join("");
}

function lines(metric: Metric): string[] {
	const { name, help, type } = metric;
	const head = [`# HELP ${name} ${help.replaceAll("\\", "\\\\").replaceAll("\n", "\\n")}`, `# TYPE ${name} ${type}`];
	const samples = metric.samples.map(({ labels, value }) => line(name, labels, value));
	if (metric.type !== "histogram") return [...head, ...samples];
	const histograms = metric.histograms.flatMap(({ labels, buckets, sum, count }) => [
		...buckets.map((bucket) => line(`${name}_bucket`, { ...labels, le: formatValue(bucket.bound) }, bucket.count)),
		line(`${name}_bucket`, { ...labels, le: "+Inf" }, count),
		line(`${name}_sum`, labels, sum),
		line(`${name}_count`, labels, count),
	]);
	return [...head, ...histograms];
}

function line(name: string, labels: Readonly<Record<string, string>> = {}, value: number): string {
	const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
	return `${name}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${formatValue(value)}`;
}

function escapeLabel(text: string): string {
	return text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

function formatValue(value: number): string {
	if (Number.isNaN(value)) return "NaN";
	if (!Number.isFinite(value)) return value > 0 ? "+Inf" : "-Inf";
	return String(value);
}
