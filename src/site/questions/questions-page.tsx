import { translateText } from "#src/languages/language.ts";
import * as paths from "#src/paths.ts";
import { headMessages } from "#src/school/messages/sets/frame-messages.ts";
import { questionsMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { faqPage } from "#src/site/head/structured-questions.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { Library } from "#src/site/page-head/hill/buildings.tsx";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/questions-page.ts";
import { allQuestions } from "./all-questions.ts";
import { AskInstead } from "./ask-instead.tsx";
import { matchesSearch } from "./filter-questions.ts";
import { FindQuestion } from "./find-question.tsx";
import { QuestionEntry } from "./question-entry.tsx";
import styles from "./questions-page.module.css";

export const handle: PageHandle = { parameters: ["q"] };

const maxSearchLength = 60;

/** `q`: words that the questions shown must have, as the form sends it where scripts do not run. */
export function loader({ request }: Route.LoaderArgs) {
	return { wanted: (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, maxSearchLength) };
}

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (school, messagesOf) => ({
		title: messagesOf(questionsMessages).title,
		description: school.pages.questions.description,
		about: (site) => [
			faqPage(site, allQuestions(school.questions)),
			breadcrumbs(site, [{ label: messagesOf(questionsMessages).crumb, to: paths.questions }]),
		],
	}));

export default function Questions({ loaderData: { wanted: query } }: Route.ComponentProps) {
	const messages = useMessages(questionsMessages);
	const headTexts = useMessages(headMessages);
	const {
		questions: { groups: questionGroups },
		pages,
	} = useSchool();
	const groups = questionGroups.map(({ title, questions }) => ({
		title,
		questions: questions.map((entry) => ({
			entry,
			shown: matchesSearch([entry.question, ...entry.answer].join(" "), query),
		})),
	}));
	const all = groups.flatMap(({ questions }) => questions);
	const found = all.filter(({ shown }) => shown).length;
	return (
		<>
			<PageHead
				title={messages.title}
				crumb={translateText("Questions")}
				crumbs={[{ label: messages.home, to: paths.home }]}
				lead={pages.questions.lead}
				building={<Library windows={all.length} />}
				facts={[{ value: all.length, label: headTexts.questionsAnswered({ count: all.length }) }]}
			/>
			<PageGrid className={`rows-7 pad-above-6 pad-below-9 ${styles.sheet}`}>
				<FindQuestion search={query} found={found} />
				{groups.map(({ title, questions }) => (
					<section
						key={title}
						data-question-group
						hidden={questions.every(({ shown }) => !shown)}
						className={styles.group}
					>
						<h2 className={styles.title}>{title}</h2>
						<div className={styles.entries}>
							{questions.map(({ entry, shown }) => (
								<QuestionEntry key={entry.slug} {...entry} hidden={!shown} />
							))}
						</div>
					</section>
				))}
				<AskInstead />
			</PageGrid>
		</>
	);
}
