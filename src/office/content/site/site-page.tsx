import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { may } from "#src/accounts/may.ts";
import { countWaiting } from "#src/admissions/opening/end-request.server.ts";
import { openingRequest } from "#src/admissions/opening/opening-request-config.ts";
import { contentPermissions } from "#src/content/content-permissions.ts";
import { firstWriter } from "#src/content/editing/adopt-records.server.ts";
import { listSchoolItems } from "#src/content/school/list-school-items.server.ts";
import type { LegalName } from "#src/forms/legal/legal-texts.ts";
import { publisherOf } from "#src/office/content/content-of.server.ts";
import { itemFacts } from "#src/office/content/item-facts.server.ts";
import { ItemRows } from "#src/office/content/item-rows.tsx";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import * as officePaths from "#src/office-paths.ts";
import { offeredOf } from "#src/school/offered.ts";
import { type Section, sections } from "#src/school/schema/define-school-text.ts";
import { allSchoolTexts } from "#src/school-texts.ts";
import styles from "./site-page.module.css";

/** What a new school writes first, and what for. */
const firstTexts: Readonly<Record<string, string>> = {
	identity: "Name, address and colours. They appear on every page, email and receipt.",
	outlines: "What students can study, for how long, and how many seats there are.",
	admissions: "When applications are open. Without a season, the forms stay closed and say so.",
	fees: "What a year costs. Without an academic year, the website says fees are available on request.",
};

export async function loader({ context }: LoaderFunctionArgs) {
	const member = allow(context, "season.draft");
	const { db, admissions, now: clock } = context.get(officeServices);
	const unwritten: readonly LegalName[] = admissions.unwritten ?? [];
	const now = clock();
	const texts = allSchoolTexts.filter(({ type }) => may(member, contentPermissions(type).draft));
	const tables = texts.map(({ type }) => type.table);
	const [items, waiting] = await Promise.all([listSchoolItems(db, tables), countWaiting(db)]);
	const isOriginal = (table: string) => items.find(({ type }) => type === table)?.changed_by === firstWriter;
	const { forms } = offeredOf(context.get(officeServices).texts.outlines);
	return {
		waiting: openingRequest.fields[0].options
			.filter(({ value }) => forms.includes(value) || waiting[value])
			.map(({ value, label }) => `${label} ${waiting[value] ?? 0}`)
			.join(", "),
		first: texts.flatMap(({ name, title, type }) => {
			const about = unwritten.some((each) => each === name)
				? "Required before you can receive applications and enquiries."
				: firstTexts[name];
			if (unwritten.length === 0 || !about) return [];
			const [mark, state] = isOriginal(type.table)
				? (["theirs", "Not started"] as const)
				: (["complete", "Started"] as const);
			return { title, href: officePaths.siteText(name), about, mark, state };
		}),
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
					title: text.title,
					href: officePaths.siteText(text.name),
					about: letter ? `To ${letter.to}. ${letter.when}` : publisher,
					page: text.page,
				};
			});
			return rows.length > 0 ? { name, title: sections[name], rows } : [];
		}),
	};
}

/** Every fixed text of the site, by what visitors see. */
export default function SitePage() {
	const { sections: all, first, waiting } = useLoaderData<typeof loader>();
	return (
		<Screen title="Website text" sub={<p>Fixed texts of the website: fees, dates, menus, legal texts and more</p>}>
			<div className={`${layout.sections} ${styles.page}`}>
				{first.length > 0 && (
					<section aria-labelledby="site-first">
						<h2 id="site-first">Set up the school</h2>
						<ItemRows rows={first} />
					</section>
				)}
				{all.map(({ name, title, rows }) => (
					<section key={name} aria-labelledby={`site-${name}`}>
						<h2 id={`site-${name}`}>{title}</h2>
						<ItemRows
							rows={rows}
							after={({ title: text, page }) =>
								page && (
									<a className={`${controls.note} ${controls.link}`} href={page} target="_blank" rel="noopener">
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
						{name === "admissions" && (
							<p
								className={`${controls.note} ${styles.note}`}
							>{`Waiting for an email when applications open: ${waiting}`}</p>
						)}
					</section>
				))}
			</div>
		</Screen>
	);
}
