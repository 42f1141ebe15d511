import { ConsentBox } from "#src/forms/single-step/consent-box.tsx";
import { contactConsent, contactConsentLinks } from "./contact-consent.ts";

/** The consent of messages. */
export function ConsentField(props: { checked: boolean; error: string | undefined }) {
	return <ConsentBox consent={contactConsent} links={contactConsentLinks} {...props} />;
}
