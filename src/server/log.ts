import { type DestinationStream, type Logger, pino } from "pino";

/** The log: one JSON object a line, times in UTC, and nothing that names a person. */
export function createLog(level: string, destination: DestinationStream): Logger {
	return pino(
		{ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } },
		destination,
	);
}

/** Messages of databases quote the values they refuse, so only an error's kind and place are kept. */
function describeError(error: unknown) {
	if (!(error instanceof Error)) return { type: typeof error };
	const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
	const code = "code" in error ? String(error.code) : undefined;
	return {
		type: error.name,
		code,
		message: code ? undefined : error.message.slice(0, 300),
		stack: frames.slice(0, 12).join("\n"),
	};
}

/** A page's path without what must not be kept: the query, and the token that opens an application. */
export function maskPath(url: string): string {
	const path = url.split("?", 1)[0] ?? "/";
	// The site reads addresses in any case and encoding, so whatever is as long as a token goes too.
	return path.replace(/^(\/application)\/[^/.]+/, "$1/*").replace(/[\w%-]{40,}/g, "*");
}
