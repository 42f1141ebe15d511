import { type ItemRow, ItemRows } from "#src/office/content/item-rows.tsx";
import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";

export type OpeningView = {
	isOpen: boolean;
	/** Texts that a school writes first, and must write before the site opens. */
	first: readonly ItemRow[];
	/** Number of other texts that are still unchanged examples from us. */
	others: number;
};

/** Shows what is missing before the website opens, and the button that opens it. */
export function OpeningSection({ isOpen, first, others }: OpeningView) {
	if (isOpen && others === 0 && first.length === 0) return null;
	return (
		<section aria-labelledby="site-opening" className={layout.stack}>
			<h2 id="site-opening">{isOpen ? "Still to write" : "Open the website"}</h2>
			{!isOpen && (
				<p className={controls.note}>
					The website is closed. Visitors only see the school’s name and how to reach you. To open it, publish your
					identity and the three legal texts.
				</p>
			)}
			<ItemRows rows={first} />
			{others > 0 && (
				<p className={controls.note}>
					{others === 1 ? "Another text is" : `${others} other texts are`} still examples, as marked here. Until you
					publish them, their pages stay out of menus and search engines.
				</p>
			)}
			{!isOpen && (
				<div className={layout.row}>
					<ActForm act="open">
						<button type="submit" className={controls.button} data-act="">
							Open the website
						</button>
					</ActForm>
					<a className={controls.button} href={officePaths.contentPreview("", "", paths.home)}>
						Preview it
					</a>
				</div>
			)}
		</section>
	);
}
