import { use } from "react";
import { useSearchParams } from "react-router";
import { sayRefusal } from "#src/admissions/completion/upload-refusals.ts";
import { documentFields, labelOfQuestion } from "#src/admissions/forms/application-forms.ts";
import { documentsMessages } from "#src/school/messages/sets/documents-messages.ts";
import { MessagesContext, useMessages } from "#src/school/messages/use-messages.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";

/** The outcome of the document or the answers that were sent from the tracker, by the address that it led back to. */
export function Outcome() {
	const messages = useMessages(documentsMessages);
	const schoolMessages = use(MessagesContext);
	const parameters = useSearchParams()[0];
	const [arrived, refused] = [parameters.get("arrived"), parameters.get("refused")];
	const label = labelOfQuestion(arrived ?? refused ?? "");
	if (parameters.has("changed")) return <DoneNotice title={messages.answersSaved} />;
	if (arrived && label) return <DoneNotice title={messages.documentReceived({ label })} />;
	if (!refused || !documentFields().has(refused) || !label) return null;
	return (
		<div id="outcome">
			<Notice tone="alert" title={messages.documentRefused({ label })}>
				<p>{sayRefusal(parameters.get("why") ?? "", schoolMessages)}</p>
			</Notice>
		</div>
	);
}

function DoneNotice({ title }: { title: string }) {
	return (
		<div id="outcome">
			<Notice tone="done" title={title} />
		</div>
	);
}
