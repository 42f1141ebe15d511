import { type DestinationStream, type Logger, pino } from "pino";

/**
 * One JSON object per line, times in UTC, no personal data.
 * @param instance tells apart the processes that share a database
 */
export function createLog(level: string, destination: DestinationStream, instance?: string): Logger {
	return pino(
		{
			level,
			base: instance === undefined ? null : { instance },
			timestamp: pino.stdTimeFunctions.isoTime,
			serializers: { err: describeError },
		},
		destination,
	);
}

/** Databases quote the refused values in their messages, so errors with a code are logged without their message. */
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

/**
 * A page's path without what must not be logged: the query, the tokens that open an application or its fee, and e-mail
 * addresses and telephone numbers, which people paste behind the address of the site.
 */
export function maskPath(url: string): string {
	const path = url.split("?", 1)[0] ?? "/";
	return (
		path
			.replace(/^(\/(?:application|pay|visit))\/[^/.]+/, "$1/*")
			// Paths match in any case and encoding, so anything as long as a token is masked too.
			.replace(/[\w%-]{40,}/g, "*")
			// What is encoded may have been encoded again.
			.replace(/[^/]*(?:@|%(?:25)*40)[^/]*/g, "*")
			.replace(/\d(?:(?:%(?:25)*20|[ +-])?\d){9,}/g, "*")
	);
}
