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
			<details open={refused?.act === "correct"}>
				<summary>{words.correctSomething}</summary>
				<form method="post">
					<input type="hidden" name="act" value="correct" />
					<FieldScope value="correct">
						<TextArea name="text" label={words.whatIsWrong} defaultValue={typed("correct")} {...errorOf("correct")} />
					</FieldScope>
					<Button type="submit">{words.askToCorrect}</Button>
				</form>
			</details>
			<details open={refused?.act === "erase"}>
				<summary>{words.eraseEverything}</summary>
				<form method="post">
					<input type="hidden" name="act" value="erase" />
					<p>{words.whatIsErased}</p>
					<FieldScope value="erase">
						<TextArea
							name="text"
							rows={2}
							label={words.anythingToAdd}
							defaultValue={typed("erase")}
							{...errorOf("erase")}
						/>
					</FieldScope>
					<Button type="submit">{words.askToErase}</Button>
				</form>
			</details>
			<details open={refused?.act === "nominate"}>
				<summary>{words.nameSomebody}</summary>
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
							label={words.theirName}
							maxLength={100}
							autoComplete="off"
							defaultValue={typed("nominate", "name")}
							{...errorOf("nominate", "name")}
						/>
						<TextField
							name="email"
							type="email"
							label={words.theirEmail}
							autoComplete="off"
							defaultValue={typed("nominate", "email")}
							{...errorOf("nominate", "email")}
						/>
					</FieldScope>
					<p className={styles.actions}>
						<Button type="submit" name="act" value="nominate">
							{words.nameThem}
						</Button>
						{nomination && (
							<Button type="submit" name="act" value="end-nomination">
								{words.endNomination}
							</Button>
						)}
					</p>
				</form>
			</details>
			<details open={refused?.act === "grievance"}>
				<summary>{words.complain}</summary>
				<form method="post">
					<input type="hidden" name="act" value="grievance" />
					<FieldScope value="grievance">
						<TextArea
							name="text"
							label={words.whatComplain}
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
