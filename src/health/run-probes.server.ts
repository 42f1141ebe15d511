import { type Finding, failing, type Probe, type ProbeResult, worstOf } from "./finding.ts";

/** Looks once by each probe, all at the same time; no probe can fail or delay another one. */
export function runProbes(probes: readonly Probe[], signal?: AbortSignal): Promise<Finding[]> {
	return Promise.all(probes.map((probe) => runProbe(probe, signal)));
}

async function runProbe({ name, title, timeoutMs, look }: Probe, signal?: AbortSignal): Promise<Finding> {
	const limit = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
	const late = new Promise<never>((_resolve, reject) => {
		limit.addEventListener("abort", () => reject(new Error("The check took too long.")), { once: true });
	});
	try {
		return { name, title, ...joined(await Promise.race([look(limit), late])) };
	} catch (error) {
		signal?.throwIfAborted();
		const reason = error instanceof Error ? error.message || error.name : String(error);
		const sentence = `This check failed: ${reason.split("\n", 1)[0]?.slice(0, 200)}`;
		return { name, title, ...failing(sentence.replace(/[^.!?]$/, "$&."), "See the server log.") };
	}
}

/** Several things that one probe has found, as one: what is fine is left out where something is not. */
function joined(found: ProbeResult | ProbeResult[]): ProbeResult {
	if (!Array.isArray(found)) return found;
	const state = worstOf(found.map((each) => each.state));
	const told = state === "ok" ? found : found.filter((each) => each.state !== "ok");
	return {
		state,
		sentence: told.map(({ sentence }) => sentence).join(" "),
		todo: told.flatMap(({ todo }) => todo ?? []).join(" ") || null,
	};
}
