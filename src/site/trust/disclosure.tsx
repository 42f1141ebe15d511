import { formatLong } from "#src/calendar/format.ts";
import { thousands } from "#src/formatting/thousands.ts";
import * as paths from "#src/paths.ts";
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
	pageMeta(args, ({ pages }) => ({
		title: "Mandatory disclosure",
		description: pages.disclosure.description,
		about: (site) => [school(site), breadcrumbs(site, [{ label: "Mandatory disclosure", to: paths.disclosure }])],
	}));

export default function Disclosure({ loaderData: { list: facts } }: Route.ComponentProps) {
	const { identity, pages, campus } = useSchool();
	const { lines, region, postalCode } = identity.address;
	return (
		<>
			<PageBanner
				title="Mandatory disclosure"
				crumbs={[{ label: "Home", to: paths.home }]}
				lead={pages.disclosure.lead}
			/>
			<PrintedAddress />
			{facts ? (
				<PageGrid className={styles.sheet}>
					<DisclosureSection heading="The school">
						<Facts
							rows={[
								{ label: "Name", value: identity.name },
								{ label: "Founded", value: identity.foundedIn },
								{ label: "Address", value: `${lines.join(", ")}, ${region} ${postalCode}` },
								{ label: "Telephone", value: identity.phone },
								{ label: "E-mail", value: <a href={`mailto:${identity.email}`}>{identity.email}</a> },
								{ label: "Head of the school", value: facts.head && <PersonLink person={facts.head} /> },
							]}
						/>
					</DisclosureSection>
					<DisclosureSection
						heading="Approvals"
						more={{ to: paths.approvals, label: "All approvals, with the letters" }}
					>
						<Facts
							rows={facts.approvals.map(({ slug, title, body, number, until }) => ({
								label: <a href={`${paths.approvals}#${slug}`}>{title}</a>,
								value: [body, number, until && `until ${formatLong(until)}`].filter(Boolean).join("; "),
							}))}
						/>
					</DisclosureSection>
					<DisclosureSection heading="Programmes and intake">
						<Courses />
					</DisclosureSection>
					<DisclosureSection heading="Fees and refunds" more={{ to: paths.fees, label: "All fees, year by year" }}>
						<p>
							<a href={paths.refunds}>Cancellation and refunds</a>, <a href={paths.scholarships}>scholarships</a>
						</p>
					</DisclosureSection>
					<DisclosureSection
						heading="Faculty and staff"
						more={{ to: paths.staff, label: "Everybody, with qualification and experience" }}
					>
						<Facts rows={facts.faculty.map(({ designation, count }) => ({ label: designation, value: count }))} />
					</DisclosureSection>
					<DisclosureSection
						heading="Campus and facilities"
						more={{ to: paths.campus, label: "The campus, place by place" }}
					>
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
					<DisclosureSection heading="Grievances and ragging">
						<Facts
							rows={[
								{ label: "Grievance officer", value: facts.officer && <PersonLink person={facts.officer} /> },
								{ label: "How to complain", value: <a href={paths.grievance}>Grievances, step by step</a> },
								{ label: "National helpline against ragging", value: antiRaggingHelpline.phone },
								{ label: "Rules", value: <a href={paths.antiRagging}>No ragging</a> },
							]}
						/>
					</DisclosureSection>
					<DisclosureSection heading="Placement and results" more={{ to: paths.placement, label: "Placement" }} />
					<DisclosureSection heading="Rules of this website" more={{ to: paths.terms, label: "Terms and conditions" }}>
						<p>
							<a href={paths.privacy}>Privacy policy</a>
						</p>
					</DisclosureSection>
				</PageGrid>
			) : (
				<ListFailure what="The disclosure" />
			)}
		</>
	);
}
