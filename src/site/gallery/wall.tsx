import { captionsOf, isUploadedFilm, pictureFiles, pictureUrl } from "#src/content/picture.ts";
import { galleryMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { SchoolTexts } from "#src/school-texts.ts";
import { RecordPicture } from "#src/site/detail/pictures/record-picture.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { Icon } from "#src/ui/icon.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import { composeWall, type Tile } from "./compose-wall.ts";
import { fileOf, type GalleryEntry } from "./gallery-entry.ts";
import styles from "./wall.module.css";

type WallProps = {
	items: readonly GalleryEntry[];
	firstPage: number;
	itemsPerPage: number;
	/** True if its first picture is in the first view. */
	eager: boolean;
};

const sizes: Record<Tile, string> = {
	small: "(min-width: 76rem) 19rem, (min-width: 62rem) 25vw, 50vw",
	tall: "(min-width: 76rem) 19rem, (min-width: 62rem) 25vw, 50vw",
	large: "(min-width: 76rem) 38rem, (min-width: 62rem) 50vw, 100vw",
};

/** Pages of pictures, each filling its own rectangle. `enhance/pages/gallery-links.ts` opens them in the viewer. */
export function Wall({ items, firstPage, itemsPerPage, eager }: WallProps) {
	const pages = Array.from({ length: Math.ceil(items.length / itemsPerPage) }, (_, page) =>
		items.slice(page * itemsPerPage, (page + 1) * itemsPerPage),
	);
	return (
		<div data-entries className={styles.pages}>
			{pages.map((page, pageIndex) => {
				const tiles = composeWall(page.map(isUpright));
				return (
					<ul key={page[0]?.slug} id={`from-${firstPage + pageIndex}`} className={styles.wall}>
						{page.map((item, index) => (
							<Piece
								key={item.slug}
								item={item}
								tile={tiles[index] ?? "small"}
								eager={eager && pageIndex === 0 && index === 0}
							/>
						))}
					</ul>
				);
			})}
		</div>
	);
}

function isUpright({ picture }: GalleryEntry) {
	const { width, height } = pictureFiles(picture);
	return height > width;
}

/** Returns what a film shows, for those who cannot see it. Undefined for pictures. */
function filmText({ video, picture_alt }: GalleryEntry, films: SchoolTexts["films"]): string | undefined {
	if (!video) return undefined;
	return films.films.find(({ key }) => key === video)?.text ?? picture_alt;
}

/** A film of the office's: `enhance/lazy/gallery-viewer.ts` shows its poster and captions. */
function uploadedFilm({ video, picture }: GalleryEntry) {
	if (!video || !isUploadedFilm(video)) return {};
	const captions = captionsOf(video).map(({ language, source }) => `${language} ${source}`);
	return { "data-film-poster": pictureUrl(picture), "data-film-captions": captions.join(", ") };
}

function Piece({ item, tile, eager }: { item: GalleryEntry; tile: Tile; eager: boolean }) {
	const messages = useMessages(galleryMessages);
	const { films } = useSchool();
	return (
		<li data-entry className={styles[tile]}>
			<a
				href={fileOf(item)}
				data-large={item.title}
				data-credit={item.credit ?? undefined}
				data-told={filmText(item, films)}
				{...uploadedFilm(item)}
				className={styles.piece}
			>
				<RecordPicture
					picture={item.picture}
					alt={item.picture_alt}
					sizes={sizes[tile]}
					eager={eager}
					className={styles.picture}
				/>
				<span className={styles.title}>
					{item.video && <Icon name="play" />}
					<span>
						{item.video
							? messages.filmTitle({ title: item.title, hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> })
							: item.title}
					</span>
				</span>
			</a>
		</li>
	);
}
