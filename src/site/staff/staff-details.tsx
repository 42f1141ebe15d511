import { contentTypes } from "#src/content/content-types.ts";
import { listRecords, wholeList } from "#src/content/lists.server.ts";
import { cuts, firstWords } from "#src/content/text/excerpt.ts";
import { plainText, renderMarkdown } from "#src/content/text/markdown.server.ts";
import * as paths from "#src/paths.ts";
import type { MessagesOf } from "#src/school/messages/message-set.ts";
import { staffMessages } from "#src/school/messages/sets/list-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { siteServices } from "#src/site/context.server.ts";
import { DetailHead } from "#src/site/detail/detail-head.tsx";
import { NoData } from "#src/site/detail/no-data.tsx";
import { CaptionedPictures } from "#src/site/detail/pictures/captioned-pictures.tsx";
import { RecordPicture } from "#src/site/detail/pictures/record-picture.tsx";
import { pageMeta } from "#src/site/head/meta.ts";
import { breadcrumbs } from "#src/site/head/structured-data.ts";
import { recordResult } from "#src/site/listing/loader-result.server.ts";
import { passHeaders } from "#src/site/listing/pass-headers.ts";
import { PageGrid } from "#src/ui/page/page-grid.tsx";
import { Prose } from "#src/ui/page/prose.tsx";
import { SummaryList } from "#src/ui/page/summary-list.tsx";
import type { Route } from "./+types/staff-details.ts";
import { Neighbours } from "./neighbours.tsx";
import styles from "./staff-details.module.css";
import { YearsBar } from "./years-bar.tsx";

const staffPage = (messages: MessagesOf<typeof staffMessages>) => ({ label: messages.crumb, to: paths.staff });

export async function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(siteServices);
	return recordResult(services, {
		type: contentTypes.staff,
		key: params.key,
		show(record) {
			const {
				id,
				name,
				designation,
				qualification,
				experience_years,
				department,
				subjects,
				picture,
				picture_alt,
				description,
				email,
				works,
				pictures,
			} = record;
			const summary = firstWords(plainText(description), cuts.summary.words);
			const facts = {
				id,
				name,
				designation,
				qualification,
				years: experience_years,
				department,
				subjects,
				picture,
				picture_alt,
				email,
				pictures,
			};
			return {
				...facts,
				summary,
				html: renderMarkdown(description, 2),
				worksHtml: works && renderMarkdown(works, 3),
			};
		},
		async listSide() {
			const { items } = await listRecords(services.db, contentTypes.staff, wholeList);
			return items.map(({ id, name, designation, picture }) => ({ id, name, designation, picture }));
		},
	});
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
	const person = loaderData?.record;
	if (!person)
		return pageMeta(args, (_school, messagesOf) => ({
			title: messagesOf(staffMessages).notFoundTitle,
			description: messagesOf(staffMessages).notFoundDescription,
			unlisted: true,
		}));
	const path = paths.staffDetails(person.id);
	return pageMeta(args, (_school, messagesOf) => ({
		title: person.name,
		description: [person.designation, person.summary].filter(Boolean).join(". "),
		path,
		about: (site) => [breadcrumbs(site, [staffPage(messagesOf(staffMessages)), { label: person.name, to: path }])],
	}));
};

export default function StaffDetails({ loaderData: { record, side, isGone } }: Route.ComponentProps) {
	const messages = useMessages(staffMessages);
	if (!record) return <NoData list={staffPage(messages)} failed={!side} isGone={isGone} />;
	const { id, name, designation, qualification, years, department, subjects, picture, picture_alt } = record;
	const { email, html, worksHtml, pictures } = record;
	const place = side?.findIndex((person) => person.id === id) ?? -1;
	return (
		<>
			<article>
				<DetailHead crumbs={[staffPage(messages)]} title={name}>
					<p className="large">{designation}</p>
				</DetailHead>
				<PageGrid className={`rows-6 pad-above-6 pad-below-8 ${styles.sheet}`}>
					<RecordPicture
						picture={picture}
						alt={picture_alt}
						sizes="(min-width: 62rem) 30rem, (min-width: 40rem) 40vw, 100vw"
						eager
						className={styles.picture}
					/>
					<div className={styles.text}>
						<Prose html={html} />
						{(worksHtml || pictures.length > 0) && (
							<section aria-labelledby="works" className="stack-4">
								<h2 id="works">{messages.works}</h2>
								<CaptionedPictures
									pictures={pictures}
									sizes="(min-width: 62rem) 37rem, (min-width: 40rem) 55vw, 100vw"
								/>
								{worksHtml && (
									<div className={styles.works}>
										<Prose html={worksHtml} />
									</div>
								)}
							</section>
						)}
					</div>
					<div className={styles.facts}>
						<SummaryList
							rows={[
								{ term: messages.qualification, detail: qualification },
								{ term: messages.experience, detail: <YearsBar years={years} /> },
								{ term: messages.department, detail: department },
								{ term: messages.subjects, detail: subjects },
								...(email ? [{ term: messages.email, detail: <MailLink address={email} /> }] : []),
							]}
						/>
					</div>
				</PageGrid>
			</article>
			{side && place >= 0 && <Neighbours before={side[place - 1]} after={side[place + 1]} />}
		</>
	);
}

function MailLink({ address }: { address: string }) {
	return (
		<a href={`mailto:${address}`} className={styles.mail}>
			{address}
		</a>
	);
}
