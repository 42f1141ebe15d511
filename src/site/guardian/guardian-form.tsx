import { copyField } from "#src/admissions/guardian-consent/copy-field.ts";
import type { Notice as Asked, GuardianMessages } from "#src/admissions/guardian-consent/notice.ts";
import { idKinds, idNames } from "#src/admissions/guardians/guardian.ts";
import { limits } from "#src/forms/limits.ts";
import { translateText } from "#src/languages/language.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { CheckField, RadioGroup } from "#src/ui/fields/choice-field.tsx";
import { SelectField, TextField } from "#src/ui/fields/field.tsx";
import styles from "./guardian.module.css";
import type { RefusedAnswer } from "./handle-guardian-form.server.ts";

type Props = {
	messages: GuardianMessages;
	notice: Asked;
	/** SHA-256 of the text above, which goes with the answer. */
	noticeHash: string;
	action: string;
	refusal: RefusedAnswer | undefined;
};

/**
 * Form for the person who answers, how they may be checked, and the answer; the fields of each way are only shown with
 * it.
 */
export function GuardianForm({ messages, notice, noticeHash, action, refusal }: Props) {
	const { values = {}, errors = {} } = refusal ?? {};
	const of = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
	const inputProps = (name: string) => ({ ...of(name), enterKeyHint: "next" as const });
	const optional = (label: string) => `${label} (${messages.optional})`;
	return (
		<form method="post" action={action} encType="multipart/form-data" className={styles.form} noValidate>
			<input type="hidden" name="shown" value={noticeHash} />
			{refusal && <Notice tone="alert" title={refusal.message} live="assertive" />}
			<RadioGroup
				{...of("relation")}
				label={messages.relation}
				choices={[
					{ value: "mother", label: messages.mother },
					{ value: "father", label: messages.father },
					{ value: "guardian", label: messages.guardian },
				]}
				inline
			/>
			<TextField {...inputProps("name")} label={messages.name} autoComplete="name" maxLength={limits.name} />
			<TextField
				{...inputProps("phone")}
				label={messages.phone}
				type="tel"
				inputMode="tel"
				autoComplete="tel"
				maxLength={limits.phone}
				width="medium"
			/>
			<TextField
				{...inputProps("email")}
				label={optional(messages.email)}
				help={messages.emailHelp}
				type="email"
				inputMode="email"
				autoComplete="email"
				maxLength={limits.email}
			/>
			<div className={`stack-5 ${styles.ways}`}>
				<RadioGroup
					{...of("way")}
					label={messages.howToCheck}
					help={messages.howToCheckHelp}
					choices={[
						{ value: "call", label: messages.byCall, help: messages.byCallHelp },
						{ value: "details", label: messages.byDetails, help: messages.byDetailsHelp },
						{ value: "copy", label: messages.byCopy, help: messages.byCopyHelp },
					]}
				/>
				<div className={styles.details}>
					<SelectField
						{...of("id_kind")}
						label={messages.idKind}
						placeholder=""
						choices={idKinds.map((value) => ({ value, label: translateText(idNames[value]) }))}
						width="medium"
					/>
					<TextField
						{...inputProps("id_end")}
						label={messages.idEnd}
						help={messages.idEndHelp}
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						maxLength={4}
						width="short"
					/>
				</div>
				<div className={styles.copy}>
					<TextField
						name={copyField}
						error={errors[copyField]}
						label={messages.copy}
						help={messages.copyHelp}
						type="file"
						accept="image/jpeg,image/png,application/pdf"
					/>
				</div>
			</div>
			<CheckField
				name="declaration"
				value="true"
				label={notice.declaration}
				error={errors.declaration}
				defaultChecked={values.declaration === "true"}
			/>
			<p className={styles.consent}>{notice.consent}</p>
			<div className="cluster-3">
				<Button type="submit" tone="action" name="answer" value="given">
					{messages.agree}
				</Button>
				<Button type="submit" name="answer" value="withheld">
					{messages.disagree}
				</Button>
			</div>
			<p className="soft">{messages.ifYouDisagree}</p>
		</form>
	);
}
