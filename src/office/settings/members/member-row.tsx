import type { ListedMember } from "#src/accounts/members/read-members.server.ts";
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
		seen && (["sign-out", "Sign out everywhere"] as const),
		!myself && (["reset", "Ask for new second keys"] as const),
		!myself && state === "active" && (["suspend", "Suspend"] as const),
		state === "suspended" && (["reinstate", "Reinstate"] as const),
	].filter((act) => act !== false && act !== null);
	return (
		<tr>
			<th scope="row">
				{name}
				{myself && <span className={controls.soft}>, you</span>}
				<small>{email}</small>
			</th>
			<td>{decides && role === "admissions" ? "admissions, decides" : role}</td>
			<td>{keys.filter(Boolean).join(", ") || "None yet"}</td>
			<td>{state === "suspended" ? "Suspended" : (seen ?? "Not signed in")}</td>
			<td>
				<details className={controls.menu} data-menu="" data-side="end">
					<summary className={controls.button} data-low="">
						Change<span className={controls.hidden}>{` ${name}`}</span>
					</summary>
					<div>
						<form method="post" className={settings.form}>
							<input type="hidden" name="section" value="members" />
							<input type="hidden" name="member" value={id} />
							<RoleFields role={role} decides={decides} />
							<button className={controls.button} name="act" value="role" type="submit">
								Change the role
							</button>
						</form>
						{acts.map(([act, words]) => (
							<form key={act} method="post">
								<input type="hidden" name="section" value="members" />
								<input type="hidden" name="member" value={id} />
								<button className={controls.button} name="act" value={act} type="submit">
									{words}
								</button>
							</form>
						))}
						{!myself && programs.length > 0 && (
							<div>
								<p className={controls.note}>
									{state === "suspended" ? "Goes on after the suspension" : "Would go on after a suspension"}, until an
									owner ends it:
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
