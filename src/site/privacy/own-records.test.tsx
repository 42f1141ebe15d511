import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OwnRecords } from "./own-records.tsx";

const sent = { id: 1, title: "Sent today", createdAt: "2026-11-30T05:00:00.000Z", consent: null };
const show = (record: Pick<Parameters<typeof OwnRecords>[0]["records"][number], "kind" | "reads">) =>
	renderToStaticMarkup(<OwnRecords records={[{ ...sent, ...record }]} restricted={[]} />);

it("says whether the office has opened a record, and nothing where that isn’t logged", () => {
	expect(show({ kind: "enquiry", reads: [] })).toContain("No one in our office has opened it");
	expect(show({ kind: "enquiry", reads: [{ day: "2026-11-30" }] })).toContain(
		"Our office opened it on 30 November 2026.",
	);
	expect(show({ kind: "visit", reads: [] })).not.toMatch(/our office/i);
});
