import { formatLong } from "#src/calendar/format.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { listRecords, wholeList } from "#src/content/lists.server.ts";
import { pictureUrl } from "#src/content/picture.ts";
import { studyYear } from "#src/content/projects/projects.ts";
import { cuts, firstWords } from "#src/content/text/excerpt.ts";
import { plainText, renderMarkdown } from "#src/content/text/markdown.server.ts";
import * as paths from "#src/paths.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { workMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { NoData } from "#src/site/detail/no-data.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { studentWork } from "#src/site/head/structured-work.ts";
import { recordResult } from "#src/site/listing/loader-result.server.ts";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
import type { Route } from "./+types/project.ts";
import { ProjectSheet } from "./project-sheet.tsx";
import { summarizeProject } from "./project-summary.ts";

const workPage = (messages: MessagesOf<typeof workMessages>) => ({ label: messages.title, to: paths.work });
const othersShown = 3;

export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return recordResult(services, {
		type: contentTypes.projects,
		key: params.key,
		show(record) {
			const { description, teacher, date, photographer, pictures } = record;
			return {
				...summarizeProject(record),
				teacher,
				date,
				photographer,
				pictures,
				year: studyYear(record),
				reviewed: formatLong(date),
				summary: firstWords(plainText(description), cuts.summary.words),
				html: renderMarkdown(description, 2),
			};
		},
		async listSide() {
			const { items } = await listRecords(services.db, contentTypes.projects, wholeList);
			const here = items.findIndex(({ id, slug }) => slug === params.key || String(id) === params.key);
			// The following projects; at the end of the list, the first ones.
			return [...items.slice(here + 1), ...items.slice(0, Math.max(0, here))]
				.slice(0, othersShown)
				.map(summarizeProject);
		},
	});
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
	const project = loaderData?.record;
	if (!project)
		return pageMeta(args, (_school, messagesOf) => ({
			title: messagesOf(workMessages).notFoundTitle,
			description: messagesOf(workMessages).notFoundDescription,
			unlisted: true,
		}));
	const { title, date, student, summary: description, picture } = project;
	const path = paths.project(project.slug);
	const work = { title, date, student, description, picture: pictureUrl(picture), path };
	return pageMeta(args, (_school, messagesOf) => ({
		title,
		description,
		path,
		about: (site) => [
			studentWork(site, work),
			breadcrumbs(site, [workPage(messagesOf(workMessages)), { label: title, to: path }]),
		],
	}));
};

export default function Project({ loaderData: { record, side, isGone } }: Route.ComponentProps) {
	const messages = useMessages(workMessages);
	if (!record) return <NoData list={workPage(messages)} failed={!side} isGone={isGone} />;
	return <ProjectSheet list={workPage(messages)} project={record} others={side ?? []} />;
}
