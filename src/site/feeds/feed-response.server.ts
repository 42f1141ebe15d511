import type { SiteServices } from "#src/site/context.server.ts";

const quarterHour = 900;

/**
 * A file generated per request: 200 with the result of `make`, 404 when it is undefined, 503 when it throws.
 * @param name what it is saved as
 * @param disposition inline: browsers show it
 */
export async function answerFile(
	{ reportFailure }: SiteServices,
	type: string,
	make: () => Promise<string | Uint8Array<ArrayBuffer> | undefined>,
	name?: string,
	disposition: "attachment" | "inline" = "attachment",
) {
	try {
		const content = await make();
		if (content === undefined)
			return new Response("There’s nothing at this address.\n", { status: 404, headers: plain });
		const headers = new Headers({ "Content-Type": type, "Cache-Control": `public, max-age=${quarterHour}` });
		if (name) headers.set("Content-Disposition", `${disposition}; filename="${name}"`);
		return new Response(content, { headers });
	} catch (error) {
		reportFailure(error);
		return new Response("We couldn’t create this file. Try again in a minute.\n", {
			status: 503,
			headers: { ...plain, "Retry-After": "60", "Cache-Control": "no-store" },
		});
	}
}

const plain = { "Content-Type": "text/plain; charset=utf-8" };
