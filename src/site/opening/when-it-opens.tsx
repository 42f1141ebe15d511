import type { ReactNode } from "react";
import * as paths from "#src/paths.ts";
import { openingMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { FormType } from "#src/school/offering.ts";
import { isFormOpen, useSchoolAdmissions } from "#src/site/admissions/use-admissions.ts";

type WhenItOpensProps = { formType: FormType; className?: string | undefined; children?: ReactNode };

/**
 * Link in the place of a programme's Apply button: the way to be told when its form opens. While the form is open for
 * another programme, there is nothing to be told, and the dates say when.
 */
export function WhenItOpens({ formType, className, children }: WhenItOpensProps) {
	const messages = useMessages(openingMessages);
	const waits = !isFormOpen(useSchoolAdmissions(), formType);
	return (
		<a href={waits ? paths.openingRequest(formType) : paths.dates} className={className}>
			{waits ? messages.emailMe : messages.closedSeeDates}
			{children}
		</a>
	);
}
