import { expect, it } from "vitest";
import { contentTypes } from "#src/content/content-types.ts";
import { publishItem, takeDownItem } from "#src/content/editing/publish-item.server.ts";
import { startItem } from "#src/content/editing/save-content-draft.server.ts";
import { cuts } from "#src/content/text/excerpt.ts";
import * as paths from "#src/paths.ts";
import type { SiteServices } from "#src/site/context.server.ts";

import { change, samples } from "#tests/support/content/samples.ts";
import { describeDatabase } from "#tests/support/database/databases.ts";

import { loadDetail } from "./load-detail.server.ts";

const by = { id: 1, name: "Priya" };
const now = new Date("2026-06-01T06:00:00Z");

describeDatabase("sqlite", "a page whose record was taken down", (freshDb) => {
	it.each([
		["news", contentTypes.news, samples.news, "slug"],
		["events", contentTypes.events, samples.event, "slug"],
		["blogs", contentTypes.blogs, samples.blog, "id"],
	] as const)("says that it is gone: %s", async (_, type, fields, key) => {
		const db = await freshDb();
		const facts = { db, languages: [], now: () => now, reportFailure: expect.unreachable };
		const services = facts as unknown as SiteServices;
		const result = await change(db, (trx) => startItem(trx, type, { fields, by }, now));
		const itemId = result.ok ? result.item.id : 0;
		const publishResult = await change(db, (trx) => publishItem(trx, { itemId, by }, now));
		const { record_id, slug } = publishResult.ok ? publishResult.item : { record_id: 0, slug: "" };
		const load = () =>
			loadDetail(services, type as typeof contentTypes.news, {
				key: String(key === "id" ? record_id : slug),
				pathOf: ({ slug: name }) => paths.newsDetails(name),
				excerpt: cuts.sideList,
				show: () => ({}),
			});
		expect((await load()).data.record).toBeDefined();
		await change(db, (trx) => takeDownItem(trx, { itemId, by }, now));
		const { data, init } = await load();
		expect([data.isGone, init?.status]).toEqual([true, 410]);
	});
});
