import type { FoundPage } from "#src/content/links/find-pages.server.ts";
import palette from "#src/office/find/results.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import styles from "./found-links.module.css";

type Props = { found: readonly FoundPage[]; typed: string | null; words: string };

/** Pages to link to. In the dialog of a text, a press on one writes the link. */
export function FoundLinks({ found, typed, words }: Props) {
	return (
		<div className={`${palette.results} ${styles.found}`} data-found-links="">
			{typed !== null && (
				<section>
					<h2>Address</h2>
					<ul>
						<Result path={typed} title={typed.replace(/^(https?:\/\/|mailto:|tel:)/, "")} kind="as entered" />
					</ul>
				</section>
			)}
			{found.length > 0 && (
				<section>
					<h2>Pages on the website</h2>
					<ul>
						{found.map((page) => (
							<Result key={page.path} {...page} />
						))}
					</ul>
				</section>
			)}
			{found.length === 0 && typed === null && <p>No page title or address contains “{words}”.</p>}
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
