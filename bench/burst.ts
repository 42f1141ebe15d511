import { runLoad, startSite } from "./processes.ts";
import type { Row } from "./report.ts";
import { enquiry, get } from "./requests.ts";

const connections = 500;

/** Five hundred visitors at once, each asking again as soon as there is an answer: pages, lists and submissions. */
export async function burst(seconds: number): Promise<Row[]> {
	const site = await startSite({ PAYMENTS: "off" });
	try {
		const pages = ["/", "/news", "/campus", "/events?page=2", "/staff"].map((path) => ({
			name: "page",
			text: get(path),
		}));
		const lists = ["news", "events"].map((kind) => ({ name: "list", text: get(`/api/v1/website/${kind}/list`) }));
		const requests = [...pages, ...lists, { name: "enquiry", text: enquiry() }];
		await runLoad({ port: site.port, connections: 20, seconds: 2, requests });
		const { perSecond, times, statuses } = await runLoad({ port: site.port, connections, seconds, requests });
		const failures = Object.entries(statuses).filter(([status]) => !["200", "201"].includes(status));
		const note = `${perSecond.toFixed(0)} answers/s in all; lists ${times.list?.p99} ms, enquiries ${times.enquiry?.p99} ms`;
		return [
			{
				what: `Pages, p99, at ${connections} connections`,
				value: times.page?.p99 ?? Number.NaN,
				unit: "ms",
				most: 100,
				note,
			},
			{
				what: "Requests refused or failed",
				value: failures.reduce((sum, [, count]) => sum + count, 0),
				unit: "",
				most: 0,
				note: JSON.stringify(statuses),
			},
		];
	} finally {
		await site.stop();
	}
}
