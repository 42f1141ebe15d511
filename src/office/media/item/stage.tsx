import { createElement } from "react";
import { captionLanguages } from "#src/content/media/film/captions.ts";
import { cutAround, type Size } from "#src/content/media/focal-area.ts";
import { needsAlt } from "#src/content/media/media-item.ts";
import { documentKeyOf, filmKeyOf, fontKeyOf, isSeen } from "#src/content/media/media-key.ts";
import { captionsOf, documentUrl, fontUrl, shapes } from "#src/content/picture.ts";
import styles from "#src/office/media/media.module.css";
import { describeNeeds } from "#src/office/media/media-labels.ts";
import controls from "#src/office/parts/controls.module.css";
import { OfficeIcon } from "#src/office/parts/office-icon.tsx";
import * as officePaths from "#src/office-paths.ts";
import type { ItemPage } from "./read-media-item.server.ts";

const captions = { landscape: "Landscape 3:2", portrait: "Portrait 7:8", poster: "Poster 4:5" } as const;

/** The whole picture with its focal area, and below it how each shape is cut. */
export function Stage({ page: { item } }: { page: ItemPage }) {
	const { target, shownRevision } = item;
	const revision = target.state === "ready" ? target : shownRevision;
	if (!isSeen(item.kind) && shownRevision) return <Document item={item} />;
	if (item.kind === "film")
		return (
			<section className={styles.stage} aria-label="Video">
				<FilmStage item={item} />
				{target.state !== "ready" && <Waiting page={{ item }} />}
				{revision && <Cuts item={item} revision={revision} />}
			</section>
		);
	if (!revision) return <Waiting page={{ item }} />;
	return (
		<section className={styles.stage} aria-label="Photo">
			{target.state !== "ready" && <Waiting page={{ item }} />}
			<Cuts item={item} revision={revision} />
		</section>
	);
}

/** A picture, or a film's poster, with its focal area and its cuts. */
function Cuts({ item, revision }: Pick<ItemPage, "item"> & { revision: ItemPage["item"]["target"] }) {
	const { target } = item;
	if (revision.width === null || revision.height === null) return null;
	const size = { width: revision.width, height: revision.height };
	const source = officePaths.mediaPreview(`${item.id}-${revision.number}`, "large");
	const { left, top, width, height } = target.focus;
	return (
		<>
			<div className={styles.focal} data-focal={`${size.width} ${size.height}`}>
				<img
					src={source}
					width={size.width}
					height={size.height}
					alt={item.alt || item.title}
					draggable={false}
					data-picture=""
				/>
				<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
					<path data-shade="" d={shadeAround(target.focus)} fillRule="evenodd" />
					<rect data-area="" x={left} y={top} width={width} height={height} />
				</svg>
			</div>
			<div className={styles.cuts}>
				{(["landscape", "portrait", "poster"] as const).map((name) => (
					<Cut key={name} name={name} source={source} size={size} focus={target.focus} />
				))}
			</div>
		</>
	);
}

/** Browsers open a document in another tab, and download a typeface. */
function Document({ item: { id, kind, title, shownRevision, trashedAt } }: Pick<ItemPage, "item">) {
	const number = shownRevision?.number ?? 1;
	const address = kind === "font" ? fontUrl(fontKeyOf(id, number)) : documentUrl(documentKeyOf(id, number));
	return (
		<section className={styles.waiting} aria-label={kind === "font" ? "Typeface" : "Document"}>
			<OfficeIcon name="content" />
			{trashedAt === null ? (
				<p>
					<a className={controls.button} href={address}>
						{kind === "font" ? `Download “${title}”` : `Open “${title}” as visitors see it`}
					</a>
				</p>
			) : (
				<p>Visitors can’t open it while it’s in the trash.</p>
			)}
		</section>
	);
}

type CutProps = { name: keyof typeof shapes; source: string; size: Size; focus: ItemPage["item"]["target"]["focus"] };

function Cut({ name, source, size, focus }: CutProps) {
	const { left, top, width, height, whole } = cutAround(size, focus, shapes[name]);
	return (
		<figure data-shape={name}>
			<svg viewBox={`${left} ${top} ${width} ${height}`} role="img" aria-label={captions[name]}>
				<image href={source} width={size.width} height={size.height} />
			</svg>
			<figcaption>
				{captions[name]}, {shapes[name].widths.join(" ")}
				<span data-cut-short="" hidden={whole}>
					{" "}
					The focal area is too large for this shape.
				</span>
			</figcaption>
		</figure>
	);
}

/** Everything but the focal area, in per cent. */
export function shadeAround({ left, top, width, height }: CutProps["focus"]): string {
	return `M0 0h100v100H0zM${left} ${top}v${height}h${width}V${top}z`;
}

/** Explains why there is no picture, or why the new one is not there yet. */
function Waiting({ page: { item } }: { page: Pick<ItemPage, "item"> }) {
	const { state, problem } = item.target;
	const label =
		state === "incomplete"
			? `Add ${describeNeeds(item.target)} before you use it.`
			: state === "failed"
				? (problem ?? "We can’t read this file.")
				: item.shownRevision
					? "We’re preparing its sizes. Until they’re ready, the website shows the previous file."
					: "We’re preparing its sizes. This takes a few seconds.";
	const props = { className: styles.waiting, "data-failed": state === "failed" ? "" : undefined };
	return (
		<div {...props} role="status" data-watched={state === "queued" ? "" : undefined}>
			<OfficeIcon name={isSeen(item.kind) ? "media" : "content"} />
			<p>{label}</p>
			{state === "queued" && (
				<p>
					<a className={controls.button} href={officePaths.mediaItem(item.id)}>
						Check again
					</a>
				</p>
			)}
		</div>
	);
}

/** The film as visitors get it. Code adds buttons that make a poster of the frame that it shows. */
function FilmStage({ item }: Pick<ItemPage, "item">) {
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
			{/* Captions are written while the film is seen here, so at first there are none. */}
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
