import { use, useMemo, useRef, useState } from "react";
import { applicationConsent } from "#src/admissions/applications/application-consent.ts";
import { type DepartmentRules, withDocuments } from "#src/admissions/forms/asked-documents.ts";
import { withOwnQuestions } from "#src/admissions/forms/own/own-questions.ts";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import type { FormQuestions, LoadDefinition } from "#src/forms/definition.ts";
import { legalField } from "#src/forms/legal/legal-texts.ts";
import { withSchoolQuestionTexts } from "#src/forms/school-questions.ts";
import { withSource } from "#src/forms/wizard/drafts/server-draft.ts";
import { Wizard } from "#src/forms/wizard/wizard.tsx";
import * as paths from "#src/paths.ts";
import type { DocumentRules } from "#src/school/forms/application-form-settings.ts";
import type { OwnForm } from "#src/school/forms/own-form.ts";
import { MessagesContext } from "#src/school/messages/use-messages.ts";
import { loadOwnRules } from "#src/site/application/form/load-own-rules.ts";
import { FeeConfirmation } from "#src/site/application/pay-fee.tsx";
import { type Receipt, storeReceipt } from "#src/site/fee-state/session-receipt.ts";
import { leaveFor } from "#src/site/leave-for.ts";
import { AlreadySubmitted } from "./already-submitted.tsx";
import { ClosedSeason } from "./closed-season.tsx";
import { GuardianPanel } from "./guardian-panel.tsx";

type SubmitResult = Receipt & { fee_due: boolean };

export type ApplicationWizardProps = {
	/** The name of the form in the language of the page. */
	title: string;
	/** Message while admissions are closed: why no application is taken, and from when on it will be. */
	closedMessage?: string;
	/** False where the school does not offer the form: then there is nothing to wait for. */
	offered?: boolean;
	/** Rules for documents, where the school's differ from the product's. */
	documents?: DocumentRules;
	/** The same by department, where these differ. */
	departmentDocuments?: DepartmentRules;
	/** False where no house is drawn above the steps. */
	drawn?: boolean;
	/** Questions of the school's own, and those that it asks in another way. */
	own?: OwnForm;
	/** Sentence that applicants agree to, in the language of the page. */
	consent: string;
	/** The versions of the legal texts that are in force, as the form sends them. */
	legal: string;
};

type Props = ApplicationWizardProps & { questions: FormQuestions; loadDefinition: LoadDefinition };

/** An application form, then the confirmation that leads to the fee. */
export function ApplicationWizard({
	title,
	closedMessage,
	offered = true,
	consent,
	legal,
	documents,
	departmentDocuments,
	own,
	drawn = true,
	...form
}: Props) {
	const schoolMessages = use(MessagesContext);
	const questions = useMemo(() => {
		const wizardQuestions = withOwnQuestions(withSchoolQuestionTexts(form.questions, schoolMessages), own);
		return { ...withDocuments(wizardQuestions, documents, departmentDocuments), title };
	}, [form.questions, title, schoolMessages, documents, departmentDocuments, own]);
	const loadDefinition = () =>
		loadOwnRules(form.loadDefinition, own).then((definition) =>
			withDocuments(definition, documents, departmentDocuments),
		);
	const [receipt, setReceipt] = useState<Receipt>();
	const steps = useRef(new Set<number>());
	/** Counts each step once while the page is open. */
	const noteSeen = (index: number) => {
		if (steps.current.has(index)) return;
		steps.current.add(index);
		const step = JSON.stringify({ form: questions.key, step: index + 1 });
		navigator.sendBeacon?.(withSource(apiUrl(apiPaths.formStep)), new Blob([step], { type: "application/json" }));
	};
	const finishSending = ({ fee_due, ...received }: SubmitResult) => {
		storeReceipt(received);
		if (fee_due) setReceipt(received);
		else leaveFor(paths.success, { sent: true });
	};
	const wizard = (
		<Wizard<SubmitResult>
			form={questions}
			loadDefinition={loadDefinition}
			url={withSource(apiUrl(apiPaths.applicationAdd))}
			constants={{ application_type: questions.key, [legalField]: legal }}
			draftType={questions.key}
			consent={{ ...applicationConsent, text: consent }}
			closed={closedMessage !== undefined}
			drawn={drawn}
			below={({ date_of_birth }, step, getToken, token) =>
				(step === 0 || step === questions.steps.length - 1) && (
					<GuardianPanel birthDate={date_of_birth} getToken={getToken} token={token} />
				)
			}
			onStep={closedMessage === undefined ? noteSeen : undefined}
			onSent={finishSending}
		/>
	);
	return (
		<div className="stack-6">
			<AlreadySubmitted />
			{closedMessage === undefined ? (
				wizard
			) : (
				<ClosedSeason form={questions} message={closedMessage} offered={offered}>
					{wizard}
				</ClosedSeason>
			)}
			{receipt && <FeeConfirmation sent receipt={receipt} open onClose={() => setReceipt(undefined)} />}
		</div>
	);
}
