import { contentTypes } from "#src/content/content-types.ts";
import { listRecords, wholeList } from "#src/content/lists.server.ts";
import { firstSentence, rankOfDesignation } from "#src/content/staff/staff.ts";
import { plainText } from "#src/content/text/markdown.server.ts";
import * as paths from "#src/paths.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { staffMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { RecordPicture } from "#src/site/detail/pictures/record-picture.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { EmptyList } from "#src/site/listing/empty-list.tsx";
import { FilterLinks } from "#src/site/listing/filter-links.tsx";
import { ListFailure } from "#src/site/listing/list-failure.tsx";
import { listTop } from "#src/site/listing/list-top.ts";
import { listResult } from "#src/site/listing/loader-result.server.ts";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { EntranceStair } from "#src/site/page-head/hill/buildings.tsx";
import { Crowd } from "#src/site/page-head/hill/crowd.tsx";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import cardLink from "#src/ui/card-link.module.css";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/staff.ts";
import styles from "./staff.module.css";

/** Returns the labels in the margin for those of a rank; see `rankOfDesignation`. */
const groupNames = (messages: MessagesOf<typeof staffMessages>): Record<number, string> => ({
	0: messages.principal,
	1: messages.professors,
	2: messages.associateProfessors,
	3: messages.assistantProfessors,
	99: messages.otherDepartments,
});

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	const asked = new URL(request.url).searchParams.get("department");
	return listResult(services, async () => {
		const { items } = await listRecords(services.db, contentTypes.staff, wholeList);
		const people = items.map(({ id, name, designation, department, subjects, picture, description }) => {
			const rank = rankOfDesignation(designation);
			// The one at the head is introduced by the first sentence that is written about them.
			const intro = rank === 0 ? firstSentence(plainText(description)) : undefined;
			return { id, name, designation, department, subjects, picture, rank, intro };
		});
		const departments = [...new Set(items.map(({ department }) => department))].toSorted();
		return { people, departments, department: departments.find((name) => name === asked) };
	});
}

export const handle: PageHandle = { parameters: ["department"] };

export const headers = passHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, ({ pages }, messagesOf) => ({
		title: messagesOf(staffMessages).title,
		description: pages.staff.description,
		about: (site) => [breadcrumbs(site, [{ label: messagesOf(staffMessages).title, to: paths.staff }])],
	}));

export default function Staff({ loaderData: { list } }: Route.ComponentProps) {
	const messages = useMessages(staffMessages);
	const { pages } = useSchool();
	return (
		<>
			<PageHead
				title={messages.title}
				crumbs={[{ label: messages.home, to: paths.home }]}
				lead={pages.staff.lead}
				building={
					<EntranceStair>
						<Crowd at="stair" end={-90} there={list?.people.length ?? 0} />
					</EntranceStair>
				}
				facts={[...Map.groupBy(list?.people ?? [], ({ rank }) => rank)]
					.slice(0, 4)
					.map(([rank, people]) => ({ value: people.length, label: groupNames(messages)[rank] }))}
			/>
			{list ? <StaffList list={list} /> : <ListFailure what={messages.failedList} />}
		</>
	);
}

type List = NonNullable<Route.ComponentProps["loaderData"]["list"]>;
type Person = List["people"][number];

function StaffList({ list }: { list: List }) {
	const messages = useMessages(staffMessages);
	const { departments, department } = list;
	const people = list.people.filter((person) => !department || person.department === department);
	if (people.length === 0)
		return (
			<PageGrid plain>
				<EmptyList text={messages.emptyList} />
			</PageGrid>
		);
	return (
		<section id={listTop} tabIndex={-1} aria-label={department ?? messages.title} className={styles.groups}>
			<PageGrid plain>
				<FilterLinks
					label={messages.departmentsLabel}
					all={{ label: messages.everyone, to: paths.staff }}
					parameter="department"
					choices={departments.map((name) => ({ label: name, value: name }))}
					current={department}
				/>
			</PageGrid>
			{[...Map.groupBy(people, ({ rank }) => rank)].map(([rank, group]) => (
				<section key={rank} aria-labelledby={`rank-${rank}`}>
					<PageGrid className={`rows-5 pad-below-8 ${styles.group}`}>
						<h2 id={`rank-${rank}`} className="small-heading pad-3 rule-above any-width">
							{groupNames(messages)[rank]}
						</h2>
						<ul className={styles.grid}>
							{group.map((person) => (
								<Portrait key={person.id} person={person} eager={person === people[0]} />
							))}
							{group.length === 1 && group[0]?.intro && <li className={styles.intro}>{group[0].intro}</li>}
						</ul>
					</PageGrid>
				</section>
			))}
		</section>
	);
}

type PortraitProps = { person: Person /** True if it is in the first view. */; eager: boolean };

function Portrait({ person: { id, name, designation, subjects, picture }, eager }: PortraitProps) {
	return (
		<li className={styles.person}>
			<RecordPicture
				picture={picture}
				alt=""
				sizes="(min-width: 76rem) 261px, (min-width: 40rem) 22vw, 45vw"
				eager={eager}
				className={styles.picture}
			/>
			<h3 className={styles.name}>
				<a href={paths.staffDetails(id)} className={cardLink.link}>
					{name}
				</a>
			</h3>
			<p className="small soft leading-14">{designation}</p>
			<p className="above-1 small leading-14">{subjects}</p>
		</li>
	);
}
