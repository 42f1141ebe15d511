/** A line of values: its name with suffix, labels, and value. */
export type ReadSample = { name: string; labels: Record<string, string>; value: number };
export type ReadMetric = { type: string; help: string; samples: ReadSample[] };

const nameForm = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/;
const sampleForm = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|NaN|[+-]Inf)$/;
const labelForm = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(,|$)/y;

/** Reads Prometheus’ text format as strictly as its own tools. @throws Error naming what is wrong with a line */
export function readExposition(text: string): Map<string, ReadMetric> {
	if (!text.endsWith("\n")) throw new Error("The last line does not end.");
	const metrics = new Map<string, ReadMetric>();
	const seenNames = new Set<string>();
	let current = "";
	for (const line of text.slice(0, -1).split("\n")) {
		const [, kind, name = "", rest = ""] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
		if (kind === "HELP") {
			if (!nameForm.test(name) || metrics.has(name)) throw new Error(`Not a new metric: ${line}`);
			metrics.set(name, { help: rest, type: "", samples: [] });
			current = name;
		} else if (kind === "TYPE") {
			const metric = metrics.get(name);
			if (name !== current || !metric || metric.type !== "" || metric.samples.length > 0 || !types.includes(rest))
				throw new Error(`Not a type: ${line}`);
			metric.type = rest;
		} else {
			const sample = readSample(line);
			const metric = metrics.get(current);
			const suffixes = metric?.type === "histogram" ? ["_bucket", "_sum", "_count"] : [""];
			if (!metric?.type || !suffixes.some((suffix) => sample.name === current + suffix))
				throw new Error(`Outside of its metric: ${line}`);
			const key = line.slice(0, line.lastIndexOf(" "));
			if (seenNames.has(key)) throw new Error(`Twice: ${line}`);
			seenNames.add(key);
			if (metric.type === "counter" && !(sample.value >= 0 && current.endsWith("_total")))
				throw new Error(`Not a counter: ${line}`);
			metric.samples.push(sample);
		}
	}
	for (const [name, metric] of metrics) if (metric.type === "histogram") checkHistogram(name, metric);
	return metrics;
}

const types = ["counter", "gauge", "histogram"];

function readSample(line: string): ReadSample {
	const [, name = "", pairs = "", value = ""] = sampleForm.exec(line) ?? [];
	if (name === "") throw new Error(`Not a value: ${line}`);
	const labels: Record<string, string> = {};
	labelForm.lastIndex = 0;
	while (labelForm.lastIndex < pairs.length) {
		const match = labelForm.exec(pairs);
		if (!match || labels[match[1] ?? ""] !== undefined) throw new Error(`Not labels: ${line}`);
		labels[match[1] ?? ""] = (match[2] ?? "").replace(/\\(.)/g, (_all, sign) => (sign === "n" ? "\n" : sign));
	}
	return { name, labels, value: Number(value.replace("Inf", "Infinity")) };
}

/** Buckets grow, and the last one has them all. */
function checkHistogram(name: string, { samples }: ReadMetric) {
	const series = Map.groupBy(samples, ({ labels: { le: _bound, ...labels } }) => JSON.stringify(labels));
	for (const [labels, own] of series) {
		const buckets = own.filter((sample) => sample.name === `${name}_bucket`);
		const bounds = buckets.map((sample) => Number(sample.labels.le?.replace("+Inf", "Infinity")));
		const counts = buckets.map(({ value }) => value);
		const total = own.find((sample) => sample.name === `${name}_count`)?.value;
		const grows = (values: number[]) => values.every((value, index) => value >= (values[index - 1] ?? 0));
		if (bounds.at(-1) !== Number.POSITIVE_INFINITY || counts.at(-1) !== total || !grows(bounds) || !grows(counts))
			throw new Error(`Not a histogram: ${name} ${labels}`);
	}
}
