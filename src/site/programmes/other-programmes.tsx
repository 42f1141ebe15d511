import * as paths from "#src/paths.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { pagesNotOffered } from "#src/school/offered.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { Icon } from "#src/ui/icon.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./other-programmes.module.css";

const programmes = (messages: MessagesOf<typeof programmesMessages>) =>
	[
		{ to: paths.undergraduate, label: "B.Arch" },
		{ to: paths.postgraduate, label: "M.Arch Environmental Architecture" },
		{ to: paths.marchUrban, label: "M.Arch Urban Design" },
		{ to: paths.diploma, label: messages.diplomaTitle },
		{ to: paths.internationalStudents, label: messages.internationalLabel },
		{ to: paths.work, label: messages.studentsWork },
	] as const;

/** Links to the other programmes. */
export function OtherProgrammes({ here }: { here: ReturnType<typeof programmes>[number]["to"] }) {
	const messages = useMessages(programmesMessages);
	const missing = pagesNotOffered(useSchool().outlines);
	return (
		<nav aria-label={messages.otherProgrammes}>
			<PageGrid plain>
				<ul className={`not-printed rule-above grid ${styles.list}`}>
					{programmes(messages)
						.filter(({ to }) => to !== here && !missing.has(to))
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
