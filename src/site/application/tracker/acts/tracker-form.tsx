import type { ReactNode } from "react";
import type { ApplicantAct } from "#src/admissions/tracking/applicant-act.ts";
import * as paths from "#src/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { CheckField } from "#src/ui/fields/choice-field.tsx";
import { FieldScope } from "#src/ui/fields/field-scope.tsx";
import { actField, type mailsAct, sureField } from "./act-fields.ts";
import styles from "./tracker-form.module.css";

type ActFormProps = {
	/** Token of the application. */
	token: string;
	act: ApplicantAct | typeof mailsAct;
	/** The sentence of a box that must be ticked first. */
	sure?: string;
	tone?: "action" | "quiet" | "onDark";
	children: ReactNode;
};

/** A button of the application's page, as a form that works without JavaScript. */
export function ActForm({ token, act, sure, tone = "quiet", children }: ActFormProps) {
	return (
		<form method="post" action={paths.application(token)} className={`not-printed stack-3 items-start ${styles.form}`}>
			<input type="hidden" name={actField} value={act} />
			{sure && (
				<FieldScope value={act}>
					<CheckField name={sureField} value="yes" required label={sure} />
				</FieldScope>
			)}
			<Button type="submit" tone={tone}>
				{children}
			</Button>
		</form>
	);
}
