import { translateText } from "#src/languages/language.ts";
import * as paths from "#src/paths.ts";
import type { ProductProgramme } from "#src/school/admissions.ts";
import { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { outlineOf, programmePages } from "#src/site/school/programme-pages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { Icon } from "#src/ui/icon.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./programme-papers.module.css";

/** Documents to print about a programme: its syllabus, and the form to read ahead or to fill in by hand. */
export function ProgrammePapers({ programme }: { programme: ProductProgramme }) {
	const messages = useMessages(programmesMessages);
	const { syllabi, outlines } = useSchool();
	const { degree } = outlineOf(outlines, programme);
	return (
		<section aria-labelledby="papers" className={`not-printed rule-above`}>
			<PageGrid plain className={styles.sheet}>
				<h2 id="papers" className={styles.heading}>
					{messages.printTitle}
				</h2>
				<ul className={styles.papers}>
					{syllabi.semesters[programme].length > 0 && (
						<Paper
							href={paths.syllabus(programme)}
							title={messages.syllabus}
							about={messages.syllabusAbout({ length: syllabi.semesters[programme].length })}
						/>
					)}
					<Paper
						href={paths.paperForm(programmePages[programme].formType)}
						title={messages.paperForm({ degree })}
						about={translateText("Read it in advance, or fill it in by hand")}
					/>
				</ul>
			</PageGrid>
		</section>
	);
}

function Paper({ href, title, about }: { href: string; title: string; about: string }) {
	const messages = useMessages(programmesMessages);
	return (
		<li className={styles.paper}>
			<a href={href} type="application/pdf">
				<Icon name="file" />
				{messages.pdfLink({ title })}
			</a>
			<span className="small soft">{about}</span>
		</li>
	);
}
