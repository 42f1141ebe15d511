import * as paths from "#src/paths.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { failuresMessages } from "#src/school/messages/sets/frame-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { linksTo } from "#src/school/navigation-pages.ts";
import { useAdmissions } from "#src/site/admissions/use-admissions.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Signpost } from "#src/ui/spot/spot.tsx";
import styles from "./not-found.module.css";
import { ResultFrame } from "./result-frame.tsx";

const ways = (messages: MessagesOf<typeof failuresMessages>) => [
	{ label: messages.undergraduate, to: paths.undergraduate },
	{ label: messages.postgraduate, to: paths.postgraduate },
	{ label: messages.news, to: paths.news },
	{ label: messages.contact, to: paths.contact },
];
const apply = (messages: MessagesOf<typeof failuresMessages>) => ({ label: messages.apply, to: paths.academic });

/** The 404 page, with links to the main pages of the menus. */
export function NotFound() {
	const messages = useMessages(failuresMessages);
	const { identity, navigation } = useSchool();
	const shownWays = ways(messages).filter(({ to }) => linksTo(navigation, to));
	const admissions = useAdmissions();
	const first = admissions?.open === false ? { label: admissions.line, to: paths.dates } : apply(messages);
	return (
		<>
			<title>{messages.notFoundPageTitle({ name: identity.name })}</title>
			<meta name="robots" content="noindex" />
			<ResultFrame
				title={messages.notFoundTitle}
				label="404"
				drawing={<Signpost hills={identity.contours} />}
				lead={<p>{messages.notFoundLead}</p>}
				actions={
					<ButtonLink href={paths.home} tone="action">
						{messages.goHome}
					</ButtonLink>
				}
			>
				<ul className={styles.ways}>
					{[first, ...shownWays].map(({ label, to }) => (
						<li key={to}>
							<a href={to}>{label}</a>
						</li>
					))}
				</ul>
				<search>
					<form method="get" action={paths.questions} className={styles.find}>
						<label htmlFor="find-from-nowhere">{messages.searchLabel}</label>
						<input
							id="find-from-nowhere"
							type="search"
							name="q"
							maxLength={60}
							autoComplete="off"
							enterKeyHint="search"
						/>
						<Button type="submit">{messages.search}</Button>
					</form>
				</search>
			</ResultFrame>
		</>
	);
}
