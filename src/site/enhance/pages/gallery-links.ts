import { followedLink } from "#src/site/enhance/followed-link.ts";
import { withTimeout } from "#src/ui/with-timeout.ts";

/** The links of the gallery, `[data-large]`: they show the picture or film in a dialog, else they lead to the file. */
export function openGallery() {
	document.addEventListener("click", (event) => {
		const link = followedLink(event);
		if (link?.dataset.large === undefined) return;
		event.preventDefault();
		withTimeout(import("#src/site/enhance/lazy/gallery-viewer.ts")).then(
			({ openViewer }) => openViewer(link),
			() => location.assign(link.href),
		);
	});
}
