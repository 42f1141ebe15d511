/** In the order in which a school is set up. */
export const setupSteps = ["name", "address", "colours", "programmes", "season", "fees", "news"] as const;
export type SetupStep = (typeof setupSteps)[number];
