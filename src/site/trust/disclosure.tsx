import type { ReactElement } from "react";
import { formatLong } from "#src/calendar/format.ts";
import { thousands } from "#src/formatting/thousands.ts";
import * as paths from "#src/paths.ts";
import { trustMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { PrintedAddress } from "#src/site/detail/printed-address.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs, school } from "#src/site/head/structured-data.ts";
import { Contents } from "#src/site/legal/contents.tsx";
import { ListFailure } from "#src/site/listing/list-failure.tsx";
import { listResult } from "#src/site/listing/loader-result.server.ts";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { linkTo, Sentences, useHiddenPages } from "#src/site/school/page-link.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/disclosure.ts";
import { CommitteeTable } from "./committee-table.tsx";
import { Courses } from "./courses.tsx";
import styles from "./disclosure.module.css";
import { readDisclosure } from "./disclosure-facts.server.ts";
import { DisclosureSection, type DisclosureSectionProps, Facts } from "./disclosure-section.tsx";
import { antiRaggingHelpline } from "./helpline.ts";
import { PersonLink } from "./person-link.tsx";

export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return listResult(services, () => readDisclosure(services));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, ({ pages }, messagesOf) => ({
		title: messagesOf(trustMessages).disclosureTitle,
		description: pages.disclosure.description,
		about: (site) => [
			school(site),
			breadcrumbs(site, [{ label: messagesOf(trustMessages).disclosureTitle, to: paths.disclosure }]),
		],
	}));

export default function Disclosure({ loaderData: { list: facts } }: Route.ComponentProps) {
	const messages = useMessages(trustMessages);
	const { pages } = useSchool();
	return (
		<>
			<PageHead
				title={messages.disclosureTitle}
				crumbs={[{ label: messages.home, to: paths.home }]}
				lead={pages.disclosure.lead}
			/>
			<PrintedAddress />
			{facts ? <Sections facts={facts} /> : <ListFailure what={messages.failedDisclosure} />}
		</>
	);
}

type DisclosureFacts = NonNullable<Route.ComponentProps["loaderData"]["list"]>;

/** Begins with what families look for first. */
function Sections({ facts }: { facts: DisclosureFacts }) {
	const messages = useMessages(trustMessages);
	const hidden = useHiddenPages();
	const { identity, campus } = useSchool();
	const { lines, region, postalCode } = identity.address;
	const sections: (ReactElement<DisclosureSectionProps> | false)[] = [
		<DisclosureSection
			key="approvals"
			heading={messages.approvalsTitle}
			more={{ to: paths.approvals, label: messages.allApprovals }}
		>
			<Facts
				rows={facts.approvals.map(({ slug, title, body, number, until }) => ({
					label: <a href={`${paths.approvals}#${slug}`}>{title}</a>,
					value: [body, number, until && `until ${formatLong(until)}`].filter(Boolean).join("; "),
				}))}
			/>
		</DisclosureSection>,
		<DisclosureSection key="programmes" heading={messages.programmesTitle}>
			<Courses />
		</DisclosureSection>,
		<DisclosureSection key="fees" heading={messages.feesTitle} more={{ to: paths.fees, label: messages.allFees }}>
			<p>
				<Sentences>
					{messages.refundsAndScholarships({
						refunds: linkTo(paths.refunds),
						scholarships: linkTo(paths.scholarships),
					})}
				</Sentences>
			</p>
		</DisclosureSection>,
		<DisclosureSection key="school" heading={messages.schoolTitle}>
			<Facts
				rows={[
					{ label: messages.schoolName, value: identity.name },
					{ label: messages.founded, value: identity.foundedIn },
					{ label: messages.address, value: `${lines.join(", ")}, ${region} ${postalCode}` },
					{ label: messages.phone, value: identity.phone },
					{ label: messages.email, value: <a href={`mailto:${identity.email}`}>{identity.email}</a> },
					{ label: messages.headOfSchool, value: facts.head && <PersonLink person={facts.head} /> },
				]}
			/>
		</DisclosureSection>,
		<DisclosureSection key="staff" heading={messages.staffTitle} more={{ to: paths.staff, label: messages.allStaff }}>
			<Facts rows={facts.faculty.map(({ designation, count }) => ({ label: designation, value: count }))} />
		</DisclosureSection>,
		<DisclosureSection
			key="campus"
			heading={messages.campusTitle}
			more={{ to: paths.campus, label: messages.allCampus }}
		>
			<Facts
				rows={campus.counters.map(({ label, value, suffix = "" }) => ({
					label: label.charAt(0).toUpperCase() + label.slice(1),
					value: `${thousands(value)}${suffix}`,
				}))}
			/>
		</DisclosureSection>,
		...facts.committees.map((committee) => (
			<DisclosureSection key={committee.name} heading={committee.name}>
				<p>{committee.purpose}</p>
				<CommitteeTable committee={committee} />
			</DisclosureSection>
		)),
		<DisclosureSection key="grievances" heading={messages.grievancesTitle}>
			<Facts
				rows={[
					{ label: messages.grievanceOfficer, value: facts.officer && <PersonLink person={facts.officer} /> },
					{
						label: messages.howToComplain,
						value: hidden.has(paths.grievance) ? undefined : <a href={paths.grievance}>{messages.grievanceSteps}</a>,
					},
					{ label: messages.raggingHelpline, value: antiRaggingHelpline.phone },
					{
						label: messages.rules,
						value: hidden.has(paths.antiRagging) ? undefined : <a href={paths.antiRagging}>{messages.raggingRules}</a>,
					},
				]}
			/>
		</DisclosureSection>,
		!hidden.has(paths.placement) && (
			<DisclosureSection
				key="placement"
				heading={messages.placementTitle}
				more={{ to: paths.placement, label: messages.placementLink }}
			/>
		),
		<DisclosureSection
			key="siteRules"
			heading={messages.siteRulesTitle}
			more={{ to: paths.terms, label: messages.terms }}
		>
			<p>
				<a href={paths.privacy}>{messages.privacyPolicy}</a>
			</p>
		</DisclosureSection>,
	];
	return (
		<PageGrid className={`rows-7 pad-above-7 pad-below-9 ${styles.sheet}`}>
			<Contents headings={sections.flatMap((section) => (section ? [section.props.heading] : []))} />
			{sections}
		</PageGrid>
	);
}
