import { Fragment } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { legalTitles } from "#src/forms/legal/legal-texts.ts";
import { RecordForm } from "#src/office/content/fields/record-form.tsx";
import { Screen } from "#src/office/frame/screen.tsx";
import { ActButton, ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permitted } from "#src/office/kit/acts/handle-acts.server.ts";
import controls from "#src/office/parts/controls.module.css";
import layout from "#src/office/parts/layout.module.css";
import { StateMark } from "#src/office/parts/state-mark.tsx";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { readStep, type SetupPage } from "./read-setup.server.ts";
import { type StepShown, setupActs } from "./setup-acts.server.ts";
import styles from "./setup-page.module.css";

export async function loader(args: LoaderFunctionArgs) {
	const { member, ...page } = await readStep(args);
	return { ...page, acts: permitted(setupActs, { step: page.step?.name ?? "name" }, member) };
}

export const action = handleActs(setupActs);

/** Sets up a school that began empty, step by step. Each step is published as it is sent, and can be done again. */
export default function SetUp() {
	const { school, unwritten, steps, step } = useLoaderData<typeof loader>();
	const answer = useActAnswer<StepShown>();
	const again = answer?.shown;
	const seen = (again ? again.seen : step?.seen) ?? null;
	return (
		<Screen
			title={step ? step.title : school}
			sub={<p>{step ? `Step ${step.number} of ${steps.length}` : "Set up the school"}</p>}
			place={<a href={paths.home}>View website</a>}
		>
			<div className={styles.page}>
				<Steps steps={steps} here={step?.name ?? "done"} />
				<div className={styles.step}>
					{step ? (
						<>
							<p className={styles.lead}>{step.lead}</p>
							{answer?.message && (
								<p role="alert" className={layout.warning}>
									{answer.message}
								</p>
							)}
							<RecordForm
								view={again?.form ?? step.form}
								act={["save"]}
								hidden={seen === null ? {} : { seen }}
								first={<Go hidden />}
								preview={false}
							/>
							<div className={layout.row}>
								<Go />
								<ActForm act="skip" quiet>
									<button className={controls.button} type="submit">
										Skip this step
									</button>
								</ActForm>
							</div>
						</>
					) : (
						<Done steps={steps} school={school} unwritten={unwritten} />
					)}
				</div>
			</div>
		</Screen>
	);
}

function Go({ hidden = false }: { hidden?: boolean }) {
	return (
		<ActButton
			className={hidden ? controls.hidden : controls.button}
			data-act={hidden ? undefined : ""}
			form="record"
			act="save"
			{...(hidden && { tabIndex: -1, "aria-hidden": true })}
		>
			Publish and continue
		</ActButton>
	);
}

const marks = { open: "theirs", done: "complete", skipped: "closed" } as const;
const words = { open: "open", done: "done", skipped: "skipped" } as const;

type Steps = SetupPage["steps"];

function Steps({ steps, here }: { steps: Steps; here: string }) {
	return (
		<nav className={styles.steps} aria-label="Steps">
			<ol className={layout.lines}>
				{steps.map(({ name, state, title }) => (
					<li key={name}>
						<StateMark state={marks[state]} />
						<a href={officePaths.setupStep(name)} aria-current={name === here ? "step" : undefined}>
							{title}
						</a>
						<span>{words[state]}</span>
					</li>
				))}
			</ol>
		</nav>
	);
}

/** After the last step: what is open still, and where to go on. */
function Done({ steps, school, unwritten }: Pick<SetupPage, "steps" | "school" | "unwritten">) {
	const open = steps.filter(({ state }) => state !== "done");
	return (
		<>
			<p className={styles.lead}>
				{open.length === 0
					? `${school} is set up. You can change everything at any time.`
					: `You can finish these steps later: ${open.map(({ title }) => title.toLowerCase()).join(", ")}.`}
			</p>
			{unwritten.length > 0 && (
				<p className={styles.lead}>
					Before you can receive applications and enquiries, publish your{" "}
					{unwritten.map((name, index) => (
						<Fragment key={name}>
							{index > 0 && (index === unwritten.length - 1 ? " and " : ", ")}
							<a href={officePaths.siteText(name)}>{legalTitles[name]}</a>
						</Fragment>
					))}
					.
				</p>
			)}
			<ul className={styles.next}>
				<li>
					<a href={paths.home}>View the website</a> as visitors see it.
				</li>
				<li>
					Edit all other texts in <a href={officePaths.site}>Website text</a>: programmes, campus, questions and legal
					texts.
				</li>
				<li>
					Add the school’s photos in <a href={officePaths.media()}>Media</a>.
				</li>
				<li>
					Invite colleagues in <a href={officePaths.members}>Team</a>.
				</li>
			</ul>
		</>
	);
}
