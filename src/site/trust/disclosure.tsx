import { formatLong } from "#src/calendar/format.ts";
import { thousands } from "#src/formatting/thousands.ts";
import * as paths from "#src/paths.ts";
import { trustWords } from "#src/school/words/sets/school-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { siteServices } from "#src/site/context.server.ts";
import { PrintedAddress } from "#src/site/detail/printed-address.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs, school } from "#src/site/head/structured-data.ts";
import { ListFailure } from "#src/site/listing/list-failure.tsx";
import { listResult } from "#src/site/listing/loader-result.server.ts";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageBanner } from "#src/ui/page/page-banner.tsx";
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
		title: wordsOf(trustWords).disclosureTitle,
		description: pages.disclosure.description,
		about: (site) => [
			school(site),
			breadcrumbs(site, [{ label: wordsOf(trustWords).disclosureTitle, to: paths.disclosure }]),
		],
	}));

export default function Disclosure({ loaderData: { list: facts } }: Route.ComponentProps) {
	const words = useWords(trustWords);
	const { identity, pages, campus } = useSchool();
	const { lines, region, postalCode } = identity.address;
	return (
		<>
			<PageBanner
				title={words.disclosureTitle}
				crumbs={[{ label: words.home, to: paths.home }]}
				lead={pages.disclosure.lead}
			/>
			<PrintedAddress />
			{facts ? (
				<PageGrid className={`rows-7 pad-above-8 pad-below-9 ${styles.sheet}`}>
					<DisclosureSection heading={words.schoolTitle}>
						<Facts
							rows={[
								{ label: words.schoolName, value: identity.name },
								{ label: words.founded, value: identity.foundedIn },
								{ label: words.address, value: `${lines.join(", ")}, ${region} ${postalCode}` },
								{ label: words.phone, value: identity.phone },
								{ label: words.email, value: <a href={`mailto:${identity.email}`}>{identity.email}</a> },
								{ label: words.headOfSchool, value: facts.head && <PersonLink person={facts.head} /> },
							]}
						/>
					</DisclosureSection>
					<DisclosureSection heading={words.approvalsTitle} more={{ to: paths.approvals, label: words.allApprovals }}>
						<Facts
							rows={facts.approvals.map(({ slug, title, body, number, until }) => ({
								label: <a href={`${paths.approvals}#${slug}`}>{title}</a>,
								value: [body, number, until && `until ${formatLong(until)}`].filter(Boolean).join("; "),
							}))}
						/>
					</DisclosureSection>
					<DisclosureSection heading={words.programmesTitle}>
						<Courses />
					</DisclosureSection>
					<DisclosureSection heading={words.feesTitle} more={{ to: paths.fees, label: words.allFees }}>
						<p>
							{words.refundsAndScholarships({
								refunds: (text) => <a href={paths.refunds}>{text}</a>,
								scholarships: (text) => <a href={paths.scholarships}>{text}</a>,
							})}
						</p>
					</DisclosureSection>
					<DisclosureSection heading={words.staffTitle} more={{ to: paths.staff, label: words.allStaff }}>
						<Facts rows={facts.faculty.map(({ designation, count }) => ({ label: designation, value: count }))} />
					</DisclosureSection>
					<DisclosureSection heading={words.campusTitle} more={{ to: paths.campus, label: words.allCampus }}>
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
					<DisclosureSection heading={words.grievancesTitle}>
						<Facts
							rows={[
								{ label: words.grievanceOfficer, value: facts.officer && <PersonLink person={facts.officer} /> },
								{ label: words.howToComplain, value: <a href={paths.grievance}>{words.grievanceSteps}</a> },
								{ label: words.raggingHelpline, value: antiRaggingHelpline.phone },
								{ label: words.rules, value: <a href={paths.antiRagging}>{words.raggingRules}</a> },
							]}
						/>
					</DisclosureSection>
					<DisclosureSection
						heading={words.placementTitle}
						more={{ to: paths.placement, label: words.placementLink }}
					/>
					<DisclosureSection heading={words.siteRulesTitle} more={{ to: paths.terms, label: words.terms }}>
						<p>
							<a href={paths.privacy}>{words.privacyPolicy}</a>
						</p>
					</DisclosureSection>
				</PageGrid>
			) : (
				<ListFailure what={words.failedDisclosure} />
			)}
		</>
	);
}
