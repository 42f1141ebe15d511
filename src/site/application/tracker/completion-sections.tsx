import type { ApplicationView } from "#src/admissions/applications/read-application.server.ts";
import { isOver } from "#src/admissions/applications/stage.ts";
import type { CompletionView } from "#src/admissions/completion/read-completion.server.ts";
import { trackerMessages } from "#src/school/messages/sets/application-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Section } from "#src/ui/page/page-grid.tsx";
import { Answers } from "./answers/answers.tsx";
import { Documents } from "./documents/document-list.tsx";
import { StillNeeded } from "./documents/still-needed.tsx";

type CompletionSectionsProps = {
	application: ApplicationView;
	/** Undefined for an application of a form that no longer exists. */
	completion: CompletionView | undefined;
	/** Day by which an accepted seat needs what is missing; null for a day that isn't known. */
	neededBy: string | null;
	token: string;
};

/** Documents and answers that the application still needs, with what can be done about each. */
export function CompletionSections({ application, completion, neededBy, token }: CompletionSectionsProps) {
	const messages = useMessages(trackerMessages);
	const refusal = completion?.refusal ?? null;
	const isComplete = completion?.outstanding.complete === true && completion.asked.length === 0;
	return (
		<>
			{completion && !isOver(completion.stage) && (
				<Section id="needed" label={isComplete ? messages.completeTitle : messages.missingTitle} headed>
					<StillNeeded
						{...completion}
						outstanding={completion.outstanding}
						requests={completion.asked}
						neededBy={neededBy}
						token={token}
					/>
				</Section>
			)}
			<Section id="documents" label={messages.documentsTitle} headed>
				<Documents
					files={application.files}
					receivedAt={application.receivedAt}
					token={token}
					replaceable={completion && refusal === null ? completion.documents : []}
				/>
			</Section>
			<Answers application={application} token={token} steps={completion?.steps ?? []} refusal={refusal} />
		</>
	);
}
