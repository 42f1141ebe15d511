import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listStageWords } from "#src/admissions/stage-words/read-words.server.ts";
import { stageWordsNames } from "#src/admissions/stage-words/stage-words-names.ts";
import { firstWriter } from "#src/content/editing/adopt-records.server.ts";
import { listSchoolItems } from "#src/content/school/list-school-items.server.ts";
import { shortMoment, stateMark, stateWords } from "#src/office/content/item-words.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { Initials } from "#src/office/parts/initials.tsx";
import layout from "#src/office/parts/layout.module.css";
import { StateMark } from "#src/office/parts/state-mark.tsx";
import * as officePaths from "#src/office-paths.ts";
import { allSchoolTexts } from "#src/school-texts.ts";
import styles from "./letters-page.module.css";

export async function loader({ context }: LoaderFunctionArgs) {
	allow(context, "status.write");
	const { db, now: clock } = context.get(officeServices);
	const now = clock();
	const texts = allSchoolTexts.flatMap(({ letter, ...text }) => (letter ? [{ ...text, letter }] : []));
	const tables = texts.map(({ type }) => type.table);
	const [items, stages] = await Promise.all([listSchoolItems(db, tables), listStageWords(db)]);
	return {
		letters: texts.flatMap(({ name, type, letter }) => {
			const item = items.find((each) => each.type === type.table);
			if (!item) return [];
			const { changed_by: by, changed_at: at } = item;
			return {
				name,
				title: letter.name,
				when: letter.when,
				to: letter.to,
				mark: stateMark(item),
				state: stateWords(item),
				changed: by === firstWriter ? null : { by, at, when: shortMoment(at, now) },
			};
		}),
		stages: stages.flatMap(({ key, words, own }) => (words.mail ? { key, name: stageWordsNames[key], own } : [])),
	};
}

/** Every email whose words the office writes, with when it is sent and to whom. */
export default function LettersPage() {
	const { letters, stages } = useLoaderData<typeof loader>();
	return (
		<Screen
			title="Email templates"
			sub={<p>Automatic emails</p>}
			back={{ href: officePaths.site, label: "Back to Website text" }}
		>
			<div className={`${layout.sections} ${styles.page}`}>
				<section aria-labelledby="letters">
					<h2 id="letters">Emails</h2>
					<ul className={`${layout.lines} ${styles.letters}`}>
						{letters.map(({ name, title, when, to, mark, state, changed }) => (
							<li key={name}>
								<p className={styles.name}>
									<a href={officePaths.siteText(name)} className={controls.title}>
										{title}
									</a>
									<span>{`To ${to}. ${when}`}</span>
								</p>
								<span className={styles.state}>
									<StateMark state={mark} /> {state}
								</span>
								<span className={styles.changed}>
									{changed && (
										<>
											<time dateTime={changed.at}>{changed.when}</time> <Initials name={changed.by} />
										</>
									)}
								</span>
							</li>
						))}
					</ul>
				</section>
				<section aria-labelledby="stages">
					<h2 id="stages">Stage changes</h2>
					<p>To the applicant, when their stage changes. You edit these in Stage messages.</p>
					<ul className={`${layout.lines} ${styles.letters}`}>
						{stages.map(({ key, name, own }) => (
							<li key={key}>
								<p className={styles.name}>
									<a href={officePaths.stageWords(key)} className={controls.title}>
										{name}
									</a>
								</p>
								<span className={styles.state}>{own ? "Edited" : "Default"}</span>
							</li>
						))}
					</ul>
				</section>
				<section aria-labelledby="fixed">
					<h2 id="fixed">Emails to staff</h2>
					<p>Emails to staff can’t be edited: notices of new cases, invitations and the Daily summary.</p>
				</section>
			</div>
		</Screen>
	);
}
