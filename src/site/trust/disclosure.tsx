import { formatLong } from "#src/calendar/format.ts";
import { thousands } from "#src/formatting/thousands.ts";
import * as paths from "#src/paths.ts";
import { trustMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { PrintedAddress } from "#src/site/detail/printed-address.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs, school } from "#src/site/head/structured-data.ts";
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
import { DisclosureSection, Facts } from "./disclosure-section.tsx";
import { antiRaggingHelpline } from "./helpline.ts";
import { PersonLink } from "./person-link.tsx";

export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return listResult(services, () => readDisclosure(services));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, ({ pages }, wordsOf) => ({
		title: wordsOf(trustMessages).disclosureTitle,
		description: pages.disclosure.description,
		about: (site) => [
			school(site),
			breadcrumbs(site, [{ label: wordsOf(trustMessages).disclosureTitle, to: paths.disclosure }]),
		],
	}));

export default function Disclosure({ loaderData: { list: facts } }: Route.ComponentProps) {
	const messages = useMessages(trustMessages);
	const hidden = useHiddenPages();
	const { identity, pages, campus } = useSchool();
	const { lines, region, postalCode } = identity.address;
	return (
		<>
			<PageHead
				title={messages.disclosureTitle}
				crumbs={[{ label: messages.home, to: paths.home }]}
				lead={pages.disclosure.lead}
			/>
			<PrintedAddress />
			{facts ? (
				<PageGrid className={`rows-7 pad-above-8 pad-below-9 ${styles.sheet}`}>
					<DisclosureSection heading={messages.schoolTitle}>
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
					</DisclosureSection>
					<DisclosureSection
						heading={messages.approvalsTitle}
						more={{ to: paths.approvals, label: messages.allApprovals }}
					>
						<Facts
							rows={facts.approvals.map(({ slug, title, body, number, until }) => ({
								label: <a href={`${paths.approvals}#${slug}`}>{title}</a>,
								value: [body, number, until && `until ${formatLong(until)}`].filter(Boolean).join("; "),
							}))}
						/>
					</DisclosureSection>
					<DisclosureSection heading={messages.programmesTitle}>
						<Courses />
					</DisclosureSection>
					<DisclosureSection heading={messages.feesTitle} more={{ to: paths.fees, label: messages.allFees }}>
						<p>
							<Sentences>
								{messages.refundsAndScholarships({
									refunds: linkTo(paths.refunds),
									scholarships: linkTo(paths.scholarships),
								})}
							</Sentences>
						</p>
					</DisclosureSection>
					<DisclosureSection heading={messages.staffTitle} more={{ to: paths.staff, label: messages.allStaff }}>
						<Facts rows={facts.faculty.map(({ designation, count }) => ({ label: designation, value: count }))} />
					</DisclosureSection>
					<DisclosureSection heading={messages.campusTitle} more={{ to: paths.campus, label: messages.allCampus }}>
						<Facts
							rows={campus.counters.map(({ label, value, suffix = "" }) => ({
								label: label.charAt(0).toUpperCase() + label.slice(1),
								value: `${thousands(value)}${suffix}`,
							}))}
						/>
					</DisclosureSection>
					{facts.committees.map((committee) => (
						<DisclosureSection key={committee.name} heading={committee.name}>
							<p>{committee.purpose}</p>
							<CommitteeTable committee={committee} />
						</DisclosureSection>
					))}
					<DisclosureSection heading={messages.grievancesTitle}>
						<Facts
							rows={[
								{ label: messages.grievanceOfficer, value: facts.officer && <PersonLink person={facts.officer} /> },
								{
									label: messages.howToComplain,
									value: hidden.has(paths.grievance) ? undefined : (
										<a href={paths.grievance}>{messages.grievanceSteps}</a>
									),
								},
								{ label: messages.raggingHelpline, value: antiRaggingHelpline.phone },
								{
									label: messages.rules,
									value: hidden.has(paths.antiRagging) ? undefined : (
										<a href={paths.antiRagging}>{messages.raggingRules}</a>
									),
								},
							]}
						/>
					</DisclosureSection>
					{!hidden.has(paths.placement) && (
						<DisclosureSection
							heading={messages.placementTitle}
							more={{ to: paths.placement, label: messages.placementLink }}
						/>
					)}
					<DisclosureSection heading={messages.siteRulesTitle} more={{ to: paths.terms, label: messages.terms }}>
						<p>
							<a href={paths.privacy}>{messages.privacyPolicy}</a>
						</p>
					</DisclosureSection>
				</PageGrid>
			) : (
				<ListFailure what={messages.failedDisclosure} />
			)}
		</>
	);
}
