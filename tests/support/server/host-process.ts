import { pathToFileURL } from "node:url";
import type { Asked, Told } from "./site-host.ts";

/** The part of the built site that opens it. */
type BuiltServer = typeof import("#src/server/start.ts");

const [entry = ""] = process.argv.slice(2);
const { openBuiltSite }: BuiltServer = await import(pathToFileURL(entry).href);
const sites = new Map<number, Awaited<ReturnType<typeof openBuiltSite>>>();
const tell = (message: Told) => process.send?.(message);

process.on("message", async (message: Asked) => {
	const { id } = message;
	try {
		if (message.ask === "open") {
			const output = { write: (text: string) => void tell({ id, output: text }) };
			sites.set(id, await openBuiltSite(message.env, output));
		} else {
			await sites.get(id)?.close();
			sites.delete(id);
		}
		tell({ id, done: true });
	} catch (error) {
		tell({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
	}
});
process.once("disconnect", () => process.exit());
