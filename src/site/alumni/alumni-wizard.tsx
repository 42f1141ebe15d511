import { alumniConsent } from "#src/alumni/alumni-consent.ts";
import { alumniForm } from "#src/alumni/alumni-form.ts";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { Wizard } from "#src/forms/wizard/wizard.tsx";
import * as paths from "#src/paths.ts";
import { leaveFor } from "#src/site/leave-for.ts";

export const AlumniWizard = () => (
	<Wizard<undefined>
		form={alumniForm}
		noun="registration"
		url={apiUrl(apiPaths.alumniAdd)}
		format="json"
		consent={alumniConsent}
		onSent={() => leaveFor(paths.alumniRegistered)}
	/>
);
