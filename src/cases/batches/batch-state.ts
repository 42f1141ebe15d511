/** planned: to be confirmed. running, undoing: a job works on it. */
export type BatchState = "planned" | "running" | "done" | "undoing" | "undone" | "dropped";

export type BatchOutcome = "done" | "unchanged" | "skipped" | "refused";
