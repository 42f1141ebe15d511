import type { ProjectFields } from "#src/content/projects/projects.ts";
import { workMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { type Crumb, DetailHead } from "#src/site/detail/detail-head.tsx";
import { CaptionedPictures } from "#src/site/detail/pictures/captioned-pictures.tsx";
import { RecordPicture } from "#src/site/detail/pictures/record-picture.tsx";
import { LongStudio } from "#src/site/page-head/hill/long-studio.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import { Prose } from "#src/ui/page/prose.tsx";
import styles from "./project-sheet.module.css";
import type { ProjectSummary } from "./project-summary.ts";
import { ProjectTile } from "./project-tile.tsx";

type ProjectSheetProps = {
	list: Crumb;
	project: ProjectSummary & {
		pictures: ProjectFields["pictures"];
		teacher: string;
		/** Year of study, from 1. */
		year: number;
		reviewed: string;
		photographer: string | null;
		/** Sanitised HTML. */
		html: string;
	};
	others: readonly ProjectSummary[];
};

/** A project as a drawing sheet: the drawing, its title block with the credits, and the text. */
export function ProjectSheet({ list, project, others }: ProjectSheetProps) {
	const messages = useMessages(workMessages);
	const { title, student, programme, semester, studio, teacher, year, reviewed, photographer, html } = project;
	const block = [
		{ label: messages.student, value: student },
		{ label: messages.teacher, value: teacher },
		{ label: messages.studio, value: studio },
		{ label: messages.course, value: programme },
		{ label: messages.yearAndSemester, value: messages.yearAndSemesterOf({ year, semester }) },
		{ label: messages.reviewedOn, value: reviewed },
		...(photographer ? [{ label: messages.photographer, value: photographer }] : []),
	];
	return (
		<>
			<article>
				<DetailHead crumbs={[list]} title={title} building={<LongStudio only={year} />}>
					<p>
						{student}, {programme}
					</p>
				</DetailHead>
				<PageGrid className={`rows-6 pad-above-6 pad-below-8 ${styles.sheet}`}>
					<figure className={styles.figure}>
						<RecordPicture
							picture={project.picture}
							alt={project.picture_alt}
							sizes="(min-width: 76rem) 76rem, 100vw"
							eager
							className="full-width"
						/>
					</figure>
					<dl className={`wide-1-4 ${styles.block}`}>
						{block.map(({ label, value }) => (
							<div key={label} className={styles.cell}>
								<dt className="caption soft">{label}</dt>
								<dd>{value}</dd>
							</div>
						))}
					</dl>
					<div className={`wide-6-end ${styles.text}`}>
						<Prose html={html} />
					</div>
					<CaptionedPictures
						pictures={project.pictures}
						sizes="(min-width: 76rem) 37rem, (min-width: 48rem) 48vw, 100vw"
						className="full-width"
					/>
				</PageGrid>
			</article>
			{others.length > 0 && (
				<PageGrid plain className={`not-printed ${styles.others}`}>
					<p className={styles.label}>{messages.moreWork({ work: (text) => <a href={list.to}>{text}</a> })}</p>
					<ul className={styles.tiles}>
						{others.map((other) => (
							<ProjectTile key={other.slug} project={other} />
						))}
					</ul>
				</PageGrid>
			)}
		</>
	);
}
