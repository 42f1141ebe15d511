import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listStageWords } from "#src/admissions/stage-words/read-words.server.ts";
import { stageWordsNames } from "#src/admissions/stage-words/stage-words-names.ts";
import { listSchoolItems } from "#src/content/school/list-school-items.server.ts";
import { itemFacts } from "#src/office/content/item-facts.server.ts";
import { ItemRows } from "#src/office/content/item-rows.tsx";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { officeServices } from "#src/office/office-context.server.ts";
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
			const about = `To ${letter.to}. ${letter.when}`;
			return { ...itemFacts(item, now), title: letter.name, href: officePaths.siteText(name), about };
		}),
		stages: stages.flatMap(({ key, words, own }) => {
			const [mark, state] = own ? (["ours", "Edited"] as const) : (["complete", "Default"] as const);
			return words.mail ? { title: stageWordsNames[key], href: officePaths.stageWords(key), mark, state } : [];
		}),
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
			<div className={styles.page}>
				<section aria-labelledby="letters">
					<h2 id="letters">Emails</h2>
					<ItemRows rows={letters} />
				</section>
				<section aria-labelledby="stages">
					<h2 id="stages">Stage changes</h2>
					<p>To the applicant, when their stage changes. You edit these in Stage messages.</p>
					<ItemRows rows={stages} />
				</section>
				<section aria-labelledby="fixed">
					<h2 id="fixed">Emails to staff</h2>
					<p>Emails to staff can’t be edited: notices of new cases, invitations and the Daily summary.</p>
				</section>
			</div>
		</Screen>
	);
}
