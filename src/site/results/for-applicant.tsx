import type { ReactNode } from "react";
import { inPageLanguage } from "#src/languages/addresses.ts";
import * as paths from "#src/paths.ts";
import { receiptKey } from "#src/site/fee-state/session-receipt.ts";
import { InlineScript } from "#src/site/page-code/inline-script.tsx";
import { showApplicants } from "./show-applicants.ts";

type ForApplicantProps = {
	/** Content for a tab that has sent an application. */
	applicant: ReactNode;
	/** Content for everyone else: what the page is for, and no claim about an application. */
	others: ReactNode;
};

/** One of two contents. Which one is decided before the first paint, since the server does not know the tab. */
export function ForApplicant({ applicant, others }: ForApplicantProps) {
	return (
		<>
			<div data-for="applicant" hidden>
				{applicant}
			</div>
			<div data-for="others">{others}</div>
			<InlineScript
				run={showApplicants}
				argument={{
					receiptKey,
					page: inPageLanguage(paths.application("")),
					success: inPageLanguage(paths.success),
				}}
			/>
		</>
	);
}
