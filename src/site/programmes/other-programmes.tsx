import * as paths from "#src/paths.ts";
import { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { useHiddenPages } from "#src/site/school/page-link.tsx";
import { pagesOfProgramme } from "#src/site/school/programme-pages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { Icon } from "#src/ui/icon.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./other-programmes.module.css";

/** Links to the other programmes. */
export function OtherProgrammes({ here }: { here: string }) {
	const messages = useMessages(programmesMessages);
	const hidden = useHiddenPages();
	const { programmes } = useSchool().outlines;
	const links = [
		...programmes.map((each) => ({ to: pagesOfProgramme(each).page, label: each.name })),
		{ to: paths.internationalStudents, label: messages.internationalLabel },
		{ to: paths.work, label: messages.studentsWork },
	];
	return (
		<nav aria-label={messages.otherProgrammes}>
			<PageGrid plain>
				<ul className={`not-printed rule-above grid ${styles.list}`}>
					{links
						.filter(({ to }) => to !== here && !hidden.has(to))
						.map(({ to, label }) => (
							<li key={to}>
								<a href={to}>
									{label}
									<Icon name="arrow" />
								</a>
							</li>
						))}
				</ul>
			</PageGrid>
		</nav>
	);
}
