import type { Scope } from "#src/accounts/api-tokens/api-token.ts";
import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";

type Props = {
	id: number;
	name: string;
	prefix: string;
	scopes: readonly Scope[];
	/** Who made it and when. */
	made: string;
	used: string;
	until: string;
	inUse: boolean;
};

/** One token of the list; of one that has ended, when. */
export function TokenRow({ id, name, prefix, scopes, made, used, until, inUse }: Props) {
	return (
		<tr id={`token-${id}`} data-ended={inUse ? undefined : ""}>
			<th scope="row">
				{name}
				<small>
					<code>{`${prefix}…`}</code>
				</small>
				<small>{made}</small>
			</th>
			<td>
				<ul>
					{scopes.map((scope) => (
						<li key={scope}>
							<code>{scope}</code>
						</li>
					))}
				</ul>
			</td>
			<td>{used}</td>
			<td>{until}</td>
			<td>
				{inUse && (
					<ActForm act="end" fields={{ token: id }} quiet>
						<button className={controls.button} data-low="" type="submit">
							Revoke<span className={controls.hidden}>{` the token for ${name}`}</span>
						</button>
					</ActForm>
				)}
			</td>
		</tr>
	);
}
