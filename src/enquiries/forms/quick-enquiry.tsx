import type { Returned } from "#src/forms/short-form/short-form.ts";
import { ShortFormView } from "#src/forms/short-form/short-form-view.tsx";
import styles from "./quick-enquiry.module.css";
import { quickEnquiry } from "./quick-enquiry-definition.ts";

/** The Quick Enquiry with its heading, on a sheet of its own. */
export function QuickEnquiry({
	heading: Heading = "h2",
	returned,
}: {
	heading?: "h2" | "h3";
	returned?: Returned | undefined;
}) {
	return (
		<div className={styles.card}>
			<Heading id="quick-enquiry" className={styles.title}>
				Quick Enquiry
			</Heading>
			<ShortFormView form={quickEnquiry} labelledBy="quick-enquiry" returned={returned} />
		</div>
	);
}
