import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listStageWords } from "#src/admissions/stage-words/read-words.server.ts";
import { stageWordsNames } from "#src/admissions/stage-words/stage-words-names.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { Screen } from "#src/office/frame/screen.tsx";
import { useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permitted } from "#src/office/kit/acts/handle-acts.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import { ActToast } from "#src/office/parts/act-toast.tsx";
import controls from "#src/office/parts/controls.module.css";
import { LastChanges } from "#src/office/parts/last-changes.tsx";
import layout from "#src/office/parts/layout.module.css";
import { MailSheet } from "#src/office/parts/mail-sheet.tsx";
import { readChanges } from "#src/office/settings/read-changes.server.ts";
import words from "#src/office/settings/words.module.css";
import * as officePaths from "#src/office-paths.ts";
import { exampleWords } from "./example-words.server.ts";
import { stageWordsActs } from "./stage-words-acts.server.ts";
import { StageWordsForm } from "./stage-words-form.tsx";
import { typedWords } from "./typed-words.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const member = allow(context, "status.write");
	const { db, school, siteUrl } = context.get(officeServices);
	const edit = new URL(request.url).searchParams.get("edit");
	const stages = await listStageWords(db);
	const edited = stages.find(({ key }) => key === edit) ?? null;
	return {
		acts: permitted(stageWordsActs, null, member),
		stages: stages.map(({ key, own }) => ({ key, own })),
		edited,
		example: edited && exampleWords(edited.key, edited.words, { school, siteUrl }),
		...(await readChanges(db, { kind: "status", memberId: member.id, request })),
	};
}

export const action = handleActs(stageWordsActs);

/** The words in which applicants read where their application stands, on their page and in mails. */
export default function StageWordsPage() {
	const { stages, edited, example, changes, done } = useLoaderData<typeof loader>();
	const answer = useActAnswer<typeof example>();
	const isTyped = edited !== null && answer?.values?.key === edited.key && answer.act !== "default";
	const typed = isTyped ? typedWords(edited.key, answer.values ?? {}) : undefined;
	const shown = (typed && answer?.shown) ?? example;
	const problems = answer?.problems ?? (answer?.message ? [answer.message] : []);
	return (
		<Screen
			title="Stage messages"
			sub="what applicants read at each stage"
			place="Changes show on every applicant’s page at once, and in emails from now on."
		>
			{done && <ActToast words={done.words} actId={done.id} />}
			<div className={`${layout.panes} ${words.page}`} data-editing={edited ? "" : undefined}>
				<div className={`${layout.titled} ${words.list}`}>
					<nav aria-label="Stages">
						<h2>Stages</h2>
						<ul className={layout.lines}>
							{stages.map(({ key, own }) => (
								<li key={key}>
									<a href={officePaths.stageWords(key)} aria-current={key === edited?.key ? "page" : undefined}>
										{stageWordsNames[key]}
										{own && <span className={controls.note}>edited</span>}
									</a>
								</li>
							))}
						</ul>
					</nav>
					<LastChanges changes={changes} />
				</div>
				<section className={words.form} aria-label="Edit">
					{edited ? (
						<StageWordsForm key={edited.key} stored={edited} text={typed ?? edited.words} problems={problems} />
					) : (
						<>
							{answer && <p role="alert">{problems.join(" ")}</p>}
							<p>
								Applicants read these on their page and in the email about each change. Choose a stage to edit its text.
							</p>
						</>
					)}
				</section>
				<section className={words.preview} aria-label="Preview">
					{shown?.page && (
						<article className={words.tracker} aria-label="On the applicant’s page">
							<h2>{shown.page.title}</h2>
							{shown.page.text && <p>{shown.page.text}</p>}
						</article>
					)}
					{shown?.mail && (
						<MailSheet
							subject={shown.mail.subject}
							head={[{ label: "To", value: "an applicant, as an example" }]}
							email={shown.mail.email}
						/>
					)}
					{!shown && <p className={controls.note}>What the applicant will read appears here.</p>}
				</section>
			</div>
		</Screen>
	);
}
