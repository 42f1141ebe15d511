export type JobState = "queued" | "running" | "done" | "dead";

/** How a run ended: `lost` when its process did, `stopped` when it was asked to. */
export type RunOutcome = "done" | "failed" | "lost" | "stopped";
