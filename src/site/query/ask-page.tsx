import * as paths from "#src/paths.ts";
import { askingMessages, headMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { type MetaArguments, pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs, type Site } from "#src/site/head/structured-data.ts";
import { LowerGate } from "#src/site/page-head/hill/buildings.tsx";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { allQuestions } from "#src/site/questions/all-questions.ts";
import { useHiddenPages } from "#src/site/school/page-link.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { Phone } from "#src/site/trust/contact-lines.tsx";
import type { Elements } from "#src/ui/elements.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./query.module.css";
import { WireUpTheHill } from "./wire-up-the-hill.tsx";

/** The two pages on which someone asks, by the name of their texts. */
const askPages = {
	quickEnquiry: { path: paths.quickEnquiry, title: "enquiryPageTitle", heading: "enquiryTitle" },
	getStarted: { path: paths.getStarted, title: "getStartedPageTitle", heading: "getStartedTitle" },
} as const;

type AskName = keyof typeof askPages;

export const askMeta = (args: MetaArguments, page: AskName) =>
	pageMeta(args, ({ pages }, messagesOf) => {
		const { path, title: key } = askPages[page];
		const title = messagesOf(askingMessages)[key];
		const about = (site: Site) => [breadcrumbs(site, [{ label: title, to: path }])];
		return { title, description: pages[page].description, about };
	});

/** A form, and beside it the phone and the first question of each group. */
export function AskPage({ page, children }: { page: AskName; children: Elements }) {
	const messages = useMessages(askingMessages);
	const headTexts = useMessages(headMessages);
	const { pages, questions } = useSchool();
	const hidden = useHiddenPages();
	const count = hidden.has(paths.questions) ? 0 : allQuestions(questions).length;
	return (
		<>
			<PageHead
				title={messages[askPages[page].heading]}
				crumbs={[{ label: messages.home, to: paths.home }]}
				lead={pages[page].lead}
				building={<LowerGate />}
				facts={[
					count > 0 && { value: <a href={paths.questions}>{count}</a>, label: headTexts.questionsAnswered({ count }) },
				]}
			/>
			<PageGrid className={`rows-7 pad-above-7 pad-below-8 ${styles.sheet}`}>
				<div className="wide-7-end stack-5">{children}</div>
				<OrCall answered={count > 0} />
			</PageGrid>
			<WireUpTheHill />
		</>
	);
}

/** Phone, email and answers, for those who would rather not fill in a form. */
function OrCall({ answered }: { answered: boolean }) {
	const messages = useMessages(askingMessages);
	const { identity, questions } = useSchool();
	return (
		<div className={`wide-1-5 ${styles.margin}`}>
			<p>{messages.speakNow}</p>
			<p className={styles.number}>
				<Phone number={identity.phone} />
			</p>
			<p className={styles.way}>
				<a href={`mailto:${identity.email}`}>{identity.email}</a>
			</p>
			{answered && (
				<section aria-labelledby="answered" className={styles.answered}>
					<h2 className="size-4" id="answered">
						{messages.answeredTitle}
					</h2>
					<ul className={styles.list}>
						{questions.groups
							.flatMap(({ questions }) => questions.slice(0, 1))
							.map(({ slug, question }) => (
								<li className="line-above" key={slug}>
									<a href={paths.question(slug)}>{question}</a>
								</li>
							))}
					</ul>
					<p>
						<a href={paths.questions}>{messages.allQuestions}</a>
					</p>
				</section>
			)}
		</div>
	);
}
