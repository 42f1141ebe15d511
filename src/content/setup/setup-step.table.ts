/** In the order in which a school is set up. */
export const setupSteps = ["name", "address", "colours", "programmes", "season", "fees", "news"] as const;
export type SetupStep = (typeof setupSteps)[number];

/** A step of the setup of a school that began empty. Times are ISO 8601 in UTC. */
export type SetupStepsTable = {
	name: SetupStep;
	state: "open" | "done" | "skipped";
	changed_at: string;
	/** Null until somebody has done or skipped it. */
	member_name: string | null;
	/** The item of the first news, once it is begun; null for the others. */
	item_id: number | null;
};
