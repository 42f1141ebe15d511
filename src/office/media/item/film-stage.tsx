import { createElement } from "react";
import { captionLanguages } from "#src/content/media/film/captions.ts";
import { needsAlt } from "#src/content/media/media-item.ts";
import { filmKeyOf } from "#src/content/media/media-key.ts";
import { captionsOf } from "#src/content/picture.ts";
import styles from "#src/office/media/media.module.css";
import controls from "#src/office/parts/controls.module.css";
import * as officePaths from "#src/office-paths.ts";
import type { ItemPage } from "./read-media-item.server.ts";

/** The film as visitors get it. Code adds buttons that make a poster of the frame that it shows. */
export function FilmStage({ item }: Pick<ItemPage, "item">) {
	const { id, title, target } = item;
	const languages = target.state === "ready" ? target.captions.map(({ language }) => language) : [];
	const tracks = captionsOf(filmKeyOf(id, target.number, languages)).map(({ language, source }) => (
		<track key={language} kind="captions" src={source} srcLang={language} label={captionLanguages[language]} />
	));
	const video = {
		src: officePaths.mediaFilm(`${id}-${target.number}`),
		controls: true,
		playsInline: true,
		preload: "auto",
		"aria-label": title,
		"data-film-stage": "",
	};
	return (
		<div className={styles.film}>
			{/* Its captions are written while it is seen here, so at first there are none. */}
			{createElement("video", video, tracks)}
			<div data-film-tools="" hidden>
				<button type="button" className={controls.button} data-step="-0.04">
					Previous frame
				</button>
				<button type="button" className={controls.button} data-step="0.04">
					Next frame
				</button>
				<button
					type="button"
					className={controls.button}
					data-act={target.hasPoster || needsAlt(item) ? undefined : ""}
					data-use-frame=""
				>
					Use this frame as poster
				</button>
			</div>
		</div>
	);
}
