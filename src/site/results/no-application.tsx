import type { ReactNode } from "react";
import * as paths from "#src/paths.ts";
import { resultsMessages } from "#src/school/messages/sets/result-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { ResultFrame } from "#src/site/errors/result-frame.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { House } from "#src/ui/house/house.tsx";
import { emptyPlot } from "#src/ui/house/plot-parts.ts";

/** A result's page in a tab that has sent no application: what it is for. */
export function NoApplication({ title, children }: { title: string; children: ReactNode }) {
	const messages = useMessages(resultsMessages);
	return (
		<ResultFrame
			title={title}
			label={messages.applicantsLabel}
			drawing={useSchool().identity.contours && <House parts={emptyPlot} />}
			lead={
				<>
					{children}
					<p>{messages.appliedNote}</p>
				</>
			}
			actions={
				<>
					<ButtonLink href={paths.applicationLink} tone="action">
						{messages.requestLink}
					</ButtonLink>
					<ButtonLink href={paths.contact}>{messages.askOffice}</ButtonLink>
					<ButtonLink href={paths.home}>{messages.backToHome}</ButtonLink>
				</>
			}
		/>
	);
}
