import * as paths from "#src/paths.ts";
import { trustMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { Clause } from "#src/site/legal/clause.tsx";
import { listResult } from "#src/site/listing/loader-result.server.ts";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
import { linkTo, Sentences } from "#src/site/school/page-link.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import type { Route } from "./+types/grievance.ts";
import { CommitteeTable } from "./committee-table.tsx";
import { ContactLines, Phone } from "./contact-lines.tsx";
import { findPerson, nameCommittees } from "./people.server.ts";
import { PersonLink } from "./person-link.tsx";
import { RulesPage } from "./rules-page.tsx";

/** The page renders without names if they cannot be read. */
export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return listResult(services, async () => ({
		officer: await findPerson(services, services.school.responsible.grievanceOfficer),
		committees: await nameCommittees(services, ["grievance", "internal", "equal-opportunity"]),
	}));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, (school) => ({
		title: school.grievance.title,
		description: school.grievance.description,
		about: (site) => [breadcrumbs(site, [{ label: school.grievance.title, to: paths.grievance }])],
	}));

export default function Grievance({ loaderData: { list } }: Route.ComponentProps) {
	const messages = useMessages(trustMessages);
	const { responsible, identity, grievance } = useSchool();
	const contact = (
		<ContactLines
			lines={[
				{
					label: messages.grievanceOfficer,
					value: list?.officer ? <PersonLink person={list.officer} /> : messages.grievanceOfficer,
					note: responsible.officeHours,
				},
				{
					label: messages.byEmail,
					value: <a href={`mailto:${identity.email}?subject=Grievance`}>{identity.email}</a>,
					note: messages.grievanceMailNote,
				},
				{
					label: messages.byPhone,
					value: <Phone number={identity.phone} />,
					note: <Sentences>{messages.raggingNote({ helpline: linkTo(paths.antiRagging) })}</Sentences>,
				},
			]}
		/>
	);
	return (
		<RulesPage text={grievance} contact={contact}>
			{list?.committees.map((committee) => (
				<Clause key={committee.name} section={{ heading: committee.name, gloss: committee.purpose, paragraphs: [] }}>
					<CommitteeTable committee={committee} />
				</Clause>
			))}
		</RulesPage>
	);
}
