import { useLocation } from "react-router";
import * as paths from "#src/paths.ts";
import { contactMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { PageLink } from "#src/site/school/page-link.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import styles from "./ask-about-page.module.css";
import { callBackAddress, pageTitle, whatsAppAddress } from "./contact-ways.ts";

/** Ways to ask about the page: in WhatsApp, by being called back, or on the campus. */
export function AskAboutPage() {
	const messages = useMessages(contactMessages);
	const { identity } = useSchool();
	const { pathname } = useLocation();
	return (
		<p className={`not-printed ${styles.ask}`}>
			{messages.questionPrompt}{" "}
			<a className="pad-3" href={whatsAppAddress(messages, identity, pageTitle(pathname))} rel="noreferrer">
				{messages.whatsapp}
			</a>{" "}
			<a className="pad-3" href={callBackAddress(pathname)}>
				{messages.requestCall}
			</a>{" "}
			<PageLink className="pad-3" to={paths.visit}>
				{messages.visit}
			</PageLink>
		</p>
	);
}
