import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import { validityOn } from "#src/content/approval-documents/approval-documents.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { listRecords, wholeList } from "#src/content/lists.server.ts";
import { approvalDocumentUrl } from "#src/content/picture.ts";
import * as paths from "#src/paths.ts";
import { headMessages } from "#src/school/messages/sets/frame-messages.ts";
import { approvalsMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { PrintedAddress } from "#src/site/detail/printed-address.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { EmptyList } from "#src/site/listing/empty-list.tsx";
import { ListFailure } from "#src/site/listing/list-failure.tsx";
import { listResult } from "#src/site/listing/loader-result.server.ts";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
import { Library, Shelf } from "#src/site/page-head/hill/buildings.tsx";
import { PageHead } from "#src/site/page-head/page-head.tsx";
import { useSchool } from "#src/site/school/use-school.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import type { Route } from "./+types/approvals.ts";
import { Approval } from "./approval.tsx";
import styles from "./approvals.module.css";

export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return listResult(services, async () => {
		const { items } = await listRecords(services.db, contentTypes.approvalDocuments, wholeList);
		const today = dayAtSchool(services.now());
		return items.map(({ slug, title, body, number, valid_from, valid_until, file }) => ({
			slug,
			title,
			body,
			number,
			from: valid_from,
			until: valid_until,
			validity: validityOn({ valid_from, valid_until }, today),
			url: approvalDocumentUrl(file),
		}));
	});
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, ({ pages }, messagesOf) => ({
		title: messagesOf(approvalsMessages).title,
		description: pages.approvals.description,
		about: (site) => [breadcrumbs(site, [{ label: messagesOf(approvalsMessages).title, to: paths.approvals }])],
	}));

export default function Approvals({ loaderData: { list } }: Route.ComponentProps) {
	const messages = useMessages(approvalsMessages);
	const headTexts = useMessages(headMessages);
	const valid = (list ?? []).filter(({ validity }) => validity === "current");
	const [renewal] = valid
		.flatMap(({ title, until }) => (until ? [{ title, until }] : []))
		.toSorted((one, other) => (one.until < other.until ? -1 : 1));
	const { pages } = useSchool();
	return (
		<>
			<PageHead
				title={messages.title}
				crumbs={[{ label: messages.home, to: paths.home }]}
				lead={pages.approvals.lead}
				building={
					list && (
						<Library>
							<Shelf letters={list.length} valid={valid.length} />
						</Library>
					)
				}
				facts={[
					valid.length > 0 && { value: valid.length, label: headTexts.lettersValid({ count: valid.length }) },
					renewal && { value: formatLong(renewal.until), label: headTexts.nextRenewal({ title: renewal.title }) },
				]}
			/>
			<PrintedAddress />
			{list ? (
				<PageGrid plain className={styles.sheet}>
					{list.length === 0 && <EmptyList text={messages.emptyList} />}
					<ol className={styles.list}>
						{list.map((approval) => (
							<Approval key={approval.slug} {...approval} />
						))}
					</ol>
				</PageGrid>
			) : (
				<ListFailure what={messages.failedList} />
			)}
		</>
	);
}
