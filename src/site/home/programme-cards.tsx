import * as paths from "#src/paths.ts";
import type { ProductProgramme } from "#src/school/admissions.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { homeMessages } from "#src/school/messages/sets/home-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { isProductProgramme } from "#src/school/offering.ts";
import type { ProgrammeOutline } from "#src/school/programmes.ts";
import type { SchoolTexts } from "#src/school-texts.ts";
import globe from "#src/site/drawings/globe.svg?url";
import section from "#src/site/drawings/section.svg?url";
import sun from "#src/site/drawings/sun.svg?url";
import { linkTo, Sentences, useHiddenPages } from "#src/site/school/page-link.tsx";
import { describeLength, pagesOfProgramme } from "#src/site/school/programme-pages.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import cardLink from "#src/ui/card-link.module.css";
import { Icon } from "#src/ui/icon.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import styles from "./programme-cards.module.css";

/** The cards of what the school offers. */
function cardsOf(messages: HomeMessages, { programmes }: Outlines, lengthOf: (outline: ProgrammeOutline) => string) {
	const find = (key: ProductProgramme) => programmes.find((one) => one.key === key);
	const [barch, environmental, urban] = [find("barch"), find("environmental"), find("urbanDesign")];
	const branches = [
		...(environmental ? [messages.environmentalArchitecture] : []),
		...(urban ? [messages.urbanDesign] : []),
	];
	const master = environmental ?? urban;
	const ofOutline = (outline: ProgrammeOutline) => ({ degree: outline.degree, length: lengthOf(outline) });
	const undergraduate = barch && {
		name: messages.undergraduate,
		degree: barch.degree,
		to: paths.undergraduate,
		figure: section,
		summary: messages.undergraduateSummary(ofOutline(barch)),
	};
	const postgraduate = master && {
		name: messages.postgraduate,
		degree: master.degree,
		to: environmental ? paths.postgraduate : paths.marchUrban,
		figure: sun,
		summary: messages.postgraduateSummary({
			degree: master.degree,
			join: branches.join(" or "),
			length: lengthOf(master).replace(/,.*/, ""),
		}),
	};
	const added = programmes.flatMap((outline) => {
		const { page, form } = pagesOfProgramme(outline);
		const to = page === paths.programmes ? form : page;
		return isProductProgramme(outline.key) || !to
			? []
			: [{ name: outline.name, to, degree: outline.degree, summary: messages.addedSummary(ofOutline(outline)) }];
	});
	return [
		...(undergraduate ? [undergraduate] : []),
		...(postgraduate ? [postgraduate] : []),
		...added,
		international(messages),
	];
}

type HomeMessages = MessagesOf<typeof homeMessages>;
type Outlines = SchoolTexts["outlines"];

const international = (messages: HomeMessages) => ({
	name: messages.internationalStudents,
	degree: undefined,
	to: paths.internationalStudents,
	figure: globe,
	summary: messages.internationalSummary,
});

export function ProgrammeCards() {
	const messages = useMessages(homeMessages);
	const programmeTexts = useMessages(programmesMessages);
	const { outlines, identity } = useSchool();
	/** "five years, ten semesters" */
	const lengthOf = (outline: ProgrammeOutline) =>
		describeLength(programmeTexts, outline).replace(/^./, (first) => first.toLowerCase());
	const hidden = useHiddenPages();
	const cards = cardsOf(messages, outlines, lengthOf).filter(({ to }) => !hidden.has(to));
	return (
		<section id="programmes" aria-labelledby="programmes-title">
			<PageGrid plain className={styles.sheet}>
				<h2 id="programmes-title" className="small-heading pad-3 rule-above any-width">
					{messages.programmesTitle}
				</h2>
				<ul className={styles.cards}>
					{cards.map(({ name, to, summary, ...drawn }) => (
						<li key={to} className={styles.card}>
							{identity.contours && "figure" in drawn ? (
								<img
									src={drawn.figure}
									alt=""
									width={640}
									height={352}
									loading="lazy"
									className={`on-mist full-width ${styles.figure}`}
								/>
							) : (
								<p aria-hidden="true" className={`on-mist size-3 ${styles.figure} ${styles.degree}`}>
									{drawn.degree ?? <Icon name="globe" />}
								</p>
							)}
							<h3 className={`above-5 below-2 size-3 ${styles.name}`}>
								<a href={to} className={cardLink.link}>
									{name}
								</a>
							</h3>
							<p className={styles.text}>{summary}</p>
							<p className={styles.more} aria-hidden="true">
								{messages.readMore} <Icon name="arrow" />
							</p>
						</li>
					))}
				</ul>
				<p className="pad-above-4 above-6 rule-above any-width">
					{!hidden.has(paths.diploma) && (
						<>
							{messages.diplomaNote({
								diploma: (text) => (
									<a className="pad-2" href={paths.diploma}>
										{text}
									</a>
								),
							})}{" "}
						</>
					)}
					<Sentences>
						{messages.allProgrammes({
							count: outlines.programmes.length,
							programmes: linkTo(paths.programmes, "pad-2"),
							fees: linkTo(paths.fees, "pad-2"),
							work: linkTo(paths.work, "pad-2"),
						})}
					</Sentences>
				</p>
			</PageGrid>
		</section>
	);
}
