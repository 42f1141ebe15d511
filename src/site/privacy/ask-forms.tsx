import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import { privacyRequestMessages } from "#src/school/messages/sets/privacy-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Button } from "#src/ui/button.tsx";
import { TextArea, TextField } from "#src/ui/fields/field.tsx";
import { FieldScope } from "#src/ui/fields/field-scope.tsx";
import styles from "./own-data.module.css";

type AskRefusal =
	| { act: string; values: Record<"text" | "name" | "email", string>; message: string; field: string }
	| undefined;

/** Requests that may be made: each a form that opens under its name, and that is open after it was refused. */
export function AskForms({
	nomination,
	refusal,
}: {
	nomination: { name: string; email: string; createdAt: string } | undefined;
	refusal: AskRefusal;
}) {
	const messages = useMessages(privacyRequestMessages);
	const inputProps = (act: string, field: "text" | "name" | "email" = "text") =>
		refusal?.act === act ? refusal.values[field] : "";
	const errorOf = (act: string, field = "text") =>
		refusal?.act === act && refusal.field === field ? { error: refusal.message } : {};
	return (
		<div className={styles.asks}>
			<details className="line-above" open={refusal?.act === "correct"}>
				<summary>{messages.correctTitle}</summary>
				<form method="post">
					<input type="hidden" name="act" value="correct" />
					<FieldScope value="correct">
						<TextArea
							name="text"
							label={messages.correctLabel}
							defaultValue={inputProps("correct")}
							{...errorOf("correct")}
						/>
					</FieldScope>
					<Button type="submit">{messages.sendCorrection}</Button>
				</form>
			</details>
			<details className="line-above" open={refusal?.act === "erase"}>
				<summary>{messages.eraseTitle}</summary>
				<form method="post">
					<input type="hidden" name="act" value="erase" />
					<p>{messages.eraseExplained}</p>
					<FieldScope value="erase">
						<TextArea
							name="text"
							rows={2}
							label={messages.eraseLabel}
							defaultValue={inputProps("erase")}
							{...errorOf("erase")}
						/>
					</FieldScope>
					<Button type="submit">{messages.sendErasure}</Button>
				</form>
			</details>
			<details className="line-above" open={refusal?.act === "nominate"}>
				<summary>{messages.nominateTitle}</summary>
				<form method="post">
					<p>{messages.nominationExplained}</p>
					{nomination && (
						<p>
							{messages.nominated({
								name: nomination.name,
								email: nomination.email,
								day: formatLong(dayAtSchool(new Date(nomination.createdAt))),
							})}
						</p>
					)}
					<FieldScope value="nominate">
						<TextField
							name="name"
							label={messages.nomineeName}
							maxLength={100}
							autoComplete="off"
							defaultValue={inputProps("nominate", "name")}
							{...errorOf("nominate", "name")}
						/>
						<TextField
							name="email"
							type="email"
							label={messages.nomineeEmail}
							autoComplete="off"
							defaultValue={inputProps("nominate", "email")}
							{...errorOf("nominate", "email")}
						/>
					</FieldScope>
					<p className="cluster-3">
						<Button type="submit" name="act" value="nominate">
							{messages.nominate}
						</Button>
						{nomination && (
							<Button type="submit" name="act" value="end-nomination">
								{messages.endNomination}
							</Button>
						)}
					</p>
				</form>
			</details>
			<details className="line-above" open={refusal?.act === "grievance"}>
				<summary>{messages.complainTitle}</summary>
				<form method="post">
					<input type="hidden" name="act" value="grievance" />
					<FieldScope value="grievance">
						<TextArea
							name="text"
							label={messages.complaintLabel}
							defaultValue={inputProps("grievance")}
							{...errorOf("grievance")}
						/>
					</FieldScope>
					<Button type="submit">{messages.sendComplaint}</Button>
				</form>
			</details>
		</div>
	);
}
