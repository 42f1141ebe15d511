import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { may } from "#src/accounts/may.ts";
import { countWaiting } from "#src/admissions/opening/count-waiting.server.ts";
import { openingRequest } from "#src/admissions/opening/opening-request-config.ts";
import { contentPermissions } from "#src/content/content-permissions.ts";
import { firstWriter } from "#src/content/editing/adopt-records.server.ts";
import { listSchoolItems } from "#src/content/school/list-school-items.server.ts";
import { readSetup } from "#src/content/setup/setup-steps.server.ts";
import { shortMoment, stateMark, stateWords } from "#src/office/content/item-words.ts";
import { publisherOf } from "#src/office/content/publisher-of.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { Initials } from "#src/office/parts/initials.tsx";
import layout from "#src/office/parts/layout.module.css";
import { StateMark } from "#src/office/parts/state-mark.tsx";
import * as officePaths from "#src/office-paths.ts";
import { offeredOf } from "#src/school/offered.ts";
import { type Section, sections } from "#src/school/schema/define-school-text.ts";
import { allSchoolTexts } from "#src/school-texts.ts";
import styles from "./site-page.module.css";

export async function loader({ context }: LoaderFunctionArgs) {
	const member = allow(context, "season.draft");
	const { db, now: clock } = context.get(officeServices);
	const now = clock();
	const texts = allSchoolTexts.filter(({ type, letter }) => !letter && may(member, contentPermissions(type).draft));
	const tables = texts.map(({ type }) => type.table);
	const [items, setup, waiting] = await Promise.all([listSchoolItems(db, tables), readSetup(db), countWaiting(db)]);
	const { forms } = offeredOf(context.get(officeServices).texts.outlines);
	const open = setup.filter(({ state }) => state !== "done").length;
	return {
		waiting: openingRequest.fields[0].options
			.filter(({ value }) => forms.includes(value) || waiting[value])
			.map(({ value, label }) => `${label} ${waiting[value] ?? 0}`)
			.join(", "),
		letters: may(member, "status.write"),
		setup: member.role === "owner" && open > 0 ? `Set up the school: ${open} of ${setup.length} left` : null,
		sections: (Object.keys(sections) as Section[]).flatMap((name) => {
			const rows = texts.flatMap((text) => {
				const item = text.section === name && items.find(({ type }) => type === text.type.table);
				if (!item) return [];
				const { changed_by: by, changed_at: changedAt } = item;
				const first = by === firstWriter;
				return {
					name: text.name,
					title: text.title,
					page: text.page,
					mark: stateMark(item),
					state: stateWords(item),
					publisher: may(member, contentPermissions(text.type).publish) ? null : publisherOf(text.type),
					changed: first ? null : { by, when: shortMoment(changedAt, now), at: changedAt },
				};
			});
			return rows.length > 0 ? { name, title: sections[name], rows } : [];
		}),
	};
}

/** Every fixed text of the site, by what visitors see. */
export default function SitePage() {
	const { sections: all, letters, setup, waiting } = useLoaderData<typeof loader>();
	return (
		<Screen
			title="Website text"
			sub={<p>Fixed texts of the website: fees, dates, menus, legal texts and more</p>}
			actions={
				setup && (
					<a className={controls.button} href={officePaths.setup()}>
						{setup}
					</a>
				)
			}
		>
			<div className={`${layout.sections} ${styles.page}`}>
				{all.map(({ name, title, rows }) => (
					<section key={name} aria-labelledby={`site-${name}`}>
						<h2 id={`site-${name}`}>{title}</h2>
						<ul className={`${layout.lines} ${styles.texts}`}>
							{rows.map((row) => (
								<li key={row.name}>
									<span>
										<a href={officePaths.siteText(row.name)} className={controls.title}>
											{row.title}
										</a>{" "}
										{row.publisher && <span className={controls.note}>{`${row.publisher} can publish it`}</span>}
									</span>
									<span className={styles.state}>
										<StateMark state={row.mark} /> {row.state}
									</span>
									<span className={`${controls.note} ${styles.changed}`}>
										{row.changed && (
											<>
												<time dateTime={row.changed.at}>{row.changed.when}</time> <Initials name={row.changed.by} />
											</>
										)}
									</span>
									<a className={`${controls.note} ${controls.link}`} href={row.page} target="_blank" rel="noopener">
										View<span className={controls.hidden}>{`: ${row.title}, in another tab`}</span>
									</a>
								</li>
							))}
						</ul>
						{name === "admissions" && (
							<p
								className={`${controls.note} ${styles.note}`}
							>{`Waiting for an email when applications open: ${waiting}`}</p>
						)}
					</section>
				))}
				{letters && (
					<section aria-labelledby="site-letters">
						<h2 id="site-letters">Automatic emails</h2>
						<ul className={`${layout.lines} ${styles.texts}`}>
							<li>
								<span>
									<a href={officePaths.letters} className={controls.title}>
										Email templates
									</a>{" "}
									<span className={controls.note}>the text of emails we send automatically</span>
								</span>
							</li>
						</ul>
					</section>
				)}
			</div>
		</Screen>
	);
}
