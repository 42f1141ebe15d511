import { data } from "react-router";
import * as paths from "#src/paths.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { questionsMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { DetailHead } from "#src/site/detail/detail-head.tsx";
import { NoData } from "#src/site/detail/no-data.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { ShareLinks } from "#src/site/share-links/share-links.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import { Prose } from "#src/ui/page/prose.tsx";
import type { Route } from "./+types/question.ts";
import { allQuestions } from "./all-questions.ts";
import { AskInstead } from "./ask-instead.tsx";
import styles from "./questions-page.module.css";

const questionsPage = (messages: MessagesOf<typeof questionsMessages>) => ({
	label: messages.crumb,
	to: paths.questions,
});

export function loader({ params, context }: Route.LoaderArgs) {
	const all = allQuestions(context.get(siteServices).school.questions);
	const foundQuestion = all.find(({ slug }) => slug === params.slug);
	const others = all.filter(({ slug, group }) => group === foundQuestion?.group && slug !== foundQuestion?.slug);
	return data(
		{ found: foundQuestion, others: others.map(({ slug, question }) => ({ slug, question })) },
		foundQuestion ? 200 : 404,
	);
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
	const loadedQuestion = loaderData?.found;
	if (!loadedQuestion)
		return pageMeta(args, (_school, messagesOf) => ({
			title: messagesOf(questionsMessages).notFoundTitle,
			description: messagesOf(questionsMessages).notFoundDescription,
			unlisted: true,
		}));
	return pageMeta(args, (_school, messagesOf) => ({
		title: loadedQuestion.question,
		description: loadedQuestion.answer[0] ?? "",
		about: (site) => [
			breadcrumbs(site, [
				questionsPage(messagesOf(questionsMessages)),
				{ label: loadedQuestion.question, to: paths.question(loadedQuestion.slug) },
			]),
		],
	}));
};

/** One question with its answer: an address to send to someone. */
export default function QuestionPage({ loaderData: { found, others } }: Route.ComponentProps) {
	const messages = useMessages(questionsMessages);
	if (!found) return <NoData list={questionsPage(messages)} />;
	return (
		<>
			<article>
				<DetailHead crumbs={[questionsPage(messages)]} title={found.question}>
					<p className="soft">{found.group}</p>
				</DetailHead>
				<PageGrid className={`rows-7 pad-above-7 pad-below-8 ${styles.single}`}>
					<div className={`wide-1-7 ${styles.text}`}>
						<Prose>
							{found.answer.map((paragraph) => (
								<p key={paragraph}>{paragraph}</p>
							))}
						</Prose>
						<ul className={styles.links}>
							{found.links.map(({ label, to }) => (
								<li key={to}>
									<a href={to}>{label}</a>
								</li>
							))}
						</ul>
						<ShareLinks />
					</div>
					<nav aria-labelledby="also-asked" className={`wide-9-end ${styles.others}`}>
						<h2 id="also-asked">{messages.othersTitle}</h2>
						<ul>
							{others.map(({ slug, question }) => (
								<li className="line-above" key={slug}>
									<a href={paths.question(slug)}>{question}</a>
								</li>
							))}
							<li className="line-above">
								<a href={paths.questions}>{messages.allQuestions}</a>
							</li>
						</ul>
					</nav>
				</PageGrid>
			</article>
			<PageGrid>
				<AskInstead />
			</PageGrid>
		</>
	);
}
