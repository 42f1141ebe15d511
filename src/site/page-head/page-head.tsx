import { type ReactNode, use } from "react";
import { useLocation } from "react-router";
import { english, languageNow } from "#src/languages/language.ts";
import { fieldsMessages } from "#src/school/messages/sets/forms/field-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { SchoolContext } from "#src/site/school/use-school.ts";
import { classNames } from "#src/ui/class-names.ts";
import { Contours } from "#src/ui/contours/contours.tsx";
import { placeOfPage } from "./hill/hill-places.ts";
import { HillWindow } from "./hill/hill-window.tsx";
import { Level, WayAlongTheHill } from "./level.tsx";
import styles from "./page-head.module.css";

type Crumb = { label: string; to: string };

/** A number, a day or a few words, and what it is. */
export type Fact = { value: ReactNode; label: ReactNode };

type PageHeadProps = {
	title: string;
	/** The title as it is set, if that is more than text. */
	heading?: ReactNode;
	/** The pages above this one; the page itself is added. */
	crumbs?: readonly Crumb[];
	/** The last crumb, when it differs from the title; none if null. */
	crumb?: string | null;
	/** Beside the act, such as "Admissions 2027". */
	label?: ReactNode;
	/** Text under the title. */
	lead?: ReactNode;
	/** Facts of this page alone. */
	facts?: readonly (Fact | false | undefined)[] | undefined;
	/** Drawings in the earth under the place of the page, and on it instead of what else stands there. */
	figure?: ReactNode;
	building?: ReactNode;
	/** Place of the facts beside such a figure. */
	shape?: "strata" | "ruler";
	/** Half as high, for one record. */
	small?: boolean;
	/** On phones a title and a line of facts, without drawing and lead, so that a form begins in the first view. */
	brief?: boolean;
	/** The act. */
	children?: ReactNode;
};

/** The most facts that stand beside each other. */
const inOneRow = 4;
/** Letters from which a title, or a fact’s value, is set smaller. */
const long = { title: 25, longer: 45, figure: 7, words: 12, sentence: 17 };

/**
 * The head of a page: its place on the school's section, the title in the sky, and in the earth its act and its facts.
 * Schools without drawings have sky and earth alone.
 */
export function PageHead(props: PageHeadProps) {
	const { title, heading = title, label, lead, facts = [], figure, building, shape, small, brief, children } = props;
	const drawn = use(SchoolContext)?.identity.contours === true;
	const place = placeOfPage(useLocation().pathname);
	// The names of the places are English.
	const named = drawn && languageNow().tag === english;
	const shown = facts
		.filter((fact) => fact !== undefined && fact !== false)
		.slice(0, drawn && shape === "strata" ? facts.length : inOneRow);
	const letters = Math.max(0, ...shown.map(({ value }) => (typeof value === "object" ? 0 : String(value).length)));
	const valueSize = sizeOf(letters, [long.sentence, styles.sentences], [long.words, styles.short]);
	return (
		<header
			className={classNames(styles.head, !drawn && styles.plain, small && styles.small, brief && styles.brief)}
			data-page-head
		>
			<div className={styles.sky} data-sky>
				{drawn ? (
					<HillWindow place={place?.at} above={place?.above} figure={figure} building={building} />
				) : (
					<Contours seed={title} />
				)}
				<div className={styles.top}>
					{drawn && place && <Level place={place.at} named={named} />}
					<Crumbs {...props} />
				</div>
				<h1 className={sizeOf(title.length, [long.longer, styles.longer], [long.title, styles.long])}>{heading}</h1>
			</div>
			{lead && <p className={styles.lead}>{lead}</p>}
			{shown.length > 0 && (
				<dl
					className={classNames(
						styles.facts,
						valueSize,
						shown.length === 3 && letters < long.figure && styles.three,
						drawn && shape && styles[shape],
					)}
				>
					{shown.map(({ value, label: name }, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the facts stay where they are.
						<div key={index}>
							<dt>{name}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
			)}
			{(children || label) && (
				<div className={styles.act}>
					{children}
					{label && <div className={styles.label}>{label}</div>}
				</div>
			)}
			{named && place && <WayAlongTheHill {...place} />}
		</header>
	);
}

function sizeOf(letters: number, ...sizes: readonly (readonly [from: number, name: string | undefined])[]) {
	return sizes.find(([from]) => letters >= from)?.[1];
}

function Crumbs({ title, crumbs = [], crumb = title }: PageHeadProps) {
	const messages = useMessages(fieldsMessages);
	if (crumbs.length === 0) return null;
	return (
		<nav aria-label={messages.breadcrumb}>
			<ol className={`not-printed ${styles.crumbs}`}>
				{crumbs.map(({ label, to }) => (
					<li key={to}>
						<a href={to}>{label}</a>
					</li>
				))}
				{crumb !== null && <li aria-current="page">{crumb}</li>}
			</ol>
		</nav>
	);
}
