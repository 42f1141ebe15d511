import { type ReactElement, useState } from "react";
import type { AnswersState } from "#src/forms/wizard/use-answers.ts";
import type { Drafts } from "#src/forms/wizard/use-wizard.ts";
import styles from "#src/forms/wizard/wizard.module.css";
import * as paths from "#src/paths.ts";
import { wizardMessages } from "#src/school/messages/sets/forms/wizard-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { type AutosaveStatus, sameAnswers } from "./autosave.ts";
import { dateTime, longDate, timeOfDay } from "./format-time.ts";
import type { ServerDraftState } from "./use-server-draft.ts";

type DraftNoticesProps = {
	answers: AnswersState;
	hasFiles: boolean;
	drafts: Drafts;
	/** Opens the save dialog; undefined for forms without server drafts. */
	onSave: (() => void) | undefined;
};

/** Shows where the answers are stored, what was restored, and what went wrong with saving. */
export function DraftNotices({ answers, hasFiles, drafts, onSave }: DraftNoticesProps) {
	const messages = useMessages(wizardMessages);
	const { server, ended } = drafts;
	return (
		<>
			{ended && <EndedNotice reason={ended} status={server.status} hasAnswers={!answers.isEmpty} />}
			{server.loadFailure && (
				<Notice
					tone="alert"
					live="assertive"
					title={messages.openFailedTitle}
					actions={<RetryButton onClick={server.loadFailure.retry} />}
				>
					<p>{server.loadFailure.message}</p>
				</Notice>
			)}
			<ConflictingDraftNotice drafts={drafts} answers={answers.storable} />
			<AutosaveNotice server={server} />
			{server.link ? (
				<ServerDraftNote link={server.link} onSave={onSave} />
			) : (
				(!answers.isEmpty || hasFiles) && <LocalDraftNote drafts={drafts} onSave={onSave} />
			)}
		</>
	);
}

function RetryButton({ onClick }: { onClick: () => void }) {
	const messages = useMessages(wizardMessages);
	return (
		<Button small onClick={onClick}>
			{messages.tryAgain}
		</Button>
	);
}

type EndedNoticeProps = {
	reason: "deleted" | "submitted";
	status: AutosaveStatus | undefined;
	hasAnswers: boolean;
};

function EndedNotice({ reason, status, hasAnswers }: EndedNoticeProps) {
	const messages = useMessages(wizardMessages);
	const message = status?.state === "ended" ? status.message : undefined;
	if (reason === "submitted")
		return (
			<Notice tone="done" title={messages.alreadySentTitle} live="polite">
				{message && <p>{message}</p>}
			</Notice>
		);
	return (
		<Notice tone="alert" title={messages.savedGoneTitle} live="assertive">
			<p>
				{[messages.savedGoneReason, hasAnswers && messages.answersStillHere, messages.chooseDocumentsAgain]
					.filter(Boolean)
					.join(" ")}
			</p>
			<p>{messages.lostLink({ link: (text) => <a href={paths.applicationLink}>{text}</a> })}</p>
		</Notice>
	);
}

/** A link was opened on a device that had other answers: the applicant decides which to use. */
function ConflictingDraftNotice({ drafts, answers }: { drafts: Drafts; answers: Record<string, string> }) {
	const messages = useMessages(wizardMessages);
	const { conflicting } = drafts.local;
	if (!conflicting || sameAnswers(conflicting.answers, answers)) return null;
	return (
		<Notice
			title={messages.otherAnswersTitle({ savedAt: dateTime(conflicting.savedAt) })}
			actions={
				<>
					<Button small onClick={drafts.restoreConflicting}>
						{messages.useOtherAnswers}
					</Button>
					<Button small onClick={drafts.local.discardConflicting}>
						{messages.discardOtherAnswers}
					</Button>
				</>
			}
		>
			<p>{messages.otherAnswersNote}</p>
		</Notice>
	);
}

function AutosaveNotice({ server }: { server: ServerDraftState }) {
	const messages = useMessages(wizardMessages);
	const { status } = server;
	if (status?.state === "failed")
		return (
			<Notice
				tone="alert"
				live="assertive"
				title={status.savedAt ? messages.notSavedSince({ savedAt: timeOfDay(status.savedAt) }) : messages.notSaved}
				actions={<RetryButton onClick={server.flush} />}
			>
				<p>{status.message}</p>
			</Notice>
		);
	if (status?.state !== "conflict") return null;
	return (
		<Notice
			tone="alert"
			live="assertive"
			title={
				status.changedAt
					? messages.changedElsewhereAt({ time: timeOfDay(status.changedAt) })
					: messages.changedElsewhere
			}
			actions={
				<>
					<Button small onClick={() => server.resolveConflict("server")}>
						{messages.showStoredAnswers}
					</Button>
					<Button small onClick={() => server.resolveConflict("local")}>
						{messages.keepOwnAnswers}
					</Button>
				</>
			}
		>
			<p>{messages.conflictNote}</p>
		</Notice>
	);
}

type ServerDraftNoteProps = {
	link: NonNullable<ServerDraftState["link"]>;
	onSave: (() => void) | undefined;
};

function ServerDraftNote({ link, onSave }: ServerDraftNoteProps) {
	const messages = useMessages(wizardMessages);
	return (
		<p className="small soft">
			<span>{messages.savedOnServer({ email: link.email, until: longDate(link.until) })}</span>{" "}
			<button type="button" className={styles.textButton} onClick={onSave}>
				{messages.manageSaved}
			</button>
		</p>
	);
}

type LocalDraftNoteProps = Pick<DraftNoticesProps, "drafts" | "onSave">;

function LocalDraftNote({ drafts, onSave }: LocalDraftNoteProps) {
	const messages = useMessages(wizardMessages);
	const { canStore, restoredFrom } = drafts.local;
	const [failure, setFailure] = useState<string>();
	const actions = (
		<>
			{onSave && (
				<>
					<button type="button" className={styles.textButton} onClick={onSave}>
						{messages.saveForLater}
					</button>
					<span aria-hidden="true"> · </span>
				</>
			)}
			<button type="button" className={styles.textButton} onClick={async () => setFailure(await drafts.deleteAll())}>
				{messages.clearAnswers}
			</button>
		</>
	);
	return (
		<>
			<LocalDraftState {...{ canStore, restoredFrom, canSave: onSave !== undefined, actions }} />
			{failure && (
				<Notice tone="alert" live="assertive">
					<p>{failure}</p>
				</Notice>
			)}
		</>
	);
}

type LocalDraftStateProps = {
	canStore: boolean;
	restoredFrom: number | undefined;
	canSave: boolean;
	actions: ReactElement;
};

function LocalDraftState({ canStore, restoredFrom, canSave, actions }: LocalDraftStateProps) {
	const messages = useMessages(wizardMessages);
	if (!canStore)
		return (
			<Notice tone="alert" actions={actions}>
				<p>{canSave ? messages.notKeptButSavable : messages.notKept}</p>
			</Notice>
		);
	if (restoredFrom === undefined)
		return (
			<p className="small soft">
				<span>{`${canSave ? messages.keptHereAndSent : messages.keptHere} `}</span>
				{actions}
			</p>
		);
	return (
		<Notice title={messages.restoredTitle({ restoredFrom: dateTime(restoredFrom) })} actions={actions}>
			<p>{messages.restoredNote}</p>
		</Notice>
	);
}
