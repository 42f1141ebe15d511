import { trustWords } from "#src/school/words/sets/school-words.ts";
import { useWords } from "#src/school/words/use-words.ts";
import clause from "#src/site/legal/clause.module.css";
import type { NamedCommittee } from "./people.server.ts";
import { PersonLink } from "./person-link.tsx";

/** Who sits on a committee. */
export function CommitteeTable({ committee: { name, members } }: { committee: NamedCommittee }) {
	const words = useWords(trustWords);
	if (members.length === 0) return null;
	return (
		<table className={clause.table} aria-label={name}>
			<thead>
				<tr>
					<th scope="col">{words.role}</th>
					<th scope="col">{words.who}</th>
				</tr>
			</thead>
			<tbody>
				{members.map(({ role, person }, index) => (
					// Two members may have the same part.
					<tr key={person?.id ?? `${role}-${index}`}>
						<th scope="row" colSpan={person ? 1 : 2}>
							{role}
						</th>
						{person && (
							<td>
								<PersonLink person={person} />
							</td>
						)}
					</tr>
				))}
			</tbody>
		</table>
	);
}
