export const findingStates = ["ok", "warning", "failing"] as const;

/** `warning`: a person should look within days. `failing`: something does not work now. */
export type FindingState = (typeof findingStates)[number];

/** What a probe has found, in words for the operator. */
export type Finding = {
	/** Of the probe: "mail server". It is a label of metrics too. */
	name: string;
	/** What was looked at: "Mail server". */
	title: string;
	state: FindingState;
	/** A sentence about how it is. */
	sentence: string;
	/** A sentence about what to do; null where nothing is to be done. */
	todo: string | null;
};

/** A finding's title, with the machine that it is about; `place` is empty for what the school has once. */
export const titleAt = ({ title, place }: { title: string; place: string }) =>
	place === "" ? title : `${title} of ${place}`;

/** One look at one thing. What it throws counts as failing. */
export type Probe = {
	name: string;
	title: string;
	/** Milliseconds after which it is given up. */
	timeoutMs: number;
	look: (signal: AbortSignal) => Promise<ProbeResult | ProbeResult[]>;
};

export type ProbeResult = Omit<Finding, "name" | "title">;

export const fine = (sentence: string): ProbeResult => ({ state: "ok", sentence, todo: null });
export const warning = (sentence: string, todo: string): ProbeResult => ({ state: "warning", sentence, todo });
export const failing = (sentence: string, todo: string): ProbeResult => ({ state: "failing", sentence, todo });

/** The worst of some states; `ok` of none. */
export function worstOf(states: readonly FindingState[]): FindingState {
	return findingStates.findLast((state) => states.includes(state)) ?? "ok";
}
