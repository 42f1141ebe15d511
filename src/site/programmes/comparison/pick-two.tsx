import * as paths from "#src/paths.ts";
import { programmesMessages } from "#src/school/messages/sets/admission-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import type { ProgrammeOutline } from "#src/school/programmes.ts";
import { Button } from "#src/ui/button.tsx";
import styles from "./programmes.module.css";

/** Query parameters of the two programmes, by their keys. */
export const picks = ["one", "other"] as const;

/** Number of programmes that programmes.module.css can tell from each other. */
export const mostPicked = 8;

/** Indexes of the two programmes that a phone shows: those asked for, else the first and the last. */
export function pickTwo(
	outlines: readonly Pick<ProgrammeOutline, "key">[],
	keys: readonly (string | null)[],
): [one: number, other: number] {
	const indexOf = (key: string | null | undefined, otherwise: number) => {
		const index = outlines.findIndex((outline) => outline.key === key);
		return index < 0 ? otherwise : index;
	};
	return [indexOf(keys[0], 0), indexOf(keys[1], outlines.length - 1)];
}

/** Attributes of a programme's column. */
export function placeOf(picked: readonly number[], index: number) {
	const pick = picks[picked.indexOf(index)];
	return { "data-column": index, ...(pick && { "data-pick": pick }) };
}

type PickProps = { outlines: readonly ProgrammeOutline[]; picked: readonly number[] };

/**
 * The choice of two programmes on phones; wider windows show all. Where CSS knows `:has()`, the columns follow the
 * choice at once.
 */
export function PickTwo({ outlines, picked }: PickProps) {
	const messages = useMessages(programmesMessages);
	return (
		<form
			method="get"
			action={`${paths.programmes}#compared`}
			autoComplete="off"
			className={`not-printed ${styles.pick}`}
		>
			{picks.map((pick, place) => (
				<label key={pick} className="small">
					{pick === "one" ? messages.pickOne : messages.pickOther}
					<select name={pick} defaultValue={outlines[picked[place] ?? 0]?.key} className={styles.select}>
						{outlines.map(({ key, name }, index) => (
							<option key={key} value={key} data-at={index}>
								{name}
							</option>
						))}
					</select>
				</label>
			))}
			<Button type="submit" small className={styles.button}>
				<span className={styles.withoutHas}>{messages.compareTwo}</span>
				<span className={styles.withHas}>{messages.linkToPair}</span>
			</Button>
		</form>
	);
}
