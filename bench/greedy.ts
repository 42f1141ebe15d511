import { marchAnswers } from "#tests/support/forms/application.ts";
import { runLoad, startSite } from "./processes.ts";
import type { Row } from "./report.ts";
import { documents, plainPdf } from "./requests.ts";

const greedyConnections = 250;
const applicants = 20;

/** Applicants who look at their own pages, while one network asks for searches that no one has asked for before. */
export async function greedy(seconds: number): Promise<Row[]> {
	const site = await startSite({ PAYMENTS: "off", ADMISSIONS: "open", TRUST_PROXY: "127.0.0.1" });
	const { port } = site;
	try {
		const token = await apply(port);
		const own = Array.from({ length: applicants }, (_, number) => ({
			name: "applicant",
			text: get(`/application/${token}`, `198.51.100.${number + 1}`),
		}));
		const searches = [{ name: "search", text: get("/questions?q={n}", "203.0.113.7") }];
		const look = { port, connections: applicants, seconds, requests: own, pauseMs: 2000 };
		await runLoad({ ...look, seconds: 3, pauseMs: 0 });
		const alone = await runLoad(look);
		const [beside, taken] = await Promise.all([
			runLoad(look),
			runLoad({ port, connections: greedyConnections, seconds, requests: searches }),
		]);
		const { p50, p95 } = beside.times.applicant ?? {};
		const refusedStatuses = Object.entries(beside.statuses).filter(([status]) => status !== "200");
		return [
			{
				what: `Applicants’ pages, p95, beside ${greedyConnections} greedy connections`,
				value: p95 ?? Number.NaN,
				unit: "ms",
				most: 300,
				note: `p50 ${p50}, alone ${alone.times.applicant?.p95} ms; ${JSON.stringify(beside.statuses)}`,
			},
			{
				what: "Applicants’ pages refused or failed",
				value: refusedStatuses.reduce((count, [, times]) => count + times, 0),
				unit: "",
				most: 0,
				note: `the greedy network: ${JSON.stringify(taken.statuses)}`,
			},
		];
	} finally {
		await site.stop();
	}
}

function get(path: string, from: string): string {
	return `GET ${path} HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: br\r\nX-Forwarded-For: ${from}\r\n\r\n`;
}

/** @returns the token of an application that was sent */
async function apply(port: number): Promise<string> {
	const body = new FormData();
	for (const [name, value] of Object.entries(marchAnswers)) body.append(name, value);
	for (const name of documents) body.append(name, new File([plainPdf(20_000)], `${name}.pdf`));
	const url = `http://127.0.0.1:${port}/api/v1/website/application/add`;
	const answer = await fetch(url, { method: "POST", headers: { "idempotency-key": "bench-greedy-0001" }, body });
	const { data }: { data: { token: string } | null } = await answer.json();
	if (!data) throw new Error(`The application was not taken: ${answer.status}`);
	return data.token;
}
