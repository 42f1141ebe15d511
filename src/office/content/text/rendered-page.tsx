import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData } from "react-router";
import { contentTypeNamed } from "#src/content/editing/content-item.ts";
import { partAt } from "#src/content/record-form/form-part.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { isSentOnce, readActForm } from "#src/office/kit/acts/read-act-form.server.ts";
import styles from "./rendered-page.module.css";
import { RenderedText } from "./rendered-text.tsx";
import { textFacts } from "./text-facts.server.ts";
import { TextFactsLine } from "./text-facts-line.tsx";

export function loader({ context }: LoaderFunctionArgs) {
	allow(context, "news.draft");
	return null;
}

/** Takes a record's form; its button says which field is asked for: "news.description". */
export async function action({ request, context }: ActionFunctionArgs) {
	allow(context, "news.draft");
	const form = readActForm(await request.formData());
	if (!isSentOnce(form, {}, () => false)) throw data(null, { status: 400 });
	const [table, ...names] = (form.values.rendered ?? "").split(".");
	const path = names.join(".");
	const type = contentTypeNamed(table ?? "");
	const part = type && partAt(type, path);
	if (!part) return null;
	return { label: part.fullLabel, facts: textFacts(type, path, form.values[path] ?? "") };
}

/** How a text that is being written will look, by the site's own rules. */
export default function RenderedPage() {
	const rendered = useActionData<typeof action>();
	return (
		<Screen title="Preview" sub={rendered?.label}>
			<div className={styles.page}>
				{rendered ? (
					<>
						<article className={styles.text}>
							<RenderedText html={rendered.facts.html} />
						</article>
						<TextFactsLine facts={rendered.facts} />
					</>
				) : (
					<p>There’s nothing to preview. Press Preview next to a text.</p>
				)}
			</div>
		</Screen>
	);
}
