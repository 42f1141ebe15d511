import type { ReactNode } from "react";
import * as paths from "#src/paths.ts";
import { resultsMessages } from "#src/school/messages/sets/result-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { ResultFrame } from "#src/site/errors/result-frame.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import type { Elements } from "#src/ui/elements.ts";

type NoApplicationProps = { title: string; drawing: Elements; purpose: string; children?: ReactNode };

/** A result's page in a tab that has sent no application: what it is for. */
export function NoApplication({ title, drawing, purpose, children }: NoApplicationProps) {
	const messages = useMessages(resultsMessages);
	return (
		<ResultFrame
			title={title}
			label={messages.applicantsLabel}
			drawing={drawing}
			lead={
				<>
					<p>
						{purpose} {messages.appliedNote}
					</p>
					{children}
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
