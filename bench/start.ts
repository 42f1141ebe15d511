import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { effortOf } from "#tests/support/server/process-usage.ts";
import { startSite } from "./processes.ts";
import type { Row } from "./report.ts";
import { application, plainPdf } from "./requests.ts";

/**
 * Measures how long a built site takes to its first page, on an empty database and when started again, how much memory
 * it then uses, and how much that grows while large documents arrive.
 */
export async function startAndMemory(): Promise<Row[]> {
	const fresh: number[] = [];
	const again: number[] = [];
	let idle = Number.NaN;
	for (let round = 0; round < 5; round += 1) {
		const dataDir = mkdtempSync(join(tmpdir(), "school-start-"));
		fresh.push((await firstPage(dataDir)).milliseconds);
		const restarted = await firstPage(dataDir);
		again.push(restarted.milliseconds);
		idle = restarted.residentMb;
		rmSync(dataDir, { recursive: true, force: true });
	}
	const growth = await growthUnderUploads();
	return [
		{ what: "First page after a start, best of five", value: Math.min(...again), unit: "ms", most: 1000 },
		{
			what: "First page after the very first start, best of five",
			value: Math.min(...fresh),
			unit: "ms",
			most: 1500,
			note: "empty database, filled with the demo school",
		},
		{ what: "Resident when idle", value: idle, unit: "MB", most: 125 },
		{ what: "Growth while 20 files of 5 MB arrive at once", value: growth.mb, unit: "MB", most: 50, note: growth.note },
	];
}

async function firstPage(dataDir: string): Promise<{ milliseconds: number; residentMb: number }> {
	const since = performance.now();
	const site = await startSite({ DATA_DIR: dataDir });
	await (await fetch(`http://127.0.0.1:${site.port}/`)).text();
	const milliseconds = performance.now() - since;
	await new Promise((resolve) => setTimeout(resolve, 1000));
	const { residentMb } = effortOf(site.pid);
	await site.stop();
	return { milliseconds, residentMb };
}

const fiveMegabytes = 5 * 1024 * 1024 - 1000;

async function growthUnderUploads(): Promise<{ mb: number; note: string }> {
	const site = await startSite({ PAYMENTS: "off" });
	try {
		const send = async (bytes: number) => {
			const [head = "", body = ""] = split(application(plainPdf(bytes)));
			const headers = { "content-type": /Content-Type: (multipart.*)\r\n/.exec(head)?.[1] ?? "" };
			return (
				await fetch(`http://127.0.0.1:${site.port}/api/v1/website/application/add`, { method: "POST", headers, body })
			).status;
		};
		// Five applications of four files each; a small one first, so that what any upload needs is there.
		for (let round = 0; round < 5; round += 1) await send(20_000);
		const before = effortOf(site.pid).residentMb;
		let most = before;
		const watching = setInterval(() => {
			most = Math.max(most, effortOf(site.pid).residentMb);
		}, 5);
		const statuses = await Promise.all(Array.from({ length: 5 }, () => send(fiveMegabytes)));
		clearInterval(watching);
		if (statuses.some((status) => status !== 201)) throw new Error(`Uploads were answered with ${statuses.join()}`);
		return { mb: most - before, note: `${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most` };
	} finally {
		await site.stop();
	}
}

function split(request: string): [string, string] {
	const end = request.indexOf("\r\n\r\n");
	return [request.slice(0, end + 2), request.slice(end + 4)];
}
