import { useState } from "react";
import { applicationConsent } from "#src/admissions/applications/application-consent.ts";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import type { FormDefinition } from "#src/forms/definition.ts";
import { Wizard } from "#src/forms/wizard/wizard.tsx";
import * as paths from "#src/paths.ts";
import { leaveFor } from "#src/site/leave-for.ts";
import { AlreadySubmitted } from "./already-submitted.tsx";
import styles from "./application-wizard.module.css";
import { FeeConfirmation } from "./pay-fee.tsx";
import { type Receipt, storeReceipt } from "./session-receipt.ts";

type Sent = Receipt & { fee_due: boolean };

/** An application form, then the confirmation that leads to the fee. */
export function ApplicationWizard({ form }: { form: FormDefinition }) {
	const [receipt, setReceipt] = useState<Receipt>();
	const sent = ({ fee_due, ...received }: Sent) => {
		storeReceipt(received);
		if (fee_due) setReceipt(received);
		else leaveFor(paths.success);
	};
	return (
		<div className={styles.stack}>
			<AlreadySubmitted />
			<Wizard<Sent>
				form={form}
				url={apiUrl(apiPaths.applicationAdd)}
				constants={{ application_type: form.key }}
				draftType={form.key}
				consent={applicationConsent}
				onSent={sent}
			/>
			{receipt && <FeeConfirmation receipt={receipt} open onClose={() => setReceipt(undefined)} />}
		</div>
	);
}
