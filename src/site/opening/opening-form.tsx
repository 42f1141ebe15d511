import {
	daysAfter,
	openingRequestAmong,
	openingRequestOfForm,
} from "#src/admissions/opening/opening-request-config.ts";
import type { ReturnedForm } from "#src/forms/single-step/single-step-config.ts";
import { SingleStepForm } from "#src/forms/single-step/single-step-form.tsx";
import * as paths from "#src/paths.ts";
import { openingMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { type FormType, offeredOf } from "#src/school/offering.ts";
import { useSchool } from "#src/site/school/use-school.ts";

type OpeningFormProps = {
	labelledBy: string;
	/** The form that is asked about, by its `application_type`; without it, the visitor chooses one. */
	applicationType?: string;
	/** Chosen at first. */
	initialAnswers?: Record<string, string>;
	returnedForm?: ReturnedForm | undefined;
	/** The forms that the visitor chooses from; all that are offered when left out. */
	among?: readonly FormType[];
};

/** Asks to be told when an application form opens: a plain post, with or without code. */
export function OpeningForm({ labelledBy, applicationType, initialAnswers, returnedForm, among }: OpeningFormProps) {
	const messages = useMessages(openingMessages);
	const { forms, names } = offeredOf(useSchool().outlines);
	const config = applicationType === undefined ? openingRequestAmong(among ?? forms, names) : openingRequestOfForm;
	return (
		<div className="stack-4">
			<SingleStepForm
				config={config}
				loadDefinition={loadDefinition}
				labelledBy={labelledBy}
				hiddenFields={applicationType === undefined ? {} : { application_type: applicationType }}
				initialAnswers={initialAnswers}
				returnedForm={returnedForm}
			/>
			<p className="small measure">
				{messages.privacyNote({ daysAfter, privacy: (text) => <a href={paths.privacy}>{text}</a> })}
			</p>
		</div>
	);
}

/** Never used: the form posts to its page. */
const loadDefinition = () =>
	import("#src/admissions/opening/opening-request-definition.ts").then((module) => module.openingRequestDefinition);
