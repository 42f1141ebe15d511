/** The national helpline against ragging, by day and night: https://www.antiragging.in. */
export const antiRaggingHelpline = {
	phone: "1800-180-5522",
	email: "helpline@antiragging.in",
	portal: "https://www.antiragging.in",
} as const;
