import { useState } from "react";
import type { ReturnedForm } from "#src/forms/single-step/single-step-config.ts";
import { SingleStepForm } from "#src/forms/single-step/single-step-form.tsx";
import { type VisitChoices, visitConfig } from "./visit-config.ts";

const loadDefinition = () => import("./visit-definition.ts").then((module) => module.visitDefinition);

type VisitFormProps = { choices: VisitChoices; labelledBy: string; returnedForm: ReturnedForm | undefined };

/** Books a visit. */
export function VisitForm({ choices, labelledBy, returnedForm }: VisitFormProps) {
	const [config] = useState(() => visitConfig(choices));
	return (
		<SingleStepForm
			config={config}
			loadDefinition={loadDefinition}
			labelledBy={labelledBy}
			returnedForm={returnedForm}
			ownMessages
		/>
	);
}
