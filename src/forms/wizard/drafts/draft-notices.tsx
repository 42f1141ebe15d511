import type { AnswersState } from "#src/forms/wizard/use-answers.ts";
import type { Drafts } from "#src/forms/wizard/use-wizard.ts";
import styles from "#src/forms/wizard/wizard.module.css";
import * as paths from "#src/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import type { AutosaveStatus } from "./autosave.ts";
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
	const { server, ended } = drafts;
	return (
		<>
			{ended && <EndedNotice reason={ended} status={server.status} hasAnswers={!answers.isEmpty} />}
			{server.loadFailure && (
				<Notice
					tone="alert"
					live="assertive"
					title="Your saved application could not be opened"
					actions={<RetryButton onClick={server.loadFailure.retry} />}
				>
					<p>{server.loadFailure.message}</p>
				</Notice>
			)}
			<ConflictingDraftNotice drafts={drafts} answers={answers.values} />
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
	return (
		<Button small onClick={onClick}>
			Try again
		</Button>
	);
}

type EndedNoticeProps = {
	reason: "deleted" | "submitted";
	status: AutosaveStatus | undefined;
	hasAnswers: boolean;
};

function EndedNotice({ reason, status, hasAnswers }: EndedNoticeProps) {
	const message = status?.state === "ended" ? status.message : undefined;
	if (reason === "submitted")
		return (
			<Notice tone="done" title="This application was sent." live="polite">
				{message && <p>{message}</p>}
			</Notice>
		);
	return (
		<Notice tone="alert" title="The saved application is no longer on the server" live="assertive">
			<p>
				It was deleted, or its time was over. {hasAnswers && "The answers on this device are still here. "}
				Please choose your documents again.
			</p>
			<p>
				If you sent it, or saved another one, <a href={paths.applicationLink}>we mail you its link</a>.
			</p>
		</Notice>
	);
}

/** A link was opened on a device that had other answers: the applicant decides which to use. */
function ConflictingDraftNotice({ drafts, answers }: { drafts: Drafts; answers: Record<string, string> }) {
	const { conflicting } = drafts.local;
	if (!conflicting || JSON.stringify(conflicting.answers) === JSON.stringify(answers)) return null;
	return (
		<Notice
			title={`Other answers of ${dateTime(conflicting.savedAt)} were on this device.`}
			actions={
				<>
					<Button small onClick={drafts.restoreConflicting}>
						Use those instead
					</Button>
					<Button small onClick={drafts.local.discardConflicting}>
						Throw those away
					</Button>
				</>
			}
		>
			<p>They made room for the application that you opened by its link.</p>
		</Notice>
	);
}

function AutosaveNotice({ server }: { server: ServerDraftState }) {
	const { status } = server;
	if (status?.state === "failed")
		return (
			<Notice
				tone="alert"
				live="assertive"
				title={status.savedAt ? `Not saved since ${timeOfDay(status.savedAt)}` : "Not saved"}
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
			title={`These answers were changed elsewhere${status.changedAt ? ` at ${timeOfDay(status.changedAt)}` : ""}`}
			actions={
				<>
					<Button small onClick={() => server.resolveConflict("server")}>
						Show those answers
					</Button>
					<Button small onClick={() => server.resolveConflict("local")}>
						Keep these answers
					</Button>
				</>
			}
		>
			<p>Another tab or device has this application open too. Nothing is saved until you choose.</p>
		</Notice>
	);
}

type ServerDraftNoteProps = {
	link: NonNullable<ServerDraftState["link"]>;
	onSave: (() => void) | undefined;
};

function ServerDraftNote({ link, onSave }: ServerDraftNoteProps) {
	return (
		<p className={styles.draftNote}>
			Kept on the school’s server as you type. The link that we sent to {link.email} opens it on any device until{" "}
			{longDate(link.until)}.{" "}
			<button type="button" className={styles.textButton} onClick={onSave}>
				Send the link again, or delete all
			</button>
		</p>
	);
}

type LocalDraftNoteProps = Pick<DraftNoticesProps, "drafts" | "onSave">;

function LocalDraftNote({ drafts, onSave }: LocalDraftNoteProps) {
	const { canStore, restoredFrom } = drafts.local;
	const actions = (
		<>
			{onSave && (
				<>
					<button type="button" className={styles.textButton} onClick={onSave}>
						Save and come back later
					</button>
					<span aria-hidden="true"> · </span>
				</>
			)}
			<button type="button" className={styles.textButton} onClick={() => void drafts.deleteAll()}>
				Clear my answers now
			</button>
		</>
	);
	if (!canStore)
		return (
			<Notice tone="alert" actions={actions}>
				<p>
					This device does not let the page keep your answers. Please finish in one go, without reloading
					{onSave && ", or save them on the school’s server"}.
				</p>
			</Notice>
		);
	if (restoredFrom === undefined)
		return (
			<p className={styles.draftNote}>
				Your answers are kept on this device for 7 days{onSave && ", and documents are sent as you choose them"}.{" "}
				{actions}
			</p>
		);
	return (
		<Notice title={`Welcome back. Your answers of ${dateTime(restoredFrom)} are here.`} actions={actions}>
			<p>They were kept on this device.</p>
		</Notice>
	);
}
