import type { FunnelStage } from "#src/admissions/funnel/funnel-stage.ts";

export const stageWords: Record<FunnelStage, string> = {
	visited: "Visits to the form",
	begun: "Drafts begun",
	saved: "Drafts saved",
	submitted: "Sent",
	paid: "Paid",
	complete: "Complete",
	decided: "Decided",
};
