import { resultsWords } from "#src/school/words/sets/result-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import type { Route } from "./+types/cancel-page.ts";
import { UnpaidPage } from "./unpaid-page.tsx";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (_school, wordsOf) => ({
		title: wordsOf(resultsWords).unpaidTitle,
		description: wordsOf(resultsWords).unpaidDescription,
		unlisted: true,
	}));

export default function CancelPage() {
	const words = useWords(resultsWords);
	return <UnpaidPage outcome="cancelled" title={words.unpaidTitle} purpose={words.unpaidPurpose} />;
}
