import styles from "./quick-enquiry.module.css";
import { quickEnquiry } from "./quick-enquiry-questions.ts";
import { ShortFormView } from "./short-form-view.tsx";

/** The Quick Enquiry with its heading, on a sheet of its own. */
export function QuickEnquiry({ heading: Heading = "h2" }: { heading?: "h2" | "h3" }) {
	return (
		<div className={styles.card}>
			<Heading id="quick-enquiry" className={styles.title}>
				Quick Enquiry
			</Heading>
			<ShortFormView
				form={quickEnquiry}
				labelledBy="quick-enquiry"
				submitWords="Send enquiry"
				sentWords="Thank you! We will contact you soon."
				failedWords="Submission failed. Please try again."
			/>
		</div>
	);
}
