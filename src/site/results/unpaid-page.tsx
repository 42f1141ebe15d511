import { receiptKey } from "#src/site/fee-state/session-receipt.ts";
import { Island } from "#src/site/islands/island.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { ForApplicant } from "./for-applicant.tsx";
import { NoApplication } from "./no-application.tsx";
import { drawings, UnpaidResult } from "./unpaid-result.tsx";

type UnpaidPageProps = {
	outcome: "failed" | "cancelled";
	title: string;
	/** Purpose of the page. */
	purpose: string;
};

/** The page of a checkout that ended without a payment. */
export function UnpaidPage({ outcome, title, purpose }: UnpaidPageProps) {
	const hills = useSchool().identity.contours;
	const result = { outcome, ...(hills && { hills }) };
	const Drawing = drawings[outcome];
	return (
		<ForApplicant
			applicant={
				<Island name="unpaid-result" props={result} wake="stored" stored={receiptKey}>
					<UnpaidResult {...result} />
				</Island>
			}
			others={<NoApplication title={title} drawing={<Drawing hills={hills} />} purpose={purpose} />}
		/>
	);
}
