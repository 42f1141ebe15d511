import { z } from "zod";
import type { JobContext, JobKind, Period } from "#src/jobs/job-kind.ts";
import type { JobName } from "#src/server/job-names.ts";

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
export const weekMs = 7 * dayMs;

/** Creates a job that is done again and again. @param run returns what was done, in words; undefined for nothing */
export function periodicJob(
	name: JobName,
	period: Period,
	run: (signal: AbortSignal) => Promise<string | undefined>,
): JobKind {
	return {
		name,
		period,
		payload: z.null(),
		maxAttempts: Number.POSITIVE_INFINITY,
		run: (_nothing: null, { signal }: JobContext) => run(signal),
	};
}

/** Returns in words how much was done; undefined for nothing. */
export function describeCount(count: number, one: string, many: string): string | undefined {
	return count > 0 ? `${count} ${count === 1 ? one : many}` : undefined;
}
