export const findingStates = ["ok", "warning", "failing"] as const;

/** `warning`: a person should look within days. `failing`: something does not work now. */
export type FindingState = (typeof findingStates)[number];

/** Result of a check, described for the operator. */
export type Finding = {
	/** Name of the check: "mail_server". It is a label of metrics too. */
	name: string;
	/** Name of what was looked at: "Email server". */
	title: string;
	state: FindingState;
	/** A sentence about how it is. */
	sentence: string;
	/** A sentence about what to do; null where nothing is to be done. */
	todo: string | null;
};

/** A finding's title, with the machine that it is about; `place` is empty for what the school has once. */
export const titleAt = ({ title, place }: { title: string; place: string }) =>
	place === "" ? title : `${title} on ${place}`;

/** One look at one thing. What it throws counts as failing. */
export type Check<Context> = {
	/** Name of what is looked at: "Email server". */
	title: string;
	/** Milliseconds after which it is given up; 20 seconds if not given. */
	timeoutMs?: number;
	look: (context: Context, signal: AbortSignal) => CheckResults | Promise<CheckResults>;
};

/** Several things that one check has found are told as one. */
type CheckResults = CheckResult | CheckResult[];

export type CheckResult = Omit<Finding, "name" | "title">;

export const fine = (sentence: string): CheckResult => ({ state: "ok", sentence, todo: null });
export const warning = (sentence: string, todo: string): CheckResult => ({ state: "warning", sentence, todo });
export const failing = (sentence: string, todo: string): CheckResult => ({ state: "failing", sentence, todo });

/** The worst of some states; `ok` of none. */
export function worstOf(states: readonly FindingState[]): FindingState {
	return findingStates.findLast((state) => states.includes(state)) ?? "ok";
}
