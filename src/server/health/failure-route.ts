import type { FastifyInstance } from "fastify";
import { z } from "zod";
import * as apiPaths from "#src/api-paths.ts";
import type { FailureCounter } from "#src/health/failures/failure-counter.ts";
import { wordOf } from "#src/health/failures/fingerprint.ts";

/** Line of the site's own code that failed in a browser. */
export const browserFailure = z.strictObject({
	/** Path of the page; only the pattern of its route is counted. */
	path: z.string().startsWith("/").max(500),
	/** Name of the error. */
	name: z.string().max(60),
	/** File of our own code: other code on a page comes from its visitor. */
	file: z.string().regex(/^[\w.-]{1,100}\.js$/),
	line: z.int().min(1).max(10_000_000),
	column: z.int().min(1).max(10_000_000),
});

export type BrowserFailure = z.infer<typeof browserFailure>;

type Options = {
	failures: FailureCounter;
	/** The pattern of the page at an address; undefined where there is none. */
	patternOf: (url: string) => Promise<string | undefined>;
	/** Tells whether a build has a script of this name. */
	hasBuilt: (script: string) => Promise<boolean>;
};

/** Counts what failed in visitors' browsers. Nothing of a visitor is stored or logged. */
export async function failureRoute(app: FastifyInstance, { failures, patternOf, hasBuilt }: Options) {
	app.post<{ Body: BrowserFailure }>(
		apiPaths.failure,
		{
			schema: { hide: true, body: browserFailure },
			config: { rateLimit: { max: 20, timeWindow: "10 minutes" } },
		},
		async ({ body: { path, name, file, line, column } }, reply) => {
			// Anyone can make up a name, and would fill the list with it. A foreign one is answered no otherwise.
			if (!(await hasBuilt(file))) return reply.code(204).send();
			const place = `page ${(await patternOf(path)) ?? "other"}`;
			failures.count({ kind: "browser", place, name: wordOf(name) || "Error", frame: `${file}:${line}:${column}` });
			return reply.code(204).send();
		},
	);
}
