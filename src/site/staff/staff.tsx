import { contentTypes } from "#src/content/content-types.ts";
import { listRecords, wholeList } from "#src/content/lists.server.ts";
import { firstSentence, rankOfDesignation } from "#src/content/staff/staff.ts";
import { plainText } from "#src/content/text/markdown.server.ts";
import * as paths from "#src/paths.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { staffMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { RecordPicture } from "#src/site/detail/record-picture.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { EmptyList } from "#src/site/listing/empty-list.tsx";
import { ListFailure } from "#src/site/listing/list-failure.tsx";
import { listResult } from "#src/site/listing/loader-result.server.ts";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
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

export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return listResult(services, async () => {
		const { items } = await listRecords(services.db, contentTypes.staff, wholeList);
		return items.map(({ id, name, designation, picture, description }) => {
			const rank = rankOfDesignation(designation);
			// The one at the head is introduced by the first sentence that is written about them.
			const intro = rank === 0 ? firstSentence(plainText(description)) : undefined;
			return { id, name, designation, picture, rank, intro };
		});
	});
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, ({ pages }, wordsOf) => ({
		title: wordsOf(staffMessages).title,
		description: pages.staff.description,
		about: (site) => [breadcrumbs(site, [{ label: wordsOf(staffMessages).title, to: paths.staff }])],
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
						<Crowd at="stair" end={-90} there={list?.length ?? 0} />
					</EntranceStair>
				}
				facts={[...Map.groupBy(list ?? [], ({ rank }) => rank)]
					.slice(0, 4)
					.map(([rank, people]) => ({ value: people.length, label: groupNames(messages)[rank] }))}
			/>
			{list ? <Portraits people={list} /> : <ListFailure what={messages.failedList} />}
		</>
	);
}

type Person = {
	id: number;
	name: string;
	designation: string;
	picture: string;
	rank: number;
	intro: string | undefined;
};

function Portraits({ people }: { people: readonly Person[] }) {
	const messages = useMessages(staffMessages);
	if (people.length === 0)
		return (
			<PageGrid plain>
				<EmptyList text={messages.emptyList} />
			</PageGrid>
		);
	return (
		<div className={styles.groups}>
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
		</div>
	);
}

type PortraitProps = { person: Person /** True if it is in the first view. */; eager: boolean };

function Portrait({ person: { id, name, designation, picture }, eager }: PortraitProps) {
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
		</li>
	);
}
