import { homeVisit } from "./browser/home-visit.ts";
import { samplePages } from "./pages.ts";
import { startSite } from "./processes.ts";
import type { Row } from "./report.ts";

const kb = 1000;
/** Limit for a form's code: 30 kB beyond react-dom, react and react-router, which are 92.7 kB together. */
const formCode = 122.7;

/**
 * Measures how much the first view of each page weighs, compressed: the page with its styles, its code and its fonts. A
 * form, with its framework, may weigh more.
 */
export async function weights(): Promise<Row[]> {
	const site = await startSite();
	const url = `http://127.0.0.1:${site.port}`;
	const weigh = weighOnce(url);
	const sum = async (files: Iterable<string>) => {
		let total = 0;
		for (const file of files) total += await weigh(file);
		return total;
	};
	try {
		const rows: Row[] = [];
		for (const path of await samplePages(url)) {
			// Forms are fetched ahead of a click only.
			const html = (await (await fetch(url + path)).text()).replace(/ data-files-ahead="[^"]*"/, "");
			const code = [...new Set(html.match(/\/static\/js\/[\w.-]+\.js/g))];
			const fonts = await sum(new Set(html.match(/\/static\/fonts\/[\w.-]+\.woff2/g)));
			const withReact = code.some((file) => file.includes("/react-dom-"));
			const note = `${code.length} ${code.length === 1 ? "file" : "files"}`;
			rows.push(
				{ what: `${path}: page and styles`, value: await weigh(path), unit: "kB", most: 40 },
				{ what: `${path}: code`, value: await sum(code), unit: "kB", most: withReact ? formCode : 10, note },
				{ what: `${path}: fonts`, value: fonts, unit: "kB", most: 60 },
			);
		}
		return [...rows, ...(await homeVisit(url))];
	} finally {
		await site.stop();
	}
}

/** @returns a function that gives the kilobytes of an address's answer, with brotli */
function weighOnce(url: string): (path: string) => Promise<number> {
	const weightsByFile = new Map<string, number>();
	const length = async (path: string) => {
		const { headers } = await fetch(url + path, { method: "HEAD", headers: { "accept-encoding": "br" } });
		return Number(headers.get("content-length"));
	};
	return async (path) => {
		// The second time it is asked for it is compressed as well as it gets.
		let [same, before] = [0, weightsByFile.get(path) ?? (await length(path))];
		while (!weightsByFile.has(path) && same < 3) {
			await new Promise((resolve) => setTimeout(resolve, 100));
			const now = await length(path);
			same = now === before ? same + 1 : 0;
			before = now;
		}
		weightsByFile.set(path, before);
		return before / kb;
	};
}
