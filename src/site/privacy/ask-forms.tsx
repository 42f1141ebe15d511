import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import { privacyRequestWords } from "#src/school/words/sets/privacy-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import { Button } from "#src/ui/button.tsx";
import { TextArea, TextField } from "#src/ui/fields/field.tsx";
import { FieldScope } from "#src/ui/fields/field-scope.tsx";
import styles from "./own-data.module.css";

type Refused =
	| { act: string; typed: Record<"text" | "name" | "email", string>; message: string; field: string }
	| undefined;

/** What may be asked: each a form that opens under its name, open after it was refused. */
export function AskForms({
	nomination,
	refused,
}: {
	nomination: { name: string; email: string; createdAt: string } | undefined;
	refused: Refused;
}) {
	const words = useWords(privacyRequestWords);
	const typed = (act: string, field: "text" | "name" | "email" = "text") =>
		refused?.act === act ? refused.typed[field] : "";
	const errorOf = (act: string, field = "text") =>
		refused?.act === act && refused.field === field ? { error: refused.message } : {};
	return (
		<div className={styles.asks}>
			<details className="line-above" open={refused?.act === "correct"}>
				<summary>{words.correctTitle}</summary>
				<form method="post">
					<input type="hidden" name="act" value="correct" />
					<FieldScope value="correct">
						<TextArea name="text" label={words.correctLabel} defaultValue={typed("correct")} {...errorOf("correct")} />
					</FieldScope>
					<Button type="submit">{words.sendCorrection}</Button>
				</form>
			</details>
			<details className="line-above" open={refused?.act === "erase"}>
				<summary>{words.eraseTitle}</summary>
				<form method="post">
					<input type="hidden" name="act" value="erase" />
					<p>{words.eraseExplained}</p>
					<FieldScope value="erase">
						<TextArea
							name="text"
							rows={2}
							label={words.eraseLabel}
							defaultValue={typed("erase")}
							{...errorOf("erase")}
						/>
					</FieldScope>
					<Button type="submit">{words.sendErasure}</Button>
				</form>
			</details>
			<details className="line-above" open={refused?.act === "nominate"}>
				<summary>{words.nominateTitle}</summary>
				<form method="post">
					<p>{words.nominationExplained}</p>
					{nomination && (
						<p>
							{words.nominated({
								name: nomination.name,
								email: nomination.email,
								day: formatLong(dayAtSchool(new Date(nomination.createdAt))),
							})}
						</p>
					)}
					<FieldScope value="nominate">
						<TextField
							name="name"
							label={words.nomineeName}
							maxLength={100}
							autoComplete="off"
							defaultValue={typed("nominate", "name")}
							{...errorOf("nominate", "name")}
						/>
						<TextField
							name="email"
							type="email"
							label={words.nomineeEmail}
							autoComplete="off"
							defaultValue={typed("nominate", "email")}
							{...errorOf("nominate", "email")}
						/>
					</FieldScope>
					<p className="cluster-3">
						<Button type="submit" name="act" value="nominate">
							{words.nominate}
						</Button>
						{nomination && (
							<Button type="submit" name="act" value="end-nomination">
								{words.endNomination}
							</Button>
						)}
					</p>
				</form>
			</details>
			<details className="line-above" open={refused?.act === "grievance"}>
				<summary>{words.complainTitle}</summary>
				<form method="post">
					<input type="hidden" name="act" value="grievance" />
					<FieldScope value="grievance">
						<TextArea
							name="text"
							label={words.complaintLabel}
							defaultValue={typed("grievance")}
							{...errorOf("grievance")}
						/>
					</FieldScope>
					<Button type="submit">{words.sendComplaint}</Button>
				</form>
			</details>
		</div>
	);
}
