import type { OfficeDocument } from "#src/admissions/tracking/office-application.server.ts";
import type { CasePage } from "#src/office/case/read-case.server.ts";
import { refusalOf } from "#src/office/kit/acts/act-answer.ts";
import { ActForm, useActAnswer } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import { KeyCaps } from "#src/office/parts/key-cap.tsx";
import { OfficeField } from "#src/office/settings/parts/office-field.tsx";
import type { caseActs } from "./case-page-acts.server.ts";

type Props = { document: OfficeDocument; page: CasePage };

const quick = [
	{ verdict: "unreadable", label: "Unreadable", key: "u" },
	{ verdict: "outdated", label: "Outdated", key: "o" },
] as const;

/** The answers about a document that ask for another one; accepting it is the screen's one red act. */
export function VerdictForms({ document, page }: Props) {
	const typedValues = refusalOf(useActAnswer(), "judge", { verdict: "incorrect" })?.values;
	const isRefused = typedValues?.subject === document.key;
	const fields = { subject: document.key, seen: page.application?.verdicts[document.key] ?? "" };
	return (
		<>
			{typedValues && !isRefused && (
				<p className={controls.note}>What you wrote about another document: “{typedValues.reason}”</p>
			)}
			<details className={controls.menu} data-menu="" data-side="up" open={isRefused}>
				<summary className={controls.button} data-key="i">
					Incorrect <KeyCaps keys="I" />
				</summary>
				<div>
					<ActForm<typeof caseActs> act="judge" fields={{ ...fields, verdict: "incorrect" }} data-stack="">
						<input type="hidden" name="box" data-box="" defaultValue={isRefused ? typedValues.box : undefined} />
						<OfficeField
							label="Reason, shown to the applicant"
							name="reason"
							maxLength={500}
							required
							autoComplete="off"
							enterKeyHint="send"
							defaultValue={isRefused ? typedValues.reason : undefined}
						/>
						<button className={controls.button} type="submit">
							Request again
						</button>
					</ActForm>
				</div>
			</details>
			{quick.map(({ verdict, label, key }) => (
				<ActForm<typeof caseActs> key={verdict} act="judge" fields={{ ...fields, verdict }}>
					<input type="hidden" name="box" data-box="" />
					<button className={controls.button} type="submit" data-key={key}>
						{label} <KeyCaps keys={key.toUpperCase()} />
					</button>
				</ActForm>
			))}
		</>
	);
}
