import { useLocation } from "react-router";
import * as paths from "#src/paths.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import styles from "./ask-about-page.module.css";
import { callBackAddress, pageTitle, whatsAppAddress } from "./contact-ways.ts";

/** How to ask about the page: in WhatsApp, by being called back, or on the campus. */
export function AskAboutPage() {
	const { identity } = useSchool();
	const { pathname } = useLocation();
	return (
		<p className={styles.ask}>
			A question?{" "}
			<a href={whatsAppAddress(identity, pageTitle(pathname))} rel="noreferrer">
				WhatsApp
			</a>{" "}
			<a href={callBackAddress(pathname)}>Ask us to call you</a> <a href={paths.visit}>Visit the campus</a>
		</p>
	);
}
