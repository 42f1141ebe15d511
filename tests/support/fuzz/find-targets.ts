import { formsOnPage, linksOnPage, type Target } from "./targets.ts";

/**
 * Walks the pages that a visitor with these headers is led to from the first ones.
 * @param most pages that are asked for
 * @returns the forms on them, each once, and the pages themselves
 */
export async function findTargets(
	url: string,
	{
		first,
		headers,
		below,
		max,
	}: { first: readonly string[]; headers: Record<string, string>; below: string; max: number },
): Promise<Target[]> {
	const queue = [...first];
	const shapes = new Set(queue.map(shapeOf));
	const targets = new Map<string, Target>();
	for (let asked = 0; asked < max; asked++) {
		const path = queue.shift();
		if (path === undefined) break;
		targets.set(`GET ${path}`, { method: "GET", path, types: [], fields: [], query: ["page", "q"] });
		const answer = await fetch(new URL(path, url), { headers });
		if (!answer.headers.get("content-type")?.startsWith("text/html")) {
			await answer.body?.cancel();
			continue;
		}
		const html = await answer.text();
		for (const form of formsOnPage(html, path)) {
			const names = form.fields.map(({ name }) => name);
			targets.set([form.method, shapeOf(form.path), ...names].join(" "), form);
		}
		for (const link of linksOnPage(html)) {
			const shape = shapeOf(link);
			if (!link.startsWith(below) || shapes.has(shape)) continue;
			shapes.add(shape);
			queue.push(link);
		}
	}
	return [...targets.values()];
}

/** Pages of records of one kind are alike; ten of them are enough of any. */
function shapeOf(path: string): string {
	return path.replace(/\d+/g, (digits) => (digits.length > 1 ? "9" : digits)).replace(/=[^&]*/g, "=");
}
