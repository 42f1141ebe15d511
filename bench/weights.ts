import { listedPages } from "../src/site/page-table.ts";
import { startSite } from "./processes.ts";
import type { Row } from "./report.ts";

const kb = 1000;

/**
 * What the first view of each page weighs, compressed: the page with its styles, the code beyond the framework, and
 * the fonts.
 */
export async function weights(): Promise<Row[]> {
	const site = await startSite();
	try {
		const at = (path: string) => `http://127.0.0.1:${site.port}${path}`;
		const weigh = async (path: string) => {
			const length = async () =>
				Number(
					(await fetch(at(path), { method: "HEAD", headers: { "accept-encoding": "br" } })).headers.get(
						"content-length",
					),
				);
			// The second time it is asked for it is compressed as well as it gets.
			let [same, before] = [0, await length()];
			while (same < 3) {
				await new Promise((resolve) => setTimeout(resolve, 100));
				const now = await length();
				same = now === before ? same + 1 : 0;
				before = now;
			}
			return before / kb;
		};
		const known = new Map<string, number>();
		const weighFile = async (file: string) => known.get(file) ?? known.set(file, await weigh(file)).get(file) ?? 0;
		const sum = async (files: Iterable<string>) => {
			let total = 0;
			for (const file of files) total += await weighFile(file);
			return total;
		};
		const news = /<loc>([^<]*\/news-details\/[^<]+)</.exec(await (await fetch(at("/sitemap.xml"))).text())?.[1];
		const paths = [...listedPages.map(([path]) => path), ...(news ? [new URL(news).pathname] : [])];
		const rows: Row[] = [];
		for (const path of paths) {
			const html = await (await fetch(at(path))).text();
			const code = new Set(html.match(/\/static\/js\/[\w.-]+\.js/g));
			const framework = [...code].filter((file) => file.includes("/react-"));
			const own = (await sum(code)) - (await sum(framework));
			const fonts = await sum(new Set(html.match(/\/static\/fonts\/[\w.-]+\.woff2/g)));
			const budgets = path === "/" ? { most: 40 } : {};
			const note = `code ${own.toFixed(1)} kB beyond the framework's ${(await sum(framework)).toFixed(1)}, in ${code.size} files; fonts ${fonts.toFixed(1)} kB`;
			rows.push({ what: `${path}: page and styles`, value: await weigh(path), unit: "kB", ...budgets, note });
			if (path !== "/") continue;
			rows.push({ what: "/: code beyond the framework", value: own, unit: "kB", most: 30 });
			rows.push({ what: "/: fonts", value: fonts, unit: "kB", most: 60 });
		}
		return rows;
	} finally {
		await site.stop();
	}
}
