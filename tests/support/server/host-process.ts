import { pathToFileURL } from "node:url";
import type { Asked, Told } from "./site-host.ts";

/** The part of the built site that opens it. */
type BuiltServer = typeof import("#src/server/start.ts");

const [entry = ""] = process.argv.slice(2);
const { openBuiltSite }: BuiltServer = await import(pathToFileURL(entry).href);
const opened = new Map<number, Awaited<ReturnType<typeof openBuiltSite>>>();
const tell = (told: Told) => process.send?.(told);

process.on("message", async (asked: Asked) => {
	const { id } = asked;
	try {
		if (asked.ask === "open") {
			const output = { write: (text: string) => void tell({ id, output: text }) };
			opened.set(id, await openBuiltSite(asked.env, output));
		} else {
			await opened.get(id)?.close();
			opened.delete(id);
		}
		tell({ id, done: true });
	} catch (error) {
		tell({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
	}
});
process.once("disconnect", () => process.exit());
