import type { ReactNode } from "react";
import * as paths from "#src/paths.ts";
import { resultsWords } from "#src/school/words/sets/result-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { ResultFrame } from "#src/site/errors/result-frame.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Building } from "#src/ui/hut/hut.tsx";

/** A result's page in a tab that has sent no application: what it is for. */
export function NoApplication({ title, children }: { title: string; children: ReactNode }) {
	const words = useWords(resultsWords);
	return (
		<ResultFrame
			title={title}
			label={words.applicantsLabel}
			drawing={<Building stage={0} />}
			lead={
				<>
					{children}
					<p>{words.appliedNote}</p>
				</>
			}
			actions={
				<>
					<ButtonLink href={paths.applicationLink} tone="action">
						{words.requestLink}
					</ButtonLink>
					<ButtonLink href={paths.contact}>{words.askOffice}</ButtonLink>
					<ButtonLink href={paths.home}>{words.backToHome}</ButtonLink>
				</>
			}
		/>
	);
}
