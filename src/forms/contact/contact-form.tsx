import { type FormEvent, Fragment, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/choice-field.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { FieldScope } from "../../ui/field-scope.tsx";
import { Toast, type ToastMessage } from "../../ui/toast.tsx";
import { consentField } from "../consent.ts";
import type { FieldErrors } from "../description.ts";
import { postJson } from "../enquiry/post-json.ts";
import { newIdempotencyKey } from "../idempotency.ts";
import { limits } from "../limits.ts";
import { fillTimeField, trapField } from "../spam.ts";
import { contactConsent, contactConsentLinks } from "./consent.ts";
import styles from "./contact-form.module.css";
import { contactMessage } from "./contact-questions.ts";

const { action } = contactMessage;
const sent: ToastMessage = { tone: "done", text: "Your message has been sent successfully!" };
const failed: ToastMessage = { tone: "alert", text: "Failed to send message. Please try again." };

/** "Leave a message". The browser asks for what is missing; without JavaScript it is a plain form post. */
export function ContactForm() {
	const [sending, setSending] = useState(false);
	const [toast, setToast] = useState<ToastMessage>();
	const [errors, setErrors] = useState<FieldErrors>({});
	const openedAt = useRef(0);
	const key = useRef("");
	useEffect(() => {
		openedAt.current = performance.now();
		key.current = newIdempotencyKey();
	}, []);

	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = event.currentTarget;
		if (sending) return;
		setSending(true);
		setToast(undefined);
		const fields = Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
		const outcome = await postJson(action, { ...fields, [fillTimeField]: String(Math.round(performance.now() - openedAt.current)) }, key.current);
		setSending(false);
		setErrors(outcome.ok ? {} : outcome.errors);
		// A new object each time, so that the same words show and are read out again.
		setToast({ ...(outcome.ok ? sent : failed) });
		if (!outcome.ok) return;
		form.reset();
		key.current = newIdempotencyKey();
	};

	return (
		<FieldScope value="contact">
			<form method="post" action={action} className={styles.form} onSubmit={send} aria-labelledby="leave-a-message">
				<TextField name="name" label="Name" placeholder="Please Enter Name" autoComplete="name" maxLength={limits.name} required error={errors.name} />
				<div className={styles.pair}>
					<TextField
						name="email"
						type="email"
						label="Email"
						placeholder="Please Enter Email"
						autoComplete="email"
						maxLength={limits.email}
						required
						error={errors.email}
					/>
					<TextField
						name="phone_no"
						type="tel"
						label="Phone"
						placeholder="Please Enter Number"
						autoComplete="tel"
						maxLength={limits.other}
						required
						error={errors.phone_no}
					/>
				</div>
				<TextField name="subject" label="Subject" placeholder="Please Enter Subject" maxLength={limits.other} required error={errors.subject} />
				<TextArea name="message" label="Message" placeholder="Write Message" rows={6} maxLength={limits.message} required error={errors.message} />
				<div className={styles.trap} aria-hidden="true">
					<label htmlFor={`contact-${trapField}`}>Website</label>
					<input id={`contact-${trapField}`} name={trapField} type="text" tabIndex={-1} autoComplete="off" />
				</div>
				<CheckField name={consentField} value="true" label={<ConsentText />} required error={errors[consentField]} />
				<Button type="submit" tone="action" busy={sending} className={styles.send}>
					{sending ? "Sending…" : "Send message"}
				</Button>
			</form>
			<Toast message={toast} onClose={() => setToast(undefined)} />
		</FieldScope>
	);
}

/** The consent's sentence with its two pages linked; they open beside the form, so that nothing typed is lost. */
function ConsentText() {
	const parts = contactConsent.text.split(new RegExp(`(${contactConsentLinks.map(({ words }) => words).join("|")})`));
	return parts.map((part) => {
		const link = contactConsentLinks.find(({ words }) => words === part);
		return link ? (
			<a key={part} href={link.to} target="_blank" rel="noopener">
				{part}
			</a>
		) : (
			<Fragment key={part}>{part}</Fragment>
		);
	});
}
