import { fieldsOf } from "#src/forms/definition.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { clockTime, longDay, shortMoment } from "./format-time.ts";
import type { WizardState } from "./use-wizard.ts";
import styles from "./wizard.module.css";

type DraftNotesProps = {
	wizard: WizardState /** Opens the way to save and come back; left out where the server keeps no drafts. */;
	onSave?: (() => void) | undefined;
};

/** Where the answers are kept, what came back, and what went wrong with keeping them. */
export function DraftNotices({ wizard, onSave }: DraftNotesProps) {
	const { saved, over } = wizard;
	return (
		<>
			{over && <Over wizard={wizard} reason={over} />}
			{saved.unopened && (
				<Notice
					tone="alert"
					live="assertive"
					title="Your saved application could not be opened"
					actions={<Again onClick={saved.unopened.again} />}
				>
					<p>{saved.unopened.message}</p>
				</Notice>
			)}
			<Aside wizard={wizard} />
			<Trouble wizard={wizard} />
			{saved.link ? <LinkNote wizard={wizard} onSave={onSave} /> : <DeviceNote wizard={wizard} onSave={onSave} />}
		</>
	);
}

function Again({ onClick }: { onClick: () => void }) {
	return (
		<Button small onClick={onClick}>
			Try again
		</Button>
	);
}

function Over({ wizard, reason }: { wizard: WizardState; reason: "deleted" | "submitted" }) {
	const { saving } = wizard.saved;
	const message = saving?.state === "over" ? saving.message : undefined;
	if (reason === "submitted")
		return (
			<Notice tone="done" title="This application was sent." live="polite">
				{message && <p>{message}</p>}
			</Notice>
		);
	return (
		<Notice tone="alert" title="The saved application is no longer on the server" live="assertive">
			<p>
				It was deleted, or its time was over. {wizard.hasAnswers && "The answers on this device are still here. "}
				Please choose your documents again.
			</p>
		</Notice>
	);
}

/** A link was opened on a device that had other answers: neither is thrown away without being asked for. */
function Aside({ wizard }: { wizard: WizardState }) {
	const { aside } = wizard.draft;
	if (!aside || JSON.stringify(aside.answers) === JSON.stringify(wizard.answers)) return null;
	return (
		<Notice
			title={`Other answers of ${shortMoment(aside.savedAt)} were on this device.`}
			actions={
				<>
					<Button small onClick={wizard.restoreConflictingDraft}>
						Use those instead
					</Button>
					<Button small onClick={wizard.draft.dropAside}>
						Throw those away
					</Button>
				</>
			}
		>
			<p>They made room for the application that you opened by its link.</p>
		</Notice>
	);
}

function Trouble({ wizard: { saved } }: { wizard: WizardState }) {
	const { saving } = saved;
	if (saving?.state === "failed")
		return (
			<Notice
				tone="alert"
				live="assertive"
				title={saving.savedAt ? `Not saved since ${clockTime(saving.savedAt)}` : "Not saved"}
				actions={<Again onClick={saved.flush} />}
			>
				<p>{saving.message}</p>
			</Notice>
		);
	if (saving?.state !== "changed") return null;
	return (
		<Notice
			tone="alert"
			live="assertive"
			title={`These answers were changed elsewhere${saving.changedAt ? ` at ${clockTime(saving.changedAt)}` : ""}`}
			actions={
				<>
					<Button small onClick={() => saved.settle("there")}>
						Show those answers
					</Button>
					<Button small onClick={() => saved.settle("here")}>
						Keep these answers
					</Button>
				</>
			}
		>
			<p>Another tab or device has this application open too. Nothing is saved until you choose.</p>
		</Notice>
	);
}

function LinkNote({ wizard: { saved }, onSave }: DraftNotesProps) {
	if (!saved.link) return null;
	return (
		<p className={styles.kept}>
			Kept on the school’s server as you type. The link that we sent to {saved.link.email} opens it on any device until{" "}
			{longDay(saved.link.until)}.{" "}
			<button type="button" className={styles.textButton} onClick={onSave}>
				Send the link again, or delete all
			</button>
		</p>
	);
}

function DeviceNote({ wizard, onSave }: DraftNotesProps) {
	const { draft, form, hasAnswers, files } = wizard;
	const passwords = fieldsOf(form, "password").length > 0;
	if (!hasAnswers && Object.keys(files).length === 0) return null;
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
			<button type="button" className={styles.textButton} onClick={() => void wizard.clear()}>
				Clear my answers now
			</button>
		</>
	);
	if (!draft.kept)
		return (
			<Notice tone="alert" actions={actions}>
				<p>
					This device does not let the page keep your answers. Please finish in one go, without reloading
					{onSave && ", or save them on the school’s server"}.
				</p>
			</Notice>
		);
	if (draft.restoredFrom === undefined)
		return (
			<p className={styles.kept}>
				Your answers are kept on this device for 7 days{onSave && ", and documents are sent as you choose them"}.{" "}
				{passwords && "Passwords are not kept. "}
				{actions}
			</p>
		);
	return (
		<Notice title={`Welcome back. Your answers of ${shortMoment(draft.restoredFrom)} are here.`} actions={actions}>
			<p>
				They were kept on this device.{" "}
				{passwords && "Passwords are not kept: please enter yours again before you submit, if you want one."}
			</p>
		</Notice>
	);
}
