export type JobState = "queued" | "running" | "done" | "dead";

/** Outcome of a run: `lost` when its process ended, `stopped` when it was asked to stop. */
export type RunOutcome = "done" | "failed" | "lost" | "stopped";
