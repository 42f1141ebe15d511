import { dayAtSchool, readDay } from "#src/calendar/day.ts";
import { formatHyphenated } from "#src/calendar/format.ts";
import { isOpen } from "#src/content/careers/careers.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { listRecords } from "#src/content/lists.server.ts";
import { readLegalVersions } from "#src/content/school/read-legal-versions.server.ts";
import { cuts, firstWords } from "#src/content/text/excerpt.ts";
import { plainText, renderMarkdown } from "#src/content/text/markdown.server.ts";
import { sayRefusals } from "#src/forms/checks/say-rule.ts";
import { cvField, jobApplicationConfig } from "#src/job-applications/form/job-application-config.ts";
import { receiveJobApplication } from "#src/job-applications/receive-job-application.server.ts";
import * as paths from "#src/paths.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { careersMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { DetailHead } from "#src/site/detail/detail-head.tsx";
import { NoData } from "#src/site/detail/no-data.tsx";
import { postForm } from "#src/site/form-post/handle-form-post.server.ts";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { jobPosting } from "#src/site/head/structured-job.ts";
import { recordResult } from "#src/site/listing/loader-result.server.ts";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
import type { PageHandle } from "#src/site/page-handle.ts";
import { ShareLinks } from "#src/site/share-links/share-links.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import { Prose } from "#src/ui/page/prose.tsx";
import { SummaryList } from "#src/ui/page/summary-list.tsx";
import type { Route } from "./+types/careers-details.ts";
import { ApplyForPost } from "./apply-for-post.tsx";
import styles from "./careers-details.module.css";
import { OtherOpenings } from "./other-openings.tsx";
import { Stools } from "./stools.tsx";

const careersPage = (messages: MessagesOf<typeof careersMessages>) => ({ label: messages.title, to: paths.careers });

export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return recordResult(services, {
		type: contentTypes.careers,
		key: params.key,
		async show(record) {
			const { id, description, ...opening } = record;
			const summary = firstWords(plainText(description), cuts.summary.words);
			return {
				...opening,
				summary,
				html: renderMarkdown(description, 2),
				open: isOpen(record, dayAtSchool(services.now())),
				legal: await readLegalVersions(services.db),
			};
		},
		async listSide() {
			const { items } = await listRecords(services.db, contentTypes.careers, {
				page: 1,
				itemsPerPage: 4,
				now: services.now(),
			});
			return items
				.filter((career) => isOpen(career, dayAtSchool(services.now())))
				.map(({ slug, title, last_date }) => ({ slug, title, lastDate: last_date }));
		},
	});
}

export const handle: PageHandle = { parameters: ["sent"], files: { [cvField.name]: cvField.document } };

export const action = (args: Route.ActionArgs) => {
	const { jobApplications, upload, now } = args.context.get(siteServices);
	const { key } = args.params;
	return postForm(args, jobApplicationConfig(key), async (fields) => {
		const { files = [], errors: fileErrors = {} } = upload ?? {};
		const submission = { opening: key, fields, files, fileErrors, idempotencyKey: undefined, now: now() };
		const result = await receiveJobApplication(jobApplications, submission);
		// Browsers do not fill in a file again.
		return result.ok || files.length === 0
			? result
			: {
					...result,
					errors: {
						...sayRefusals({ [cvField.name]: "cvLost" }, jobApplications.school.schoolMessages),
						...result.errors,
					},
				};
	});
};

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
	const opening = loaderData?.record;
	if (!opening)
		return pageMeta(args, (_school, messagesOf) => ({
			title: messagesOf(careersMessages).notFoundTitle,
			description: messagesOf(careersMessages).notFoundDescription,
			unlisted: true,
		}));
	const path = paths.careersDetails(opening.slug);
	const {
		title,
		html,
		posted_on: postedOn,
		last_date: lastDate,
		place,
		duration,
		qualification,
		vacancies,
		experience_min: minYears,
	} = opening;
	return pageMeta(args, (_school, messagesOf) => ({
		title,
		description: opening.summary,
		path,
		about: (site) => [
			...(opening.open
				? [
						jobPosting(site, {
							path,
							title,
							html,
							postedOn,
							lastDate,
							place,
							duration,
							qualification,
							vacancies,
							minYears,
						}),
					]
				: []),
			breadcrumbs(site, [careersPage(messagesOf(careersMessages)), { label: title, to: path }]),
		],
	}));
};

const years = (count: number) => `${count} ${count === 1 ? "year" : "years"}`;

export default function CareersDetails({ loaderData: { record, side, isGone }, actionData }: Route.ComponentProps) {
	const messages = useMessages(careersMessages);
	if (!record) return <NoData list={careersPage(messages)} failed={!side} isGone={isGone} />;
	const rows = [
		{ term: messages.qualification, detail: record.qualification },
		{ term: messages.minimumExperience, detail: years(record.experience_min) },
		{ term: messages.maximumExperience, detail: years(record.experience_max) },
		{ term: messages.vacancies, detail: String(record.vacancies) },
		{ term: messages.duration, detail: record.duration },
		{ term: messages.place, detail: record.place },
		{
			term: messages.postedOn,
			detail: <time dateTime={readDay(record.posted_on)}>{formatHyphenated(record.posted_on)}</time>,
		},
		{
			term: messages.lastDate,
			detail: <time dateTime={readDay(record.last_date)}>{formatHyphenated(record.last_date)}</time>,
		},
	];
	return (
		<article>
			<DetailHead crumbs={[careersPage(messages)]} title={record.title}>
				<p className="large">
					{record.open ? messages.applyBy : messages.closedOn} <b>{formatHyphenated(record.last_date)}</b>
				</p>
			</DetailHead>
			<PageGrid className={`rows-7 pad-above-6 pad-below-9 ${styles.sheet}`}>
				<Stools count={record.vacancies} taken={!record.open} className={styles.stools} />
				<div className={styles.facts}>
					<SummaryList rows={rows} />
				</div>
				<div className={`stack-6 content-start ${styles.text}`}>
					{!record.open && <Notice title={messages.closedNotice} />}
					<Prose html={record.html} />
					{record.notes && (
						<section className={styles.notes}>
							<h2 className="below-2 size-4">{messages.notesTitle}</h2>
							<p>{record.notes}</p>
						</section>
					)}
					{(record.open || actionData) && (
						<ApplyForPost
							slug={record.slug}
							title={record.title}
							lastDate={record.last_date}
							returnedForm={actionData}
							legal={record.legal}
						/>
					)}
					<div className={styles.actions}>
						<ButtonLink href={paths.careers}>
							<Icon name="back" />
							{messages.back}
						</ButtonLink>
						<ShareLinks />
					</div>
				</div>
			</PageGrid>
			{side && <OtherOpenings openings={side.filter(({ slug }) => slug !== record.slug).slice(0, 3)} />}
		</article>
	);
}
