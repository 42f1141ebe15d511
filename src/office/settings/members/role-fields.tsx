import { useId } from "react";
import { type Role, roles } from "#src/accounts/member.ts";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";

/** Which role, and whether a member of admissions decides. */
export function RoleFields({ role = "admissions", decides = false }: { role?: Role | undefined; decides?: boolean }) {
	const id = useId();
	return (
		<>
			<div>
				<label className={controls.label} htmlFor={id}>
					Role
				</label>
				<select className={controls.field} id={id} name="role" defaultValue={role}>
					{roles.map((each) => (
						<option key={each} value={each}>
							{each}
						</option>
					))}
				</select>
			</div>
			<label className={settings.choice}>
				<input className={controls.check} type="checkbox" name="decides" defaultChecked={decides} />
				Admissions only: can make offers and reject
			</label>
		</>
	);
}
