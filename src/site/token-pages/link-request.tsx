import { use } from "react";
import { linkRequest } from "#src/admissions/links/link-request-config.ts";
import { configInSchoolWords } from "#src/forms/single-step/school-config.ts";
import type { ReturnedForm } from "#src/forms/single-step/single-step-config.ts";
import { SingleStepForm } from "#src/forms/single-step/single-step-form.tsx";
import { linkWords } from "#src/school/words/sets/application-words.ts";
import { useWords, WordsContext } from "#src/school/words/use-words.ts";
import { useSchoolWays } from "#src/site/school/use-school-ways.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./link-request.module.css";

type LinkRequestProps = {
	returned?: ReturnedForm | undefined;
	/** It was asked for: says what happens now. */
	sent?: boolean;
};

/** The form that asks for links, with what to know about them. It works without code. */
export function LinkRequest({ returned, sent = false }: LinkRequestProps) {
	const words = useWords(linkWords);
	const ways = useSchoolWays();
	return (
		<PageGrid className={styles.sheet}>
			<section aria-labelledby="send-link" className={styles.form}>
				<h2 id="send-link">{words.requestTitle}</h2>
				{sent && <Sent />}
				<SingleStepForm
					config={linkRequest}
					loadDefinition={loadDefinition}
					labelledBy="send-link"
					returned={returned}
				/>
			</section>
			<section aria-labelledby="about-links" className={styles.beside}>
				<h2 id="about-links" className={styles.heading}>
					{words.notesTitle}
				</h2>
				<ul>
					<li>{words.recipientNote}</li>
					<li>{words.emailNote}</li>
					<li>{words.earlierSeasonNote}</li>
					<li>{words.noAccess(ways)}</li>
				</ul>
			</section>
		</PageGrid>
	);
}

/** Never used: the form posts to its page. */
const loadDefinition = () =>
	import("#src/admissions/links/link-request-definition.ts").then((module) => module.linkRequestDefinition);

function Sent() {
	const words = useWords(linkWords);
	const schoolWords = use(WordsContext);
	return (
		<div id="sent">
			<Notice tone="done" title={configInSchoolWords(linkRequest, schoolWords).texts.sent}>
				<p>{words.sentNote}</p>
			</Notice>
		</div>
	);
}
