import { use, useCallback, useMemo } from "react";
import type { Graduates } from "#src/alumni/alumni-choices.ts";
import { alumniConsent, alumniQuestions } from "#src/alumni/alumni-questions.ts";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { legalField } from "#src/forms/legal/legal-texts.ts";
import { withSchoolQuestionTexts } from "#src/forms/school-questions.ts";
import { Wizard } from "#src/forms/wizard/wizard.tsx";
import * as paths from "#src/paths.ts";
import { MessagesContext } from "#src/school/messages/use-messages.ts";
import { leaveFor } from "#src/site/leave-for.ts";

type AlumniWizardProps = Graduates & {
	/** Sentence that alumni agree to, in the language of the page. */
	consent: string;
	/** The versions of the legal texts that are in force, as the form sends them. */
	legal: string;
	/** False where no house is drawn above the steps. */
	drawn?: boolean;
};

export function AlumniWizard({
	firstGraduation,
	degrees,
	countries,
	isOfArchitecture,
	consent,
	legal,
	drawn = true,
}: AlumniWizardProps) {
	const schoolMessages = use(MessagesContext);
	const graduates = useMemo(
		() => ({ firstGraduation, degrees, countries, isOfArchitecture }),
		[firstGraduation, degrees, countries, isOfArchitecture],
	);
	const questions = useMemo(
		() => withSchoolQuestionTexts(alumniQuestions(graduates), schoolMessages),
		[graduates, schoolMessages],
	);
	const loadDefinition = useCallback(
		() => import("#src/alumni/alumni-form.ts").then(({ alumniForm }) => alumniForm(graduates)),
		[graduates],
	);
	return (
		<Wizard<undefined>
			form={questions}
			loadDefinition={loadDefinition}
			noun="registration"
			url={apiUrl(apiPaths.alumniAdd)}
			format="json"
			constants={{ [legalField]: legal }}
			consent={{ ...alumniConsent, text: consent }}
			drawn={drawn}
			onSent={() => leaveFor(paths.alumniRegistered, { sent: true })}
		/>
	);
}
