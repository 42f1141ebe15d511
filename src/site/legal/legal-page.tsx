import type { ReactNode } from "react";
import type { LegalPeriod } from "#src/content/school/legal-history.server.ts";
import { type LegalName, legalTitles } from "#src/forms/legal/legal-texts.ts";
import { translateText } from "#src/languages/language.ts";
import * as paths from "#src/paths.ts";
import { legalMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { LegalText } from "#src/school/pages/legal.ts";
import { type Fact, PageHead } from "#src/site/page-head/page-head.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import { Clause } from "./clause.tsx";
import { Contents } from "./contents.tsx";
import styles from "./legal-page.module.css";
import { legalPages } from "./legal-pages.ts";
import { dayOf, describePeriod, LegalVersions } from "./legal-versions.tsx";

type LegalPageProps = {
	name: LegalName;
	text: LegalText;
	versions: readonly LegalPeriod[];
	/** Period in which it was in force, on the page of one version. */
	period?: LegalPeriod;
	/** Facts of its head. */
	facts?: readonly Fact[];
	/** Drawing of its head. */
	building?: ReactNode;
};

/** A legal text with each section's gist in the margin. */
export function LegalPage({ name, text, versions, period, facts = [], building }: LegalPageProps) {
	const messages = useMessages(legalMessages);
	const { page, other } = legalPages[name];
	const endedPeriod = period?.until ? { from: dayOf(period.from), to: dayOf(period.until) } : undefined;
	return (
		<>
			<PageHead
				title={text.title}
				crumbs={[{ label: messages.home, to: paths.home }, ...(period ? [{ label: text.title, to: page }] : [])]}
				{...(period && { crumb: messages.versionCrumb({ number: period.number }) })}
				label={period ? describePeriod(messages, period) : messages.inForceSince({ since: text.since })}
				lead={text.lead}
				facts={facts}
				building={building}
			/>
			<PageGrid className={styles.sheet}>
				<Contents headings={text.sections.map(({ heading }) => heading)} />
				{endedPeriod && (
					<div className="wide-9-end">
						<Notice title={messages.endedTitle(endedPeriod)}>
							<p>{messages.endedNote({ current: (text) => <a href={page}>{text}</a> })}</p>
						</Notice>
					</div>
				)}
				{text.notice && !endedPeriod && (
					<div className="wide-9-end">
						<Notice title={text.notice.title}>
							<p>{text.notice.text}</p>
						</Notice>
					</div>
				)}
				{text.sections.map((section) => (
					<Clause key={section.heading} section={section} />
				))}
				{name === "privacy" && !endedPeriod && (
					<p className="pad-above-4 rule-above any-width">
						<a className="pad-3" href={paths.privacyRequests}>
							{messages.ownDataLink}
						</a>
					</p>
				)}
				<p className="pad-above-4 rule-above any-width">
					{messages.seeAlso({
						title: translateText(legalTitles[other]),
						other: (text) => <a href={legalPages[other].page}>{text}</a>,
						contact: (text) => <a href={paths.contact}>{text}</a>,
					})}
				</p>
				<LegalVersions name={name} page={page} versions={versions} {...(period && { here: period.number })} />
			</PageGrid>
		</>
	);
}
