import { useState } from "react";
import { identity } from "#school/identity.ts";
import { applicationConsent } from "#src/admissions/applications/application-consent.ts";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import type { FormDefinition } from "#src/forms/definition.ts";
import { Wizard } from "#src/forms/wizard/wizard.tsx";
import * as paths from "#src/paths.ts";
import { leaveFor } from "#src/site/leave-for.ts";
import { PageBanner } from "#src/ui/page/page-banner.tsx";
import { AlreadySubmitted } from "./already-submitted.tsx";
import { FormLayout } from "./form-layout.tsx";
import { FeeConfirmation } from "./pay-fee.tsx";
import { type Receipt, storeReceipt } from "./session-receipt.ts";

type ApplicationFormProps = {
	form: FormDefinition;
	heading: string;
	lead: string;
	/** What the applicant needs at hand. */
	needed: readonly string[];
};

type Sent = Receipt & { fee_due: boolean };

/** An application page: the form, then the confirmation that leads to the fee. */
export function ApplicationForm({ form, heading, lead, needed }: ApplicationFormProps) {
	const [receipt, setReceipt] = useState<Receipt>();
	const sent = ({ fee_due, ...received }: Sent) => {
		storeReceipt(received);
		if (fee_due) setReceipt(received);
		else leaveFor(paths.success);
	};
	const crumbs = [
		{ label: "Home", to: paths.home },
		{ label: "Academics", to: paths.academic },
	];
	return (
		<>
			<PageBanner title={heading} crumbs={crumbs} label={`Admissions ${identity.admissions.year}`} lead={lead} />
			<FormLayout
				needed={needed}
				then={
					"You get a reference and a mail at once. The fee can be paid right away or later, from the link in " +
					"the mail."
				}
			>
				<AlreadySubmitted />
				<Wizard<Sent>
					form={form}
					url={apiUrl(apiPaths.applicationAdd)}
					constants={{ application_type: form.key }}
					draftType={form.key}
					consent={applicationConsent}
					onSent={sent}
				/>
			</FormLayout>
			{receipt && <FeeConfirmation receipt={receipt} open onClose={() => setReceipt(undefined)} />}
		</>
	);
}
