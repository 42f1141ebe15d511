import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { findPages } from "#src/content/links/find-pages.server.ts";
import { oneLine } from "#src/formatting/typed-text.ts";
import palette from "#src/office/find/results.module.css";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import * as officePaths from "#src/office-paths.ts";
import { FoundLinks } from "./found-links.tsx";
import { LinkField } from "./link-field.tsx";
import { typedAddress } from "./typed-address.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
	allow(context, "news.draft");
	const { db, pages, siteUrl } = context.get(officeServices);
	const words = oneLine(new URL(request.url).searchParams.get("q") ?? "");
	return { words, typed: typedAddress(words, siteUrl), found: await findPages(db, words, pages) };
}

/** Finds the page of the site that a text should link to. In a text the same opens as a dialog. */
export default function LinksPage() {
	const { words, typed, found } = useLoaderData<typeof loader>();
	return (
		<Screen title="Link to a page" back={{ href: officePaths.home, label: "Back to Today" }}>
			<div className={palette.page}>
				<form method="get" action={officePaths.links()} className={palette.ask}>
					<LinkField words={words} />
					<button className={controls.button} type="submit">
						Search
					</button>
				</form>
				<FoundLinks found={found} typed={typed} words={words} />
			</div>
		</Screen>
	);
}
