import { posterKey } from "#src/content/picture.ts";
import { galleryMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { RecordPicture } from "#src/site/detail/pictures/record-picture.tsx";
import { fileOf, type GalleryEntry } from "./gallery-entry.ts";
import styles from "./hands-wall.module.css";

type WallDrawing = GalleryEntry & { year: string; hand: string };

/** Students' drawings in one cut, newest first, each with its year, its author and what it was drawn with. */
export function HandsWall({ drawings }: { drawings: readonly WallDrawing[] }) {
	const messages = useMessages(galleryMessages);
	if (drawings.length === 0) return null;
	return (
		<section aria-labelledby="hands" className="pad-below-8">
			<h2 id="hands" className="size-3">
				{messages.wallTitle}
			</h2>
			<p className="above-2 lead">{messages.wallLead}</p>
			<ul data-wall className={styles.wall}>
				{drawings.map(({ picture: key, year, hand, ...drawing }, index) => {
					const picture = posterKey(key);
					return (
						<li key={drawing.slug}>
							<figure>
								<a
									href={fileOf({ ...drawing, picture })}
									data-large={`${year}: ${drawing.credit}`}
									data-credit={hand}
									className={styles.drawing}
								>
									<RecordPicture
										picture={picture}
										alt={drawing.picture_alt}
										sizes="(min-width: 62rem) 12rem, (min-width: 40rem) 24vw, 47vw"
										eager={index === 0}
									/>
								</a>
								<figcaption className={styles.credit}>
									<time dateTime={year} className="display-4 figures">
										{year}
									</time>
									<span className="strong block">{drawing.credit}</span>
									<span className="soft block">{hand}</span>
								</figcaption>
							</figure>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
