import { spawn } from "node:child_process";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { productFolder } from "#src/languages/product-folder.server.ts";

type Apart = {
	/** Path from the product's folder. */
	script: string;
	argument?: string;
	input?: Buffer;
	/** Size of JavaScript's heap, in megabytes. */
	heap: number;
	maxMs: number;
};

/**
 * Runs a script over what strangers have made, in a process of its own.
 * @returns what it wrote; undefined when it crashed, took too long or needed too much memory
 */
export async function runApart({ script, argument, input, heap, maxMs }: Apart): Promise<Buffer | undefined> {
	const flags = ["--disable-warning=ExperimentalWarning", `--max-old-space-size=${heap}`];
	const path = join(productFolder(script), script);
	const child = spawn(process.execPath, [...flags, path, ...(argument === undefined ? [] : [argument])], {
		// Nothing of the settings, which hold secrets.
		env: { PATH: process.env.PATH ?? "", UV_THREADPOOL_SIZE: "1" },
		stdio: ["pipe", "pipe", "ignore"],
		timeout: maxMs,
		killSignal: "SIGKILL",
	});
	const ended = new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
	// One that ends early reads no further.
	child.stdin.on("error", () => {}).end(input);
	const [output, code] = await Promise.all([buffer(child.stdout), ended]);
	return code === 0 ? output : undefined;
}
