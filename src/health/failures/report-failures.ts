import { apiUrl, failure } from "#src/api-paths.ts";

/** Maximum on one page: repeated failures are known after a few. */
const maxReports = 5;
/** A line of ours in a stack; extensions fail beside it. */
const ownLine = /\/static\/(?:js\/)?([\w.-]+\.js):(\d+):(\d+)/;

/** Tells the server which line of our code failed: no message, which may quote what someone has entered. */
export function reportFailures() {
	let reported = 0;
	function report(error: unknown, trace: string) {
		const [, file, line, column] = ownLine.exec(trace) ?? [];
		if (!file || reported++ >= maxReports) return;
		const name = error instanceof Error ? error.name : typeof error;
		const body = JSON.stringify({ path: location.pathname, name, file, line: Number(line), column: Number(column) });
		const headers = { "content-type": "application/json" };
		// The request goes out even if the visitor leaves, and no one waits for it.
		fetch(apiUrl(failure), { method: "POST", keepalive: true, headers, body }).catch(() => {});
	}
	addEventListener("error", ({ error, filename, lineno, colno }) => report(error, `${filename}:${lineno}:${colno}`));
	addEventListener("unhandledrejection", ({ reason }) => report(reason, String(reason?.stack)));
}
