import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listStageMessages } from "#src/admissions/stage-messages/read-stage-messages.server.ts";
import { messagePlaceholders } from "#src/admissions/stage-messages/stage-message-facts.ts";
import { stageMessageNames } from "#src/admissions/stage-messages/stage-message-names.ts";
import type { StageMessages, StageMessagesKey } from "#src/admissions/stage-messages/stage-messages.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { ActButton, ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import { handleActs, permissionsOn } from "#src/office/kit/acts/handle-acts.server.ts";
import { officeServices } from "#src/office/office-context.server.ts";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import layout from "#src/office/parts/layout.module.css";
import { MailSheet } from "#src/office/parts/mail-sheet.tsx";
import words from "#src/office/settings/messages.module.css";
import { WordsScreen } from "#src/office/settings/messages-screen.tsx";
import { readChanges } from "#src/office/settings/read-changes.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { exampleMessages } from "./example-stage-messages.server.ts";
import { stageMessageActs } from "./stage-message-acts.server.ts";
import { submittedMessages } from "./submitted-messages.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const member = allow(context, "status.write");
	const { db, school, siteUrl } = context.get(officeServices);
	const edit = new URL(request.url).searchParams.get("edit");
	const stages = await listStageMessages(db);
	const editedStage = stages.find(({ key }) => key === edit) ?? null;
	return {
		acts: permissionsOn(stageMessageActs, null, member),
		stages: stages.map(({ key, own }) => ({ key, own })),
		edited: editedStage,
		example: editedStage && exampleMessages(editedStage.key, editedStage.messages, { school, siteUrl }),
		...(await readChanges(db, { kind: "status", memberId: member.id, request })),
	};
}

export const action = handleActs(stageMessageActs);

/** The words in which applicants read where their application stands, on their page and in mails. */
export default function StageWordsPage() {
	const view = useLoaderData<typeof loader>();
	const { stages, edited, example } = view;
	const answer = useActAnswer<typeof example>();
	const isTyped = edited !== null && answer?.values?.key === edited.key && answer.act !== "default";
	const typedMessages = isTyped ? submittedMessages(edited.key, answer.values ?? {}) : undefined;
	const shownExample = (typedMessages && answer?.shownValues) ?? example;
	return (
		<WordsScreen
			title="Stage messages"
			subtitle="what applicants read at each stage"
			footer="Changes show on every applicant’s page at once, and in emails from now on."
			view={view}
			list={
				<>
					<h2>Stages</h2>
					<ul className={layout.lines}>
						{stages.map(({ key, own }) => (
							<li key={key}>
								<a href={officePaths.stageMessages(key)} aria-current={key === edited?.key ? "page" : undefined}>
									{stageMessageNames[key]}
									{own && <span className={controls.note}>edited</span>}
								</a>
							</li>
						))}
					</ul>
				</>
			}
			form={
				edited && <StageWordsForm key={edited.key} storedMessages={edited} text={typedMessages ?? edited.messages} />
			}
			intro="Applicants read these on their page and in the email about each change. Choose a stage to edit its text."
			preview={
				<>
					{shownExample?.page && (
						<article className={words.tracker} aria-label="On the applicant’s page">
							<h2>{shownExample.page.title}</h2>
							{shownExample.page.text && <p>{shownExample.page.text}</p>}
						</article>
					)}
					{shownExample?.mail && (
						<MailSheet
							subject={shownExample.mail.subject}
							head={[{ label: "To", value: "an applicant, as an example" }]}
							email={shownExample.mail.email}
						/>
					)}
					{!shownExample && <p className={controls.note}>What the applicant will read appears here.</p>}
				</>
			}
		/>
	);
}

type StageWordsFormProps = {
	storedMessages: { key: StageMessagesKey; version: number; own: boolean };
	/** Messages as they are stored, or as they were typed. */
	text: StageMessages;
};

/** The words of one stage, to be changed or brought back. */
function StageWordsForm({ storedMessages: { key, version, own }, text: { page, mail } }: StageWordsFormProps) {
	return (
		<>
			<h2>{stageMessageNames[key]}</h2>
			<ActForm act={["save", "preview"]} fields={{ key, version }} data-stack="">
				{page && (
					<fieldset className={words.group}>
						<legend>On the applicant’s page</legend>
						<Line label="Title" name="pageTitle" value={page.title} />
						<Text label="Sentence (optional)" name="pageText" value={page.text} rows={3} />
					</fieldset>
				)}
				{mail ? (
					<fieldset className={words.group}>
						<legend>In the email about the change</legend>
						<Line label="Subject, before the application number" name="mailSubject" value={mail.subject} />
						<Line label="Heading" name="mailTitle" value={mail.title} />
						<Text label="Text" name="mailText" value={mail.text} rows={8} required />
					</fieldset>
				) : (
					<p className={controls.hint}>No one is emailed about this stage. Applicants see it on their page.</p>
				)}
				<div>
					<p className={controls.hint}>We fill these in from the application:</p>
					<ul className={`${controls.note} ${layout.row} ${words.known}`}>
						{messagePlaceholders(key).map((name) => (
							<li key={name}>{`{{${name}}}`}</li>
						))}
					</ul>
				</div>
				<p className={layout.row}>
					<ActButton className={controls.button} data-act="" act="save">
						Save <KeyCaps keys="Ctrl Enter" />
					</ActButton>
					<ActButton className={controls.button} act="preview">
						Preview
					</ActButton>
				</p>
			</ActForm>
			{own && (
				<ActForm act="default" fields={{ key }}>
					<button className={controls.button} data-low="" type="submit" name="version" value={version}>
						Restore default text
					</button>
				</ActForm>
			)}
		</>
	);
}

type FieldProps = { label: string; name: string; value: string };

function Line({ label, name, value }: FieldProps) {
	return (
		<label>
			<span className={controls.label}>{label}</span>
			<input
				className={controls.field}
				name={name}
				defaultValue={value}
				maxLength={200}
				required
				autoComplete="off"
				enterKeyHint="next"
			/>
		</label>
	);
}

function Text({ label, name, value, rows, required = false }: FieldProps & { rows: number; required?: boolean }) {
	return (
		<label>
			<span className={controls.label}>{label}</span>
			<textarea
				className={controls.field}
				name={name}
				rows={rows}
				defaultValue={value}
				maxLength={5000}
				required={required}
				data-submit-keys=""
			/>
		</label>
	);
}
