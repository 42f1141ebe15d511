import { useLocation } from "react-router";
import styles from "./ask-about-page.module.css";
import { callBackAddress, pageTitle, whatsAppAddress } from "./contact-ways.ts";

/** How to ask about the page: in WhatsApp, or by being called back. */
export function AskAboutPage() {
	const { pathname } = useLocation();
	return (
		<p className={styles.ask}>
			A question?{" "}
			<a href={whatsAppAddress(pageTitle(pathname))} rel="noreferrer">
				WhatsApp
			</a>{" "}
			<a href={callBackAddress(pathname)}>Ask us to call you</a>
		</p>
	);
}
