import { applicationForms } from "#src/admissions/forms/application-forms.ts";
import { type FunnelCount, keyOf } from "#src/admissions/funnel/count-records.server.ts";
import { listSources } from "#src/admissions/funnel/funnel-sources.server.ts";
import { formatLong } from "#src/calendar/format.ts";
import { permitted } from "#src/office/kit/acts/handle-acts.server.ts";
import { serveList } from "#src/office/kit/lists/serve-list.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { funnelList, type ListedCount } from "./funnel-list.ts";
import { anySource, programmeChoices } from "./funnel-words.ts";
import { readCounts, readFunnel } from "./read-funnel.server.ts";
import { sourceActs } from "./source-acts.server.ts";

const forms = Object.keys(applicationForms);
const order = ({ day, form, step, source }: FunnelCount) =>
	[day, forms.indexOf(form), step.padStart(8), source].join(" ");

export const funnel = serveList(funnelList, {
	read: async ({ query, member, context }) => {
		const services = context.get(officeServices);
		const acts = permitted(sourceActs, null, member);
		return { rows: [], count: 0, funnel: await readFunnel(services, query), siteUrl: services.siteUrl, acts };
	},
	async find({ db, query: { from, until, source, form = "" } }) {
		if (!from || !until) return { errors: ["Add the days, from and until, to the address."] };
		const counts = await readCounts(db, form, { from, until });
		const rows = counts.filter((row) => source === anySource || row.source === source);
		const named = [
			"Funnel",
			programmeChoices[form],
			source !== anySource && funnelList.filters.source.words(source),
			`${formatLong(from)} to ${formatLong(until)}`,
		];
		const sorted = rows.toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
		return { ids: sorted.map((row) => `${keyOf(row)} ${form}`), named };
	},
	/** Numbers by their keys: those of a few days at a time, all of one choice. */
	async rows({ db }, keys: readonly string[]): Promise<ListedCount[]> {
		const days = keys.map((key) => key.slice(0, 10)).toSorted();
		const [from, until] = [days[0], days.at(-1)];
		if (from === undefined || until === undefined) return [];
		const chosen = keys[0]?.split(" ").at(-1) ?? "";
		const labels = new Map((await listSources(db)).map(({ word, label }) => [word, label]));
		const counts = await readCounts(db, chosen, { from, until });
		const rows = new Map(counts.map((row) => [`${keyOf(row)} ${chosen}`, row]));
		return keys.flatMap((key) => {
			const row = rows.get(key);
			return row ? [{ ...row, chosen: chosen || row.form, link: labels.get(row.source) ?? row.source }] : [];
		});
	},
});
