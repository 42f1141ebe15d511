import type { MetaArgs } from "react-router";
import { seasonAt } from "#src/admissions/season/season.ts";
import { type DatedEntry, describeDaysLeft, seasonDates } from "#src/admissions/season/season-dates.ts";
import { formatLong } from "#src/calendar/format.ts";
import * as paths from "#src/paths.ts";
import { scholarshipsMessages } from "#src/school/messages/sets/admission-messages.ts";
import { admissionStateMessages } from "#src/school/messages/sets/admission-state-messages.ts";
import { costMessages } from "#src/school/messages/sets/comparing/cost-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { Award, Scheme } from "#src/school/scholarships.ts";
import { useDateFacts } from "#src/site/admissions/date-facts.ts";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { Office } from "#src/site/page-head/hill/buildings.tsx";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { linkTo, PageLink, Sentences } from "#src/site/school/page-link.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid, Section } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/scholarships.ts";
import styles from "./scholarships.module.css";
import { Waiver } from "./waiver.tsx";

export const meta = (args: MetaArgs) =>
	pageMeta(args, ({ identity }, messagesOf) => ({
		title: messagesOf(scholarshipsMessages).title,
		description: messagesOf(scholarshipsMessages).metaDescription({ name: identity.name }),
		about: (site) => [breadcrumbs(site, [{ label: messagesOf(scholarshipsMessages).title, to: paths.scholarships }])],
	}));

export function loader({ context }: Route.LoaderArgs) {
	const {
		admissions,
		now,
		school: { scholarships },
	} = context.get(siteServices);
	const season = seasonAt(admissions.seasons, now());
	const deadlines = new Set(scholarships.awards.map(({ deadline }) => deadline));
	return {
		deadlines: season ? seasonDates(season, now(), admissions).filter(({ key }) => deadlines.has(key)) : [],
	};
}

export default function ScholarshipsPage({ loaderData: { deadlines } }: Route.ComponentProps) {
	const messages = useMessages(scholarshipsMessages);
	const { title: costTitle } = useMessages(costMessages);
	const { scholarships } = useSchool();
	const { lead, awards, schemes, schemesNotes } = scholarships;
	return (
		<>
			<PageHead
				title={messages.title}
				crumbs={[{ label: messages.home, to: paths.home }]}
				lead={lead}
				building={<Office lit={Number.parseInt(awards[0]?.figure ?? "", 10) || 0} />}
				facts={useDateFacts(deadlines, 1)}
			>
				<PageLink to={paths.courseCost} className="target">
					{costTitle}
				</PageLink>
			</PageHead>
			{awards.map((award) => (
				<AwardPart key={award.title} award={award} deadline={deadlines.find(({ key }) => key === award.deadline)} />
			))}
			{schemes.length > 0 && (
				<Section label={messages.schemesTitle} headed className={styles.schemes}>
					<div className={styles.notes}>
						{schemesNotes.map((note) => (
							<p key={note}>{note}</p>
						))}
					</div>
					<dl>
						{schemes.map((scheme) => (
							<SchemeRow key={scheme.name} scheme={scheme} />
						))}
					</dl>
				</Section>
			)}
			<PageGrid className="pad-below-9">
				<p className="wide-4-end pad-above-5 rule-above lead any-width">
					<Sentences>
						{messages.closing({
							fees: linkTo(paths.fees),
							refunds: linkTo(paths.refunds),
							contact: linkTo(paths.contact),
						})}
					</Sentences>
				</p>
			</PageGrid>
		</>
	);
}

function AwardPart({ award, deadline }: { award: Award; deadline: DatedEntry | undefined }) {
	const state = useMessages(admissionStateMessages);
	const messages = useMessages(scholarshipsMessages);
	const { figure, unit, title, who, howMuch, byWhen, how } = award;
	return (
		<PageGrid className={styles.award}>
			<div className="wide-1-4">
				<p className="large leading-13">
					<span className={styles.number}>{figure}</span> {unit}
				</p>
				<Waiver award={award} />
			</div>
			<section className="wide-5-end">
				<h2>{title}</h2>
				<dl className="rule-above">
					<Answer question={messages.eligibility} sentences={who} />
					<Answer question={messages.amount} sentences={howMuch} />
					<Answer
						question={messages.deadline}
						sentences={
							deadline ? [`${formatLong(deadline.day)}, ${describeDaysLeft(state, deadline)}. ${byWhen}`] : [byWhen]
						}
					/>
					<Answer question={messages.howToApply} sentences={how} />
				</dl>
			</section>
		</PageGrid>
	);
}

function Answer({ question, sentences }: { question: string; sentences: readonly string[] }) {
	return (
		<div className={styles.row}>
			<dt className="strong">{question}</dt>
			<dd className="stack-2">
				{sentences
					.filter((sentence) => sentence !== "")
					.map((sentence) => (
						<p key={sentence}>{sentence}</p>
					))}
			</dd>
		</div>
	);
}

function SchemeRow({ scheme: { name, from, what, address } }: { scheme: Scheme }) {
	return (
		<div className={styles.scheme}>
			<dt>
				{name}
				<span>{from}</span>
			</dt>
			<dd>
				{what} {address && <a href={address}>{new URL(address).hostname}</a>}
			</dd>
		</div>
	);
}
