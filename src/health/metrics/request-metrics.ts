import type { HistogramSample, Metric, Sample } from "./exposition.ts";

/** Seconds. */
const bounds = [0.01, 0.05, 0.2, 1, 5];
/** More routes than any version has; further ones count as one. */
const maxRoutes = 500;
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

type RouteCounts = { statuses: Map<number, number>; buckets: number[]; sum: number; count: number };

export type RequestMetrics = {
	/** @param route its pattern, such as `/news-details/:slug` */
	add: (request: { route: string; method: string; status: number; seconds: number }) => void;
	read: () => Metric[];
};

/** Counts answers and how long they took, by route. */
export function countRequests(): RequestMetrics {
	const byRoute = new Map<string, RouteCounts & { labels: { method: string; route: string } }>();
	return {
		add({ route, method, status, seconds }) {
			const labels = { method: methods.has(method) ? method : "other", route };
			const routeLabel = `${labels.method} ${route}`;
			const isKnown = byRoute.has(routeLabel) || byRoute.size < maxRoutes;
			const key = isKnown ? routeLabel : "other";
			const own = byRoute.get(key) ?? {
				labels: isKnown ? labels : { method: "other", route: "other" },
				statuses: new Map<number, number>(),
				buckets: bounds.map(() => 0),
				sum: 0,
				count: 0,
			};
			byRoute.set(key, own);
			own.statuses.set(status, (own.statuses.get(status) ?? 0) + 1);
			own.sum += seconds;
			own.count += 1;
			for (const [index, bound] of bounds.entries())
				if (seconds <= bound) own.buckets[index] = (own.buckets[index] ?? 0) + 1;
		},
		read() {
			const all = [...byRoute.values()];
			const samples = all.flatMap(({ labels, statuses }): Sample[] =>
				[...statuses].map(([status, value]) => ({ labels: { ...labels, status: String(status) }, value })),
			);
			const histograms = all.map(
				({ labels, buckets, sum, count }): HistogramSample => ({
					labels,
					buckets: bounds.map((bound, index) => ({ bound, count: buckets[index] ?? 0 })),
					sum,
					count,
				}),
			);
			return [
				{ name: "http_requests_total", help: "Responses, by route pattern.", type: "counter", samples },
				{
					name: "http_request_duration_seconds",
					help: "Response times, by route pattern.",
					type: "histogram",
					samples: [],
					histograms,
				},
			];
		},
	};
}
