import { useLocation } from "react-router";
import * as paths from "#src/paths.ts";
import { contactWords } from "#src/school/words/sets/school-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import styles from "./ask-about-page.module.css";
import { callBackAddress, pageTitle, whatsAppAddress } from "./contact-ways.ts";

/** How to ask about the page: in WhatsApp, by being called back, or on the campus. */
export function AskAboutPage() {
	const words = useWords(contactWords);
	const { identity } = useSchool();
	const { pathname } = useLocation();
	return (
		<p className={`not-printed ${styles.ask}`}>
			{words.questionPrompt}{" "}
			<a className="pad-3" href={whatsAppAddress(words, identity, pageTitle(pathname))} rel="noreferrer">
				{words.whatsapp}
			</a>{" "}
			<a className="pad-3" href={callBackAddress(pathname)}>
				{words.requestCall}
			</a>{" "}
			<a className="pad-3" href={paths.visit}>
				{words.visit}
			</a>
		</p>
	);
}
