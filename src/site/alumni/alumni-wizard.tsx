import { alumniConsent } from "#src/alumni/alumni-consent.ts";
import { alumniQuestions } from "#src/alumni/alumni-questions.ts";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { Wizard } from "#src/forms/wizard/wizard.tsx";
import * as paths from "#src/paths.ts";
import { leaveFor } from "#src/site/leave-for.ts";

const loadDefinition = () => import("#src/alumni/alumni-form.ts").then((module) => module.alumniForm);

export const AlumniWizard = () => (
	<Wizard<undefined>
		form={alumniQuestions}
		loadDefinition={loadDefinition}
		noun="registration"
		url={apiUrl(apiPaths.alumniAdd)}
		format="json"
		consent={alumniConsent}
		onSent={() => leaveFor(paths.alumniRegistered)}
	/>
);
