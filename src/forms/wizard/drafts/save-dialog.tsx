import { type FormEvent, useState } from "react";
import { isMailAddress } from "#src/formatting/mail-address.ts";
import { sayRule } from "#src/forms/checks/say-rule.ts";
import type { FormQuestions } from "#src/forms/definition.ts";
import type { Drafts } from "#src/forms/wizard/use-wizard.ts";
import styles from "#src/forms/wizard/wizard.module.css";
import { pageMessages } from "#src/school/messages/page-messages.ts";
import { wizardMessages } from "#src/school/messages/sets/forms/wizard-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/feedback/dialog.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { TextField } from "#src/ui/fields/field.tsx";
import { FieldScope } from "#src/ui/fields/field-scope.tsx";
import { longDate } from "./format-time.ts";
import type { ServerDraftState } from "./use-server-draft.ts";

type SaveDialogProps = {
	form: FormQuestions;
	drafts: Drafts;
	/** The applicant's address, if already given. */
	email: string | undefined;
	open: boolean;
	onClose: () => void;
};

/** Mails a link that opens the application on any device, and deletes a saved application. */
export function SaveDialog({ form, drafts, email, open, onClose }: SaveDialogProps) {
	const messages = useMessages(wizardMessages);
	return (
		<Dialog open={open} onClose={onClose} title={messages.saveTitle}>
			<FieldScope value="save">
				<div className="stack-5">
					<p>{messages.saveNote}</p>
					<MailLinkForm formTitle={form.title} server={drafts.server} email={email} />
					{drafts.server.link && <DraftDeletion drafts={drafts} onDeleted={onClose} />}
				</div>
			</FieldScope>
		</Dialog>
	);
}

type MailLinkFormProps = { formTitle: string; server: ServerDraftState; email: string | undefined };

function MailLinkForm({ formTitle, server, email }: MailLinkFormProps) {
	const messages = useMessages(wizardMessages);
	const [error, setError] = useState<string>();
	const [failure, setFailure] = useState<string>();
	const [busy, setBusy] = useState(false);
	const [sentTo, setSentTo] = useState<string>();
	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (busy) return;
		const address = String(new FormData(event.currentTarget).get("email") ?? "").trim();
		const refusal = refuseAddress(address);
		setError(refusal);
		setFailure(undefined);
		setSentTo(undefined);
		if (refusal) return;
		setBusy(true);
		const mailed = await server.mailLink(address);
		setBusy(false);
		if (mailed.ok) setSentTo(address);
		else if (mailed.errors.email) setError(mailed.errors.email);
		else setFailure(mailed.message);
	};
	return (
		<form className="stack-5" noValidate onSubmit={send}>
			<TextField
				name="email"
				type="email"
				label={messages.saveEmail}
				autoComplete="email"
				inputMode="email"
				enterKeyHint="send"
				defaultValue={server.link?.email ?? email}
				error={error}
			/>
			{failure && (
				<Notice tone="alert" title={messages.linkFailedTitle} live="assertive">
					<p>{failure}</p>
				</Notice>
			)}
			{sentTo && server.link && (
				<Notice tone="done" title={messages.savedTitle({ sentTo })} live="polite">
					<p>{messages.savedNote({ until: longDate(server.link.until), formTitle })}</p>
				</Notice>
			)}
			<div>
				<Button type="submit" tone="action" busy={busy}>
					{busy ? messages.saving : server.link ? messages.resendLink : messages.saveAndSend}
				</Button>
			</div>
		</form>
	);
}

function refuseAddress(address: string): string | undefined {
	if (address === "") return sayRule("emailMissing", pageMessages());
	return isMailAddress(address) ? undefined : sayRule("emailInvalid", pageMessages());
}

/** Asks for confirmation, since deletion cannot be undone. */
function DraftDeletion({ drafts, onDeleted }: { drafts: Drafts; onDeleted: () => void }) {
	const messages = useMessages(wizardMessages);
	const [confirming, setConfirming] = useState(false);
	const [failure, setFailure] = useState<string>();
	const deleteAll = async () => {
		const failed = await drafts.deleteAll();
		setFailure(failed);
		if (failed === undefined) onDeleted();
	};
	if (!confirming)
		return (
			<p>
				<button type="button" className={styles.textButton} onClick={() => setConfirming(true)}>
					{messages.deleteSaved}
				</button>
			</p>
		);
	return (
		<Notice
			tone="alert"
			title={messages.deleteTitle}
			live="polite"
			actions={
				<>
					<Button small onClick={() => void deleteAll()}>
						{messages.confirmDelete}
					</Button>
					<Button small onClick={() => setConfirming(false)}>
						{messages.cancelDelete}
					</Button>
				</>
			}
		>
			<p>{messages.deleteWarning}</p>
			<p role="alert">{failure}</p>
		</Notice>
	);
}
