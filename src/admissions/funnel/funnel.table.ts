export type FunnelTables = {
	/** How often a step was reached. No person, address or device is in it. */
	funnel_days: {
		/** At the school, `YYYY-MM-DD`. */
		day: string;
		/** An `application_type`. */
		form: string;
		/** A word of `funnel_sources`; empty for none. */
		source: string;
		/** A `FunnelStage`, or `step-2` for a step of the form that was seen. */
		step: string;
		times: number;
	};
	/** What `funnel_days` has of a form, as far as it is known per programme. Not to be summed with it. */
	funnel_programme_days: {
		/** At the school, `YYYY-MM-DD`. */
		day: string;
		/** An `application_type` whose form has several programmes. */
		form: string;
		/** A `ProgrammeKey`. */
		programme: string;
		/** A word of `funnel_sources`; empty for none. */
		source: string;
		/** One of `programmeStages`. */
		step: string;
		times: number;
	};
	/** The words of links that the office hands out. Times are ISO 8601 in UTC. */
	funnel_sources: {
		word: string;
		label: string;
		created_at: string;
		/** Since when it is no longer offered; what it has counted stays. */
		ended_at: string | null;
	};
};
