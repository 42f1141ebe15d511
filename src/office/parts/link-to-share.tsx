import { dialledNumber, whatsAppNumber } from "#src/formatting/dialled-number.ts";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";

/** Shown once: the link by which an applicant sends one document, and the ways to pass it on. */
export function LinkToShare({ link, phone }: { link: string; phone: string }) {
	const text = encodeURIComponent(`Please send us one document here: ${link}`);
	return (
		<div className={layout.warning} role="status">
			<p>
				The link for this document. We show it only once: <strong>{link}</strong>
			</p>
			<p>
				<a
					className={controls.inSentence}
					href={`https://wa.me/${whatsAppNumber(phone)}?text=${text}`}
					target="_blank"
					rel="noreferrer"
				>
					Share it on WhatsApp
				</a>{" "}
				or{" "}
				<a className={controls.inSentence} href={`sms:${dialledNumber(phone)}?body=${text}`}>
					by SMS
				</a>
			</p>
		</div>
	);
}
