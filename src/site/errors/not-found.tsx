import * as paths from "#src/paths.ts";
import { leadsTo } from "#src/school/shown-navigation.ts";
import { failuresWords } from "#src/school/words/sets/frame-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import type { WordsOf } from "#src/school/words/word-set.ts";
import { useAdmissions } from "#src/site/admissions/use-admissions.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Contours } from "#src/ui/contours/contours.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./not-found.module.css";

const ways = (words: WordsOf<typeof failuresWords>) => [
	{ label: words.undergraduate, to: paths.undergraduate },
	{ label: words.postgraduate, to: paths.postgraduate },
	{ label: words.news, to: paths.news },
	{ label: words.contact, to: paths.contact },
];
const apply = (words: WordsOf<typeof failuresWords>) => ({ label: words.apply, to: paths.academic });

/** The 404 page: a point beyond the edge of the map, with links to main pages that the menus lead to. */
export function NotFound() {
	const words = useWords(failuresWords);
	const { identity, navigation } = useSchool();
	const shown = ways(words).filter(({ to }) => leadsTo(navigation, to));
	const admissions = useAdmissions();
	const first = admissions?.open === false ? { label: admissions.line, to: paths.dates } : apply(words);
	return (
		<div data-surface="shola" className="line-below clipped">
			<title>{words.notFoundPageTitle({ name: identity.name })}</title>
			<meta name="robots" content="noindex" />
			<PageGrid className={styles.sheet}>
				<div className={`stack-5 items-start ${styles.words}`}>
					<p className={styles.spot} aria-hidden="true">
						404
					</p>
					<h1>{words.notFoundTitle}</h1>
					<p className={styles.lead}>{words.notFoundLead}</p>
					<search>
						<form method="get" action={paths.questions} className={styles.find}>
							<label htmlFor="find-from-nowhere">{words.searchLabel}</label>
							<input
								id="find-from-nowhere"
								type="search"
								name="q"
								maxLength={60}
								autoComplete="off"
								enterKeyHint="search"
							/>
							<Button type="submit">{words.search}</Button>
						</form>
					</search>
					<ButtonLink href={paths.home} tone="action">
						{words.goHome}
					</ButtonLink>
				</div>
				<div className={styles.map}>
					<Contours seed="off the map" />
					<ul className={styles.ways}>
						{[first, ...shown].map(({ label, to }) => (
							<li key={to}>
								<a href={to}>{label}</a>
							</li>
						))}
					</ul>
				</div>
			</PageGrid>
		</div>
	);
}
