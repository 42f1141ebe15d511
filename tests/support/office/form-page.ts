import type { Page } from "playwright-core";
import type { ContentType } from "#src/content/content-type.ts";
import type { RecordTexts } from "#src/content/record-form/record-texts.ts";
import { recordFormView } from "#src/office/content/fields/record-form-view.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { recordFormHtml } from "./record-form-html.ts";

/** Opens a page of the office in whose place the form of a record stands, as the server renders it. */
export async function openFormPage(page: Page, type: ContentType, texts: RecordTexts): Promise<void> {
	const form = recordFormHtml({ view: recordFormView({ type, texts }) });
	await page.route(`**${officePaths.links()}?form`, async (route) => {
		const answer = await route.fetch();
		const html = (await answer.text()).replace(/(<main[^>]*>).*(<\/main>)/s, (_, open, close) => open + form + close);
		await route.fulfill({ response: answer, body: html });
	});
	await page.goto(`${officePaths.links()}?form`);
}
