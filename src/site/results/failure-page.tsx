import { resultsWords } from "#src/school/words/sets/result-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import type { Route } from "./+types/failure-page.ts";
import { UnpaidPage } from "./unpaid-page.tsx";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, wordsOf) => ({
		title: wordsOf(resultsWords).failedTitle,
		description: wordsOf(resultsWords).failedDescription,
		unlisted: true,
	}));

export default function FailurePage() {
	const words = useWords(resultsWords);
	return <UnpaidPage outcome="failed" title={words.failedTitle} purpose={words.failedPurpose} />;
}
