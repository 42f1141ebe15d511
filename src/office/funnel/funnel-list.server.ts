import { type FunnelCount, keyOf } from "#src/admissions/funnel/count-records.server.ts";
import { readFunnelDays } from "#src/admissions/funnel/funnel-days.server.ts";
import { listSources } from "#src/admissions/funnel/funnel-sources.server.ts";
import { formatLong } from "#src/calendar/format.ts";
import { permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { serveList } from "#src/office/kit/lists/serve-list.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { anySource, formNames } from "./funnel-labels.ts";
import { funnelList, type ListedCount } from "./funnel-list.ts";
import { readFunnel } from "./read-funnel.server.ts";
import { sourceActs } from "./source-acts.server.ts";

const orderAmong =
	(forms: readonly string[]) =>
	({ day, form, step, source }: FunnelCount) =>
		[day, forms.indexOf(form), step.padStart(8), source].join(" ");

export const funnel = serveList(funnelList, {
	read: async ({ query, member, context }) => {
		const services = context.get(officeServices);
		const acts = permissionsOn(sourceActs, null, member);
		return { rows: [], count: 0, funnel: await readFunnel(services, query), siteUrl: services.siteUrl, acts };
	},
	async find({ db, query: { from, until, source, form } }) {
		if (!from || !until) return { errors: ["Add the days, from and until, to the address."] };
		const ofLink = (row: FunnelCount) => source === anySource || row.source === source;
		const counts = await readFunnelDays(db, { from, until });
		const rows = counts.filter((row) => ofLink(row) && (form === undefined || row.form === form));
		const titleParts = [
			"Funnel",
			form && formNames()[form],
			source !== anySource && funnelList.filters.source.describe(source),
			`${formatLong(from)} to ${formatLong(until)}`,
		];
		const order = orderAmong(Object.keys(formNames()));
		const sorted = rows.toSorted((one, other) => (order(one) < order(other) ? -1 : 1));
		return { ids: sorted.map(keyOf), named: titleParts };
	},
	/** Numbers by their keys, those of a few days at a time. */
	async rows({ db }, keys: readonly string[]): Promise<ListedCount[]> {
		const days = keys.map((key) => key.slice(0, 10)).toSorted();
		const [from, until] = [days[0], days.at(-1)];
		if (from === undefined || until === undefined) return [];
		const labels = new Map((await listSources(db)).map(({ word, label }) => [word, label]));
		const rows = new Map((await readFunnelDays(db, { from, until })).map((row) => [keyOf(row), row]));
		return keys.flatMap((key) => {
			const row = rows.get(key);
			return row ? [{ ...row, link: labels.get(row.source) ?? row.source }] : [];
		});
	},
});
