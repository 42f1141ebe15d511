import { type FormEvent, useState } from "react";
import { email as emailRule } from "#src/forms/rules.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/feedback/dialog.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { TextField } from "#src/ui/fields/field.tsx";
import { FieldScope } from "#src/ui/fields/field-scope.tsx";
import { longDay } from "./format-time.ts";
import type { WizardState } from "./use-wizard.ts";
import styles from "./wizard.module.css";

type SaveDialogProps = { wizard: WizardState; open: boolean; onClose: () => void };

/** Save and come back: a link by mail that opens the application on any device, and the way to have all of it deleted. */
export function SaveDialog({ wizard, open, onClose }: SaveDialogProps) {
	const { saved } = wizard;
	return (
		<Dialog open={open} onClose={onClose} title="Save and come back">
			<FieldScope value="save">
				<div className={styles.save}>
					<p>
						We send you a link that opens this application on any device, documents included. Your answers then lie on
						the school’s server until 30 days after your last change, and nobody there reads them as an application
						before you submit.
					</p>
					<MailForm wizard={wizard} />
					{saved.link && <Deletion wizard={wizard} onDeleted={onClose} />}
				</div>
			</FieldScope>
		</Dialog>
	);
}

function MailForm({ wizard: { saved, answers, form } }: { wizard: WizardState }) {
	const [error, setError] = useState<string>();
	const [failure, setFailure] = useState<string>();
	const [busy, setBusy] = useState(false);
	const [sentTo, setSentTo] = useState<string>();
	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (busy) return;
		const address = String(new FormData(event.currentTarget).get("email") ?? "").trim();
		const checked = emailRule.safeParse(address);
		setError(checked.error?.issues[0]?.message);
		setFailure(undefined);
		setSentTo(undefined);
		if (!checked.success) return;
		setBusy(true);
		const asked = await saved.ask(address);
		setBusy(false);
		if (asked.ok) setSentTo(address);
		else if (asked.errors.email) setError(asked.errors.email);
		else setFailure(asked.message);
	};
	return (
		<form className={styles.save} noValidate onSubmit={send}>
			<TextField
				name="email"
				type="email"
				label="Your email"
				autoComplete="email"
				inputMode="email"
				enterKeyHint="send"
				defaultValue={saved.link?.email ?? answers.email}
				error={error}
			/>
			{failure && (
				<Notice tone="alert" title="The link was not sent" live="assertive">
					<p>{failure}</p>
				</Notice>
			)}
			{sentTo && saved.link && (
				<Notice tone="done" title={`Saved. A link is on its way to ${sentTo}.`} live="polite">
					<p>
						It works until {longDay(saved.link.until)}. If you saved another {form.title} with this address before, the
						mail has the link to that one too.
					</p>
				</Notice>
			)}
			<div>
				<Button type="submit" tone="action" busy={busy}>
					{busy ? "Saving…" : saved.link ? "Send the link again" : "Save and send me the link"}
				</Button>
			</div>
		</form>
	);
}

/** Asked twice, since nothing brings it back. */
function Deletion({ wizard, onDeleted }: { wizard: WizardState; onDeleted: () => void }) {
	const [sure, setSure] = useState(false);
	const erase = async () => {
		await wizard.clear();
		onDeleted();
	};
	if (!sure)
		return (
			<p>
				<button type="button" className={styles.textButton} onClick={() => setSure(true)}>
					Delete the saved application
				</button>
			</p>
		);
	return (
		<Notice
			tone="alert"
			title="Delete everything?"
			live="polite"
			actions={
				<>
					<Button small onClick={() => void erase()}>
						Delete it
					</Button>
					<Button small onClick={() => setSure(false)}>
						Keep it
					</Button>
				</>
			}
		>
			<p>Answers and documents go, on the server and on this device, and the link in your mail stops working.</p>
		</Notice>
	);
}
