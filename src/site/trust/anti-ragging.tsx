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
import type { Route } from "./+types/anti-ragging.ts";
import { CommitteeTable } from "./committee-table.tsx";
import { ContactLines, Phone } from "./contact-lines.tsx";
import { antiRaggingHelpline as helpline } from "./helpline.ts";
import { nameCommittees } from "./people.server.ts";
import { RulesPage } from "./rules-page.tsx";

/** The page renders without the committee's names if they cannot be read: the helpline matters more. */
export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return listResult(services, () => nameCommittees(services, ["anti-ragging"]));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, ({ antiRagging }) => ({
		title: antiRagging.title,
		description: antiRagging.description,
		about: (site) => [breadcrumbs(site, [{ label: antiRagging.title, to: paths.antiRagging }])],
	}));

export default function AntiRagging({ loaderData: { list: committees = [] } }: Route.ComponentProps) {
	const messages = useMessages(trustMessages);
	const { identity, antiRagging } = useSchool();
	const contact = (
		<ContactLines
			lines={[
				{
					label: messages.helplineLabel,
					value: <Phone number={helpline.phone} />,
					note: messages.helplineNote,
				},
				{
					label: messages.byEmail,
					value: <a href={`mailto:${helpline.email}`}>{helpline.email}</a>,
					note: messages.portalNote({ portal: (text) => <a href={helpline.portal}>{text}</a> }),
				},
				{ label: messages.atTheSchool, value: <Phone number={identity.mobile} /> },
			]}
		/>
	);
	return (
		<RulesPage text={antiRagging} contact={contact}>
			{committees.map((committee) => (
				<Clause
					key={committee.name}
					section={{ heading: committee.name, gloss: messages.committeeGloss, paragraphs: [committee.purpose] }}
				>
					<CommitteeTable committee={committee} />
					<p>
						<Sentences>{messages.otherGrievances({ grievances: linkTo(paths.grievance) })}</Sentences>
					</p>
				</Clause>
			))}
		</RulesPage>
	);
}
