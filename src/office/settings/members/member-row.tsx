import type { ListedMember } from "#src/accounts/members/read-members.server.ts";
import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import styles from "#src/office/settings/programs.module.css";
import type { MadeProgram } from "./read-programs.server.ts";
import { RoleFields } from "./role-fields.tsx";

type Props = { member: ListedMember & { seen: string | null; programs: MadeProgram[] }; myself: boolean };

/** A member, and what an owner can do about them. */
export function MemberRow({ member, myself }: Props) {
	const { id, name, email, role, decides, state, seen, authenticators, passkeys, programs } = member;
	const keys = [
		authenticators > 0 && "authenticator",
		passkeys > 0 && (passkeys === 1 ? "passkey" : `${passkeys} passkeys`),
	];
	const acts = [
		seen !== null && (["sign-out", "Sign out everywhere"] as const),
		!myself && (["reset", "Reset two-step verification"] as const),
		!myself && state === "active" && (["suspend", "Suspend"] as const),
		state === "suspended" && (["reinstate", "Restore"] as const),
	].filter((act) => act !== false);
	return (
		<tr>
			<th scope="row">
				{name}
				{myself && <span className={controls.soft}>, you</span>}
				<small>{email}</small>
			</th>
			<td>{decides && role === "admissions" ? "admissions, makes offers and rejects" : role}</td>
			<td>{keys.filter(Boolean).join(", ") || "None yet"}</td>
			<td>{state === "suspended" ? "Suspended" : (seen ?? "Never signed in")}</td>
			<td>
				<details className={controls.menu} data-menu="" data-side="end">
					<summary className={controls.button} data-low="">
						Change<span className={controls.hidden}>{` ${name}`}</span>
					</summary>
					<div>
						<ActForm act="role" fields={{ member: id }} quiet className={settings.form}>
							<RoleFields role={role} decides={decides} />
							<button className={controls.button} type="submit">
								Change role
							</button>
						</ActForm>
						{acts.map(([act, label]) => (
							<ActForm key={act} act={act} fields={{ member: id }} quiet>
								<button className={controls.button} type="submit">
									{label}
								</button>
							</ActForm>
						))}
						{!myself && programs.length > 0 && (
							<div>
								<p className={controls.note}>
									{state === "suspended" ? "Still working" : "Keeps working after you suspend them"}, until an owner
									ends it:
								</p>
								<ul>
									{programs.map(({ name: program, kind, href }) => (
										<li key={href}>
											<a className={styles.address} href={href}>
												{program}
											</a>
											<span className={controls.soft}>{`, ${kind}`}</span>
										</li>
									))}
								</ul>
							</div>
						)}
					</div>
				</details>
			</td>
		</tr>
	);
}
