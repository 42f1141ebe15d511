/** Every kind of job, with what it does as staff read it. */
export const jobTitles = {
	mail: "Send mails",
	webhooks: "Tell other programs what has happened",
	links: "Answer those who have asked for their links",
	openings: "Tell those who wait that applications are taken",
	reminders: "Remind of drafts, fees and papers",
	"morning mails": "Mail the morning page to members",
	batches: "Carry out batches",
	export: "Export a list",
	exports: "Remove exports whose day is over",
	publishing: "Publish and take down what is scheduled",
	payments: "Ask the payment provider about open fees and refunds",
	comparisons: "Compare paid fees with the payment provider",
	media: "Make pictures of what was uploaded",
	"link checks": "Check links of published texts",
	backups: "Back up the school",
	retention: "Erase what is no longer kept",
	drafts: "Delete drafts whose time is over",
	trash: "Empty the trash",
	cases: "Open cases for records that have none",
	files: "Remove files that nothing names",
	health: "Look whether everything is well",
	"machine health": "Look at the machine",
	"operator mails": "Mail whoever runs the school",
	incoming: "Remove uploads that were cut short",
} as const;

export type JobName = keyof typeof jobTitles;
