import * as paths from "#src/paths.ts";
import { workMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { RecordPicture } from "#src/site/detail/pictures/record-picture.tsx";
import { TileLink } from "#src/site/listing/card/tile-link.tsx";
import type { ProjectSummary } from "./project-summary.ts";
import styles from "./work.module.css";

type ProjectTileProps = {
	project: ProjectSummary;
	eager?: boolean;
	id?: string | undefined;
};

/** A project's drawing over its title and credits. The list decides the widths. */
export function ProjectTile({ project, eager = false, id }: ProjectTileProps) {
	const messages = useMessages(workMessages);
	const { slug, title, student, programme, semester, studio, picture, picture_alt } = project;
	return (
		<li id={id} data-entry className={styles.tile}>
			<RecordPicture
				picture={picture}
				alt={picture_alt}
				sizes="(min-width: 76rem) 50rem, (min-width: 48rem) 66vw, 100vw"
				eager={eager}
				className={styles.picture}
			/>
			<div className={styles.credits}>
				<h2 className="size-4 leading-12 balanced">
					<TileLink to={paths.project(slug)}>{title}</TileLink>
				</h2>
				<p>{student}</p>
				<p className="soft">{messages.courseAndSemester({ programme, semester })}</p>
				<p className="soft">{studio}</p>
			</div>
		</li>
	);
}
