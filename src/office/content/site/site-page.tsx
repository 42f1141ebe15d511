import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { may } from "#src/accounts/may.ts";
import { countWaiting } from "#src/admissions/opening/end-request.server.ts";
import { contentPermissions } from "#src/content/content-permissions.ts";
import { firstWriter } from "#src/content/editing/adopt-records.server.ts";
import { listSchoolItems } from "#src/content/school/list-school-items.server.ts";
import { publisherOf } from "#src/office/content/content-of.server.ts";
import { itemFacts } from "#src/office/content/item-facts.server.ts";
import { ItemRows } from "#src/office/content/item-rows.tsx";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { ActToast } from "#src/office/parts/act-toast.tsx";
import controls from "#src/office/parts/controls.module.css";
import { LastChanges } from "#src/office/parts/last-changes.tsx";
import layout from "#src/office/parts/layout.module.css";
import { readChanges } from "#src/office/settings/read-changes.server.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { questionTexts } from "#src/question-texts.ts";
import { offeredOf } from "#src/school/offering.ts";
import { type SchoolText, type Section, sections } from "#src/school/schema/define-school-text.ts";
import { allSchoolTexts, isOfNothingOffered } from "#src/school-texts.ts";
import { openingActs } from "./opening-acts.server.ts";
import { OpeningSection } from "./opening-section.tsx";
import styles from "./site-page.module.css";

export const action = handleActs(openingActs);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const member = allow(context, "season.draft");
	const { db, texts: current, now: clock } = context.get(officeServices);
	const { open } = current.site;
	const placeholders: ReadonlySet<string> = current.site.placeholders;
	const now = clock();
	const texts = allSchoolTexts.filter(
		({ name, page = "", type }) =>
			may(member, contentPermissions(type).draft) &&
			!isOfNothingOffered(name, current.outlines) &&
			!(Object.hasOwn(questionTexts, name) && current.site.hidden.has(page)),
	);
	const tables = texts.map(({ type }) => type.table);
	const [items, waiting] = await Promise.all([listSchoolItems(db, tables), countWaiting(db)]);
	const { forms, names } = offeredOf(current.outlines);
	const awaited = [...new Set([...forms, ...Object.keys(waiting)])].filter((form) => waiting[form]);
	return {
		...(await readChanges(db, { kind: "site", memberId: member.id, request })),
		acts: permissionsOn(openingActs, null, member),
		waiting: awaited.map((form) => `${names[form] ?? form} ${waiting[form]}`).join(", "),
		opening: { isOpen: open, examples: placeholders.size, maySetUp: may(member, "identity.publish") },
		sections: (Object.keys(sections) as Section[]).flatMap((name) => {
			const rows = texts.flatMap((text) => {
				const item = text.section === name && items.find(({ type }) => type === text.type.table);
				if (!item) return [];
				const { letter } = text;
				const publisher = may(member, contentPermissions(text.type).publish)
					? null
					: `${publisherOf(text.type)} can publish it`;
				return {
					...itemFacts(item, now),
					...(item.changed_by === firstWriter && { mark: null, state: "Unchanged" }),
					...(placeholders.has(text.name) && { mark: "theirs" as const, state: "Example" }),
					title: text.title,
					href: addressOf(text),
					about: letter ? `To ${letter.to}. ${letter.when}` : publisher,
					page: text.page,
				};
			});
			return rows.length > 0 ? { name, title: sections[name], rows } : [];
		}),
	};
}

const addressOf = ({ name, language }: SchoolText) =>
	language ? officePaths.translations(`language=${language}`) : officePaths.siteText(name);

/** Every fixed text of the site, by what visitors see. */
export default function SitePage() {
	const { sections: all, opening, waiting, changes, done } = useLoaderData<typeof loader>();
	return (
		<Screen
			title="Website text"
			subtitle={<p>Fixed texts of the website: fees, dates, menus, legal texts and more</p>}
			actions={
				opening.isOpen && (
					<a className={controls.button} href={paths.home} target="_blank" rel="noopener">
						View the website<span className={controls.hidden}>, in another tab</span>
					</a>
				)
			}
		>
			{done && <ActToast message={`${done.message}.`} actId={done.id} />}
			<div className={`${layout.sections} ${styles.page}`}>
				<OpeningSection {...opening} />
				{all.map(({ name, title, rows }) => (
					<section key={name} aria-labelledby={`site-${name}`}>
						<h2 id={`site-${name}`}>{title}</h2>
						<ItemRows
							rows={rows}
							after={({ title: text, page }) =>
								page && (
									<a
										className={`${controls.note} ${controls.link}`}
										href={opening.isOpen ? page : officePaths.contentPreview("", "", page)}
										target="_blank"
										rel="noopener"
									>
										View<span className={controls.hidden}>{`: ${text}, in another tab`}</span>
									</a>
								)
							}
						/>
						{name === "letters" && (
							<p className={`${controls.note} ${styles.note}`}>
								We send these automatically. Emails about a change of stage are in{" "}
								<a href={officePaths.stageMessages()}>Stage messages</a>. Emails to staff can’t be edited.
							</p>
						)}
						{name === "admissions" && waiting !== "" && (
							<p
								className={`${controls.note} ${styles.note}`}
							>{`Waiting for an email when applications open: ${waiting}`}</p>
						)}
					</section>
				))}
				{opening.isOpen && (
					<ActForm act="close">
						<button type="submit" className={controls.button} data-low="">
							Close the website
						</button>
					</ActForm>
				)}
				<LastChanges changes={changes} />
			</div>
		</Screen>
	);
}
