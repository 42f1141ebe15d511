import { type ChildProcess, fork } from "node:child_process";

export type Asked = { id: number } & ({ ask: "open"; env: Record<string, string | undefined> } | { ask: "close" });
export type Told = { id: number } & ({ output: string } | { done: true } | { failure: string });

type HostedSite = { output: () => string; close: () => Promise<void> };
/** Options with which the host is started. */
type HostOptions = { entry: string; flags: string[]; env: Record<string, string | undefined> };
type Listener = (told: Told) => void;
type Host = { child: ChildProcess; listeners: Map<number, Listener> };

/** Host of this worker; it ends with the worker's process. */
let running: Host | undefined;
let count = 0;

/**
 * Opens a built site in the worker's host, a process that has loaded and compiled the product already: a process of the
 * site's own would do that again, for a second of a processor.
 * @param env its settings, as environment variables
 */
export async function openHostedSite(
	env: Record<string, string | undefined>,
	options: HostOptions,
): Promise<HostedSite> {
	running ??= startHost(options);
	const host = running;
	count += 1;
	const id = count;
	let output = "";
	let end: Listener = () => {};
	host.listeners.set(id, (message) => {
		if ("output" in message) output += message.output;
		else end(message);
	});
	const ask = (message: Asked) =>
		new Promise<void>((resolve, reject) => {
			end = (notifiedMessage) =>
				"failure" in notifiedMessage ? reject(new Error(`${notifiedMessage.failure}\n${output}`)) : resolve();
			host.child.send(message);
		});
	await ask({ id, ask: "open", env });
	return {
		output: () => output,
		async close() {
			await ask({ id, ask: "close" });
			host.listeners.delete(id);
		},
	};
}

function startHost({ entry, flags, env }: HostOptions): Host {
	const child = fork("tests/support/server/host-process.ts", [entry], { env, execArgv: flags });
	const listeners = new Map<number, Listener>();
	child.on("message", (message: Told) => listeners.get(message.id)?.(message));
	child.once("exit", (code) => {
		running = undefined;
		for (const [id, tell] of listeners) tell({ id, failure: `The host of the worker's sites ended with ${code}.` });
	});
	return { child, listeners };
}
