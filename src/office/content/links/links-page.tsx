import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { type FoundPage, findPages } from "#src/content/links/find-pages.server.ts";
import { oneLine } from "#src/formatting/typed-text.ts";
import palette from "#src/office/find/results.module.css";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import * as officePaths from "#src/office-paths.ts";
import styles from "./found-links.module.css";
import { LinkField } from "./link-field.tsx";
import { typedAddress } from "./typed-address.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
	allow(context, "news.draft");
	const { db, pages, siteUrl } = context.get(officeServices);
	const wanted = oneLine(new URL(request.url).searchParams.get("q") ?? "");
	return { search: wanted, typed: typedAddress(wanted, siteUrl), found: await findPages(db, wanted, pages) };
}

/** Finds the page of the site that a text should link to. In a text the same opens as a dialog. */
export default function LinksPage() {
	const { search, typed, found } = useLoaderData<typeof loader>();
	return (
		<Screen title="Link to a page" back={{ href: officePaths.home, label: "Back to Today" }}>
			<div className={palette.page}>
				<form method="get" action={officePaths.links()} className={palette.ask}>
					<LinkField label={search} />
					<button className={controls.button} type="submit">
						Search
					</button>
				</form>
				<FoundLinks pages={found} address={typed} search={search} />
			</div>
		</Screen>
	);
}

type FoundLinksProps = { pages: readonly FoundPage[]; address: string | null; search: string };

/** Pages to link to. In the dialog of a text, a press on one writes the link. */
function FoundLinks({ pages, address, search }: FoundLinksProps) {
	return (
		<div className={`${palette.results} ${styles.found}`} data-found-links="">
			{address !== null && (
				<section>
					<h2>Address</h2>
					<ul>
						<Result path={address} title={address.replace(/^(https?:\/\/|mailto:|tel:)/, "")} kind="as entered" />
					</ul>
				</section>
			)}
			{pages.length > 0 && (
				<section>
					<h2>Pages on the website</h2>
					<ul>
						{pages.map((page) => (
							<Result key={page.path} {...page} />
						))}
					</ul>
				</section>
			)}
			{pages.length === 0 && address === null && <p>No page title or address contains “{search}”.</p>}
		</div>
	);
}

function Result({ path, title, kind }: FoundPage) {
	return (
		<li>
			<a href={path} data-link-title={title}>
				<OfficeIcon name="link" />
				<span>
					{title}
					<code>{path}</code>
				</span>
				<span>{kind}</span>
			</a>
		</li>
	);
}
