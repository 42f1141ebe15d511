import { useState } from "react";
import type { ReturnedForm } from "#src/forms/single-step/single-step-config.ts";
import { SingleStepForm } from "#src/forms/single-step/single-step-form.tsx";
import { visitMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { describeTour } from "#src/visits/tours.ts";
import { type VisitChoices, visitConfig } from "./visit-config.ts";

const loadDefinition = () => import("./visit-definition.ts").then((module) => module.visitDefinition);

type VisitFormProps = { choices: VisitChoices; labelledBy: string; returnedForm: ReturnedForm | undefined };

/** Books a visit. */
export function VisitForm({ choices, labelledBy, returnedForm }: VisitFormProps) {
	const messages = useMessages(visitMessages);
	const [config] = useState(() => visitConfig(choices));
	return (
		<SingleStepForm
			config={config}
			loadDefinition={loadDefinition}
			labelledBy={labelledBy}
			returnedForm={returnedForm}
			ownMessages
			afterSent={({ tour = "", people }) => (
				<p>{`${describeTour(tour)}. ${messages.visitorCount({ people: Number(people) })}.`}</p>
			)}
		/>
	);
}
