import { type Check, type CheckResult, type Finding, failing, worstOf } from "./finding.ts";

const standardTimeoutMs = 20_000;
const tookTooLong = "The check took too long.";
const unexpected = "Check again. If it fails again, report this message to the people who supplied the software.";

/** Makes checks, by their names, all at the same time; no check can fail or delay another one. */
export function runChecks<Context>(
	checks: Readonly<Record<string, Check<Context>>>,
	context: Context,
	signal?: AbortSignal,
): Promise<Finding[]> {
	const run = async (
		name: string,
		{ title, timeoutMs = standardTimeoutMs, look }: Check<Context>,
	): Promise<Finding> => {
		const limit = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
		const late = new Promise<never>((_resolve, reject) => {
			limit.addEventListener("abort", () => reject(new Error(tookTooLong)), { once: true });
		});
		try {
			return { name, title, ...joinResults([await Promise.race([look(context, limit), late])].flat()) };
		} catch (error) {
			signal?.throwIfAborted();
			const reason = error instanceof Error ? error.message || error.name : String(error);
			const sentence = `This check failed: ${reason.split("\n", 1)[0]?.slice(0, 200)}`;
			const todo =
				reason === tookTooLong ? "Check the load and the network of this machine, then check again." : unexpected;
			return { name, title, ...failing(sentence.replace(/[^.!?]$/, "$&."), todo) };
		}
	};
	return Promise.all(Object.entries(checks).map(([name, check]) => run(name, check)));
}

/** Joins results; those that are fine are left out if something is not. */
function joinResults(results: readonly CheckResult[]): CheckResult {
	const state = worstOf(results.map((each) => each.state));
	const checkResults = state === "ok" ? results : results.filter((each) => each.state !== "ok");
	return {
		state,
		sentence: checkResults.map(({ sentence }) => sentence).join(" "),
		todo: checkResults.flatMap(({ todo }) => todo ?? []).join(" ") || null,
	};
}
