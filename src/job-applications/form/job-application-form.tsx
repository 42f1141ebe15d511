import { useState } from "react";
import type { ShownConsent } from "#src/forms/consent.ts";
import { legalField } from "#src/forms/legal/legal-texts.ts";
import { ConsentBox } from "#src/forms/single-step/consent-box.tsx";
import type { ReturnedForm } from "#src/forms/single-step/single-step-config.ts";
import { SingleStepForm } from "#src/forms/single-step/single-step-form.tsx";
import { useAttachedFile } from "#src/forms/single-step/use-attached-file.tsx";
import { cvField, jobApplicationConfig } from "./job-application-config.ts";

const loadDefinition = () =>
	import("./job-application-definition.ts").then((module) => module.jobApplicationDefinition);

type Props = {
	/** The opening's readable key. */
	slug: string;
	labelledBy: string;
	returnedForm: ReturnedForm | undefined;
	consent: ShownConsent;
	/** The versions of the legal texts that are in force, as the form sends them. */
	legal: string;
};

/** Sends an application for a post, with the CV. */
export function JobApplicationForm({ slug, labelledBy, returnedForm, consent, legal }: Props) {
	const [config] = useState(() => jobApplicationConfig(slug));
	const cv = useAttachedFile(cvField);
	return (
		<SingleStepForm
			config={config}
			loadDefinition={loadDefinition}
			labelledBy={labelledBy}
			returnedForm={returnedForm}
			hiddenFields={{ [legalField]: legal }}
			attachedFile={cv}
			ownMessages
			consent={(props) => <ConsentBox consent={consent} {...props} />}
		/>
	);
}
