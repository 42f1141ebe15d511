import { type ReactNode, use } from "react";
import type { Language } from "#src/school/messages/language.ts";
import { wordsInLanguage } from "#src/school/messages/translated/messages-in-language.ts";
import { MessagesContext } from "#src/school/messages/use-messages.ts";
import styles from "./language.module.css";

/** Content of a page in one language: everything inside it, islands too, uses the texts of that language. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
	return (
		<MessagesContext value={wordsInLanguage(use(MessagesContext), language)}>
			<div lang={language} className={styles.page}>
				{children}
			</div>
		</MessagesContext>
	);
}
