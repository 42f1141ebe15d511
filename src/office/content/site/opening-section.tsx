import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import * as officePaths from "#src/office-paths.ts";

export type OpeningView = {
	isOpen: boolean;
	/** Number of texts that are still unchanged examples from us. */
	examples: number;
	maySetUp: boolean;
};

/** Says that visitors don't see the website yet, and how many texts are still examples. */
export function OpeningSection({ isOpen, examples, maySetUp }: OpeningView) {
	if (isOpen && examples === 0) return null;
	return (
		<section aria-labelledby="site-opening" className={layout.stack}>
			<h2 id="site-opening">{isOpen ? "Still to write" : "The website is closed"}</h2>
			{!isOpen && (
				<p className={controls.note}>
					Visitors only see the school’s name and how to reach you, until an owner opens it.
				</p>
			)}
			{examples > 0 && (
				<p className={controls.note}>
					{examples === 1 ? "One text is still an example" : `${examples} texts are still examples`}, as marked here.
					Until you publish them, their pages stay out of menus and search engines.
				</p>
			)}
			{!isOpen && maySetUp && (
				<div className={layout.row}>
					<a className={controls.button} data-act="" href={officePaths.schoolSetup}>
						Set up the website
					</a>
				</div>
			)}
		</section>
	);
}
