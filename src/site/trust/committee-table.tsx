import { trustMessages } from "#src/school/messages/sets/school-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import clause from "#src/site/legal/clause.module.css";
import type { NamedCommittee } from "./people.server.ts";
import { PersonLink } from "./person-link.tsx";

/** Members of a committee. */
export function CommitteeTable({ committee: { name, members } }: { committee: NamedCommittee }) {
	const messages = useMessages(trustMessages);
	if (members.length === 0) return null;
	return (
		<table className={clause.table} aria-label={name}>
			<thead>
				<tr>
					<th scope="col">{messages.role}</th>
					<th scope="col">{messages.who}</th>
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
