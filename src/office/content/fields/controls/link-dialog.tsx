import found from "#src/office/content/links/found-links.module.css";
import { LinkField } from "#src/office/content/links/link-field.tsx";
import palette from "#src/office/find/results.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import * as officePaths from "#src/office-paths.ts";

/** Finds a page of the site for a link in a text; code opens it. */
export function LinkDialog() {
	return (
		<dialog className={palette.palette} data-link-dialog="" aria-label="Link to a page">
			<form method="get" action={officePaths.links()} className={palette.ask}>
				<LinkField label="" />
			</form>
			{/* Results come from the page of links, and their styles with this one. */}
			<div className={found.found} data-link-results="" />
			<p className={palette.foot}>
				<span>
					<KeyCaps keys="Up Down" /> move
				</span>
				<span>
					<KeyCaps keys="Enter" /> link
				</span>
				<span>
					<KeyCaps keys="Esc" /> close
				</span>
			</p>
		</dialog>
	);
}
