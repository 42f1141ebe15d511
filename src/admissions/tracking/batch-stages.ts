import type { Stage } from "#src/admissions/applications/stage.ts";

/** Stages to which many applications can be moved at once: an interview has a time of each applicant's own. */
export const batchStages = ["reading", "offered", "waitlisted", "declined"] as const satisfies readonly Stage[];
