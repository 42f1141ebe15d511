import { type ReactElement, useState } from "react";
import type { AnswersState } from "#src/forms/wizard/use-answers.ts";
import type { Drafts } from "#src/forms/wizard/use-wizard.ts";
import styles from "#src/forms/wizard/wizard.module.css";
import * as paths from "#src/paths.ts";
import { wizardWords } from "#src/school/words/sets/wizard-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
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

/** Where the answers are stored, what was restored, and what went wrong with saving. */
export function DraftNotices({ answers, hasFiles, drafts, onSave }: DraftNoticesProps) {
	const words = useWords(wizardWords);
	const { server, ended } = drafts;
	return (
		<>
			{ended && <EndedNotice reason={ended} status={server.status} hasAnswers={!answers.isEmpty} />}
			{server.loadFailure && (
				<Notice
					tone="alert"
					live="assertive"
					title={words.openFailedTitle}
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
	const words = useWords(wizardWords);
	return (
		<Button small onClick={onClick}>
			{words.tryAgain}
		</Button>
	);
}

type EndedNoticeProps = {
	reason: "deleted" | "submitted";
	status: AutosaveStatus | undefined;
	hasAnswers: boolean;
};

function EndedNotice({ reason, status, hasAnswers }: EndedNoticeProps) {
	const words = useWords(wizardWords);
	const message = status?.state === "ended" ? status.message : undefined;
	if (reason === "submitted")
		return (
			<Notice tone="done" title={words.alreadySentTitle} live="polite">
				{message && <p>{message}</p>}
			</Notice>
		);
	return (
		<Notice tone="alert" title={words.savedGoneTitle} live="assertive">
			<p>
				{[words.savedGoneReason, hasAnswers && words.answersStillHere, words.chooseDocumentsAgain]
					.filter(Boolean)
					.join(" ")}
			</p>
			<p>{words.lostLink({ link: (text) => <a href={paths.applicationLink}>{text}</a> })}</p>
		</Notice>
	);
}

/** A link was opened on a device that had other answers: the applicant decides which to use. */
function ConflictingDraftNotice({ drafts, answers }: { drafts: Drafts; answers: Record<string, string> }) {
	const words = useWords(wizardWords);
	const { conflicting } = drafts.local;
	if (!conflicting || sameAnswers(conflicting.answers, answers)) return null;
	return (
		<Notice
			title={words.otherAnswersTitle({ savedAt: dateTime(conflicting.savedAt) })}
			actions={
				<>
					<Button small onClick={drafts.restoreConflicting}>
						{words.useOtherAnswers}
					</Button>
					<Button small onClick={drafts.local.discardConflicting}>
						{words.discardOtherAnswers}
					</Button>
				</>
			}
		>
			<p>{words.otherAnswersNote}</p>
		</Notice>
	);
}

function AutosaveNotice({ server }: { server: ServerDraftState }) {
	const words = useWords(wizardWords);
	const { status } = server;
	if (status?.state === "failed")
		return (
			<Notice
				tone="alert"
				live="assertive"
				title={status.savedAt ? words.notSavedSince({ savedAt: timeOfDay(status.savedAt) }) : words.notSaved}
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
				status.changedAt ? words.changedElsewhereAt({ time: timeOfDay(status.changedAt) }) : words.changedElsewhere
			}
			actions={
				<>
					<Button small onClick={() => server.resolveConflict("server")}>
						{words.showStoredAnswers}
					</Button>
					<Button small onClick={() => server.resolveConflict("local")}>
						{words.keepOwnAnswers}
					</Button>
				</>
			}
		>
			<p>{words.conflictNote}</p>
		</Notice>
	);
}

type ServerDraftNoteProps = {
	link: NonNullable<ServerDraftState["link"]>;
	onSave: (() => void) | undefined;
};

function ServerDraftNote({ link, onSave }: ServerDraftNoteProps) {
	const words = useWords(wizardWords);
	return (
		<p className="small soft">
			<span>{words.savedOnServer({ email: link.email, until: longDate(link.until) })}</span>{" "}
			<button type="button" className={styles.textButton} onClick={onSave}>
				{words.manageSaved}
			</button>
		</p>
	);
}

type LocalDraftNoteProps = Pick<DraftNoticesProps, "drafts" | "onSave">;

function LocalDraftNote({ drafts, onSave }: LocalDraftNoteProps) {
	const words = useWords(wizardWords);
	const { canStore, restoredFrom } = drafts.local;
	const [failure, setFailure] = useState<string>();
	const actions = (
		<>
			{onSave && (
				<>
					<button type="button" className={styles.textButton} onClick={onSave}>
						{words.saveForLater}
					</button>
					<span aria-hidden="true"> · </span>
				</>
			)}
			<button type="button" className={styles.textButton} onClick={async () => setFailure(await drafts.deleteAll())}>
				{words.clearAnswers}
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
	const words = useWords(wizardWords);
	if (!canStore)
		return (
			<Notice tone="alert" actions={actions}>
				<p>{canSave ? words.notKeptButSavable : words.notKept}</p>
			</Notice>
		);
	if (restoredFrom === undefined)
		return (
			<p className="small soft">
				<span>{`${canSave ? words.keptHereAndSent : words.keptHere} `}</span>
				{actions}
			</p>
		);
	return (
		<Notice title={words.restoredTitle({ restoredFrom: dateTime(restoredFrom) })} actions={actions}>
			<p>{words.restoredNote}</p>
		</Notice>
	);
}
