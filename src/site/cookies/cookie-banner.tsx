import { useEffect, useRef } from "react";
import { Link } from "react-router";
import * as paths from "#src/paths.ts";
import { Button } from "#src/ui/button.tsx";
import styles from "./cookie-banner.module.css";
import { answerConsent, useConsent } from "./cookie-consent.ts";

/**
 * The question about cookies and players. @see useConsentQuestion for when it is asked. On screens whose own action
 * must not be covered, `data-uncovered`, it waits unless the visitor has opened it.
 */
export function CookieBanner({ question }: { question: "due" | "requested" }) {
	const consent = useConsent();
	const box = useRef<HTMLElement>(null);
	const again = consent !== "unasked";
	useEffect(() => {
		if (again) box.current?.focus();
	}, [again]);
	return (
		<section
			ref={box}
			tabIndex={-1}
			aria-labelledby="cookie-title"
			data-surface="shola"
			data-question={question}
			className={styles.banner}
		>
			<h2 id="cookie-title" className={styles.title}>
				Cookies and films
			</h2>
			{/* Sentence by sentence: one block would be the largest text of some pages, and count as their LCP. */}
			<p className={styles.words}>May our pages play films from YouTube by themselves?</p>
			<p className={styles.words}>If you decline, each film waits for your click.</p>
			<p className={styles.words}>
				We remember your answer in a cookie, for a year. <Link to={paths.privacy}>Privacy policy</Link>
			</p>
			{again && <p className={styles.words}>At present you have {consent}.</p>}
			<div className={styles.answers}>
				<Button tone="onDark" small onClick={() => answerConsent(false)}>
					Decline
				</Button>
				<Button tone="onDark" small onClick={() => answerConsent(true)}>
					Accept
				</Button>
			</div>
		</section>
	);
}
