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
	// Lines of a message can look like frames.
	const frames = (error.stack ?? "").replace(error.message, "").split("\n").filter(isFrame);
	const code = "code" in error ? String(error.code) : undefined;
	return {
		type: error.name,
		code,
		message: code ? undefined : withoutValues(error.message).slice(0, 300),
		stack: frames.slice(0, 12).join("\n"),
	};
}

const isFrame = (line: string) => line.trimStart().startsWith("at ");

/** A message without what parsers and routers quote of a request: texts in double quotes, and addresses. */
function withoutValues(message: string): string {
	return message.replace(/"[^"]*"?/g, '"…"').replace(/(?:\b[a-z][a-z\d+.-]*:\/|(?<![\w/]))\/[^\s"']+/gi, "/*");
}
