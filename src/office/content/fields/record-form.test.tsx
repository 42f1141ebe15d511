import { describe, expect, it } from "vitest";
import { identity } from "#school/identity.ts";
import { texts as demo } from "#school/school-texts.ts";
import { keepForms } from "#src/admissions/forms/application-forms.ts";
import { allContentTypes, contentTypes } from "#src/content/content-types.ts";
import { changeRows, rowsChange } from "#src/content/record-form/change-rows.ts";
import { textsOf } from "#src/content/record-form/record-texts.ts";
import { schoolText } from "#src/school-texts.ts";
import { samples } from "#tests/support/content/samples.ts";
import { recordFormHtml } from "#tests/support/office/record-form-html.ts";
import { recordFormView } from "./record-form-view.server.ts";

const news = contentTypes.news;
const texts = textsOf(news, { ...samples.news, date: "2026-11-24" });
const render = (input: Parameters<typeof recordFormView>[0]) =>
	recordFormHtml({ view: recordFormView(input), hiddenFields: { version: 3 } });

describe("the form of a record", () => {
	it("shows what was typed, and the weekday beside a date", () => {
		const html = render({ type: news, texts: { ...texts, title: 'A "wall" <is> repaired' } });
		expect(html).toContain('value="A &quot;wall&quot; &lt;is&gt; repaired"');
		expect(html).toContain('data-weekday-of="date">Tue 24 Nov 2026<');
		expect(html).toContain('<input type="hidden" name="version" value="3"/>');
		expect(html).not.toContain("style=");
	});

	it("shows a date that no browser could show as it was typed, with what is wrong", () => {
		const html = render({ type: news, texts: { ...texts, date: "24 Nov" } });
		expect(html).toMatch(/<input[^>]*type="text"[^>]*name="date"[^>]*value="24 Nov"/);
		expect(html).toMatch(/aria-invalid="true"[^>]*type="text"/);
		expect(html).toContain("Date must be a date as YYYY-MM-DD.");
	});

	it("keeps what is for programmes of ours that the school doesn’t offer, without showing it", () => {
		keepForms({ own: {}, added: [], categories: undefined, offered: ["diploma"] });
		try {
			const [forms, money] = (["applicationForms", "fees"] as const).map((name) => {
				const { type } = schoolText(name);
				return render({ type, texts: textsOf(type, demo[name]) });
			});
			expect(forms).toMatch(/<div hidden="">(?:(?!<details|<fieldset class="[^"]*section).)*name="barch\.fee"/s);
			expect(forms).toContain("<legend>Diploma</legend>");
			expect(forms).not.toContain("<legend>B.Arch</legend>");
			expect(money).toMatch(/data-rows-of="programmes\.barch" hidden=""/);
			expect(money).not.toMatch(/data-rows-of="programmes\.diploma" hidden=""/);
		} finally {
			keepForms();
		}
	});

	it("offers the nearest colour at a colour that is refused, by a button that writes it", () => {
		const { type } = schoolText("identity");
		const texts = textsOf(type, { ...identity, colours: { ...identity.colours, laterite: "#F2A900" } });
		const html = render({ type, texts });
		expect(html).toMatch(/<input type="color"[^>]*data-picks="colours.laterite"[^>]*value="#F2A900"/);
		const [, use] = /<button[^>]* value="(use colours\.laterite #[\da-f]{6})"/.exec(html) ?? [];
		const change = rowsChange(type, use);
		const used = change && changeRows(texts, change).texts;
		expect(render({ type, texts: used ?? {} })).not.toContain("has a contrast of");
		expect(rowsChange(type, "use name #ffffff")).toBeUndefined();
	});

	it("says what is missing at the fields only after publishing was refused", () => {
		const empty = textsOf(news, {});
		expect(render({ type: news, texts: empty })).not.toContain('id="field-title-issue"');
		const after = render({ type: news, texts: empty, refused: true });
		expect(after).toContain("The news item isn’t published.");
		expect(after).toContain('<p id="field-title-issue"');
		expect(after).toMatch(/aria-describedby="field-title-issue field-title-hint"/);
	});

	it("says why no row can be added to a full list", () => {
		const { type } = schoolText("navigation");
		const withEntries = (count: number) =>
			render({
				type,
				texts: textsOf(type, { wide: Array.from({ length: count }, () => ({ label: "Home", page: "/" })) }),
			});
		expect(withEntries(8)).toContain('value="add wide"');
		expect(withEntries(9)).not.toContain('value="add wide"');
		expect(withEntries(9)).toContain("9 are the most.");
	});

	it.each(allContentTypes)("has a control for each field of $table", (type) => {
		const html = render({ type, texts: textsOf(type, {}) });
		for (const name of Object.keys(type.fields.shape)) expect(html).toContain(` name="${name}"`);
	});
});
