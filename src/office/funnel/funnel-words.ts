import type { FunnelStage } from "#src/admissions/funnel/funnel-stage.ts";

export const stageWords: Record<FunnelStage, string> = {
	visited: "Visits to the form",
	begun: "Begun",
	saved: "Saved",
	submitted: "Sent",
	paid: "Paid",
	complete: "Complete",
	decided: "Decided",
};
