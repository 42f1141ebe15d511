import type { z } from "zod";

export type JobContext = {
	jobId: number;
	/** Ends the run: the process ends, or has lost the job to another one. */
	signal: AbortSignal;
	/** Says how far it is; written down once a second at most. */
	progress: (done: number, total: number) => Promise<void>;
};

/** @returns what was done, in words: "12 mails sent"; undefined when there was nothing to do */
export type RunJob<Payload> = (payload: Payload, context: JobContext) => Promise<string | undefined>;

/** Settings that make a kind periodic. */
export type Period = {
	/** Pause between a run and the next one, in milliseconds. */
	everyMs: number;
	/** Tells whether there is anything to do, asked before a run is begun: a look that finds nothing writes nothing. */
	look?: () => Promise<boolean>;
	/** Tables that are looked at again as soon as this process has written to them. */
	watches?: readonly string[];
	/** Each machine has a job of its own. */
	onEachMachine?: boolean;
};

/** A kind of job, as the registry of a process has it. */
export type JobKind = {
	name: string;
	payload: z.ZodType;
	run: RunJob<never>;
	/** Undefined for a kind whose jobs are queued one by one. */
	period?: Period | undefined;
	/** Number of failed runs after which a job of this kind is dead; periodic ones never are. */
	maxAttempts: number;
};
