import type { SecondFactors } from "#src/accounts/second-factors/read-second-factors.server.ts";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import { ActForm } from "#src/office/kit/acts/act-form.tsx";
import controls from "#src/office/parts/controls.module.css";
import settings from "#src/office/settings/parts/settings.module.css";
import { SettingsForm } from "#src/office/settings/parts/settings-form.tsx";
import { PasskeyForm } from "#src/office/sign-in/passkey-form.tsx";
import * as officePaths from "#src/office-paths.ts";

const codesLeft = (count: number) =>
	count === 1 ? "1 backup code left" : `${count === 0 ? "No" : count} backup codes left`;

/** A member's passkeys, authenticator and recovery codes; changed only after a fresh proof. */
export function SecondKeys({ factors, hasProof }: { factors: SecondFactors; hasProof: boolean }) {
	const { authenticator, passkeys, recoveryCodes } = factors;
	return (
		<>
			<ul className={settings.list}>
				{passkeys.map(({ id, name, createdAt }) => (
					<li key={id}>
						<span>
							{`Passkey created with ${name}`}
							<span className={controls.soft}>{`, ${formatLong(dayAtSchool(new Date(createdAt)))}`}</span>
						</span>
						{hasProof && (
							<ActForm act="remove-passkey" quiet>
								<button className={controls.button} name="id" value={id} type="submit">
									Remove<span className={controls.hidden}>{` the passkey created with ${name}`}</span>
								</button>
							</ActForm>
						)}
					</li>
				))}
				<li>
					<span>{authenticator ? "Authenticator app" : "No authenticator app"}</span>
					{hasProof && (
						<a className={controls.button} href={officePaths.enrol()}>
							{authenticator ? "Use another app" : "Add an app"}
						</a>
					)}
				</li>
				<li>
					<span>{codesLeft(recoveryCodes)}</span>
					{hasProof && <SettingsForm act="codes" submit="Create new backup codes" />}
				</li>
			</ul>
			{hasProof ? (
				<PasskeyForm label="Add this device’s lock as a passkey" purpose="add" action={officePaths.enrol()} plain />
			) : (
				<a className={controls.button} href={officePaths.proof(officePaths.me)}>
					Change two-step verification
				</a>
			)}
		</>
	);
}
