import { campusMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Drawing } from "#src/site/drawings/drawing.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./student-life.module.css";

/** Trekking, cycling, health and wellness: one wide card above two. */
export function StudentLife() {
	const messages = useMessages(campusMessages);
	const { campus } = useSchool();
	return (
		<section className={styles.section} aria-labelledby="student-life">
			<PageGrid className={styles.sheet}>
				<h2 id="student-life" className={styles.title}>
					{messages.studentLifeTitle}
				</h2>
				{campus.studentLife.map(({ title, text, picture }, index) => (
					<article key={title} className={styles.tile}>
						<Drawing
							picture={picture}
							sizes={index === 0 ? "100vw" : "(min-width: 62rem) 40rem, 100vw"}
							className={`not-printed ${styles.picture}`}
						/>
						<div className={styles.text}>
							<h3 className="below-2">{title}</h3>
							<p>{text}</p>
						</div>
					</article>
				))}
			</PageGrid>
		</section>
	);
}
