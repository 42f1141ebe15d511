import { useEffect, useState } from "react";
import type { ShownConsent } from "#src/forms/consent.ts";
import { legalField } from "#src/forms/legal/legal-texts.ts";
import { ConsentBox } from "#src/forms/single-step/consent-box.tsx";
import type { ReturnedForm, SingleStepConfig } from "#src/forms/single-step/single-step-config.ts";
import { SingleStepForm } from "#src/forms/single-step/single-step-form.tsx";
import type { Outcome } from "#src/forms/single-step/use-single-step-form.ts";
import { enquiriesMessages } from "#src/school/messages/sets/forms/short-form-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Toast, type ToastMessage } from "#src/ui/feedback/toast.tsx";
import { contactMessage } from "./contact-config.ts";

const loadDefinition = () => import("./contact-definition.ts").then((module) => module.contactDefinition);

type ContactFormProps = {
	labelledBy: string;
	returnedForm: ReturnedForm | undefined;
	consent: ShownConsent;
	/** The versions of the legal texts that are in force, as the form sends them. */
	legal: string;
	/** Beginning of the subject. */
	subject?: string | undefined;
};

/** 'Leave a message'. The browser asks for what is missing; a toast shows the outcome, and the form why it failed. */
export function ContactForm({ labelledBy, returnedForm, consent, legal, subject }: ContactFormProps) {
	const messages = useMessages(enquiriesMessages);
	return (
		<SingleStepForm
			config={contactMessage}
			loadDefinition={loadDefinition}
			labelledBy={labelledBy}
			returnedForm={returnedForm}
			initialAnswers={subject === undefined ? undefined : { subject }}
			hiddenFields={{ [legalField]: legal }}
			consent={(props) => <ConsentBox consent={consent} {...props} />}
			renderOutcome={(outcome, texts) => (
				<>
					{outcome?.phase === "sent" && (
						<Notice tone="done">
							<p>{messages.sentNote}</p>
						</Notice>
					)}
					{outcome?.phase === "failed" && (
						<Notice tone="alert" live="polite">
							<p>{outcome.message}</p>
						</Notice>
					)}
					<OutcomeToast outcome={outcome} texts={texts} />
				</>
			)}
		/>
	);
}

/** Shows again after each attempt, also with the same text. */
function OutcomeToast({ outcome, texts }: { outcome: Outcome | undefined; texts: SingleStepConfig["texts"] }) {
	const [toast, setToast] = useState<ToastMessage>();
	useEffect(() => {
		const sent = outcome?.phase === "sent";
		setToast(outcome && (sent ? { tone: "done", text: texts.sent } : { tone: "alert", text: texts.failed }));
	}, [outcome, texts]);
	return <Toast message={toast} onClose={() => setToast(undefined)} />;
}
