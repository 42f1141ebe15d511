import { useMatches } from "react-router";
import * as paths from "#src/paths.ts";
import { cookiesMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { InlineScript } from "#src/site/page-code/inline-script.tsx";
import type { PageHandle } from "#src/site/page-handle.ts";
import { useEmbeddedFilms } from "#src/site/stories/use-embedded-films.ts";
import { Button } from "#src/ui/button.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./consent-question.module.css";
import { decideToAsk } from "./decide-to-ask.ts";

/**
 * The question about cookies and films, above the page and in its flow, so that it covers nothing. On a page with films
 * an inline script decides before the first paint whether it is asked.
 */
export function ConsentQuestion() {
	const messages = useMessages(cookiesMessages);
	const near = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.needsConsent);
	if (!useEmbeddedFilms()) return null;
	return (
		<>
			{near && <InlineScript run={decideToAsk} argument="ask" />}
			<section
				tabIndex={-1}
				aria-labelledby="cookie-title"
				data-consent-question
				data-surface="shola"
				className={styles.question}
			>
				<PageGrid plain className={`stack-4 ${styles.sheet}`}>
					<div className={styles.text}>
						<h2 id="cookie-title" className={styles.title}>
							{messages.title}
						</h2>
						<p>
							{messages.question} <a href={paths.privacy}>{messages.privacyPolicy}</a>
						</p>
						<p hidden data-present />
					</div>
					<div className={styles.answers}>
						<Button tone="onDark" small data-answer="false">
							{messages.decline}
						</Button>
						<Button tone="onDark" small data-answer="true">
							{messages.accept}
						</Button>
					</div>
				</PageGrid>
			</section>
		</>
	);
}
