import { dialledNumber } from "#src/formatting/dialled-number.ts";
import layout from "#src/office/parts/layout.module.css";
import styles from "./passed-link.module.css";

/** Shown once: the link by which an applicant sends one document, and the ways to pass it on. */
export function PassedLink({ link, phone }: { link: string; phone: string }) {
	const text = encodeURIComponent(`Please send us one document here: ${link}`);
	return (
		<div className={`${layout.warning} ${styles.passed}`} role="status">
			<p>
				The link for this document. We show it only once: <strong>{link}</strong>
			</p>
			<p>
				<a href={`https://wa.me/${phone.replace(/\D/g, "")}?text=${text}`} target="_blank" rel="noreferrer">
					Share it on WhatsApp
				</a>{" "}
				or <a href={`sms:${dialledNumber(phone)}?body=${text}`}>by SMS</a>
			</p>
		</div>
	);
}
