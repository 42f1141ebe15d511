import controls from "#src/office/parts/controls.module.css";
import icons from "#src/office/parts/office-icon.module.css";
import styles from "./door.module.css";

type Props = {
	label: string;
	/**
	 * Purpose of the passkey: to identify the person signing in, to confirm the member's identity, or to add a new
	 * passkey.
	 */
	purpose: "sign-in" | "prove" | "add";
	/** Address to continue at. */
	to?: string | null;
	action?: string;
	plain?: boolean;
};

/** A button for the browser's passkey dialog; it appears where the browser has one. */
export function PasskeyForm({ label, purpose, to, action, plain = false }: Props) {
	return (
		<form method="post" action={action} data-passkey={purpose} hidden>
			<input type="hidden" name="credential" />
			{to && <input type="hidden" name="to" value={to} />}
			<button className={`${controls.button} ${styles.button}`} data-act={plain ? undefined : ""} type="submit">
				<svg className={icons.icon} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
					<path d="M2 8a3 3 0 1 0 6 0 3 3 0 1 0-6 0M8 8h6M11.5 8v2.5M13.5 8v2" />
				</svg>
				{label}
			</button>
			<p className={styles.failure} role="alert" hidden />
			{!plain && (
				<p className={controls.soft}>Use your fingerprint, face or screen lock. You don’t need to type anything.</p>
			)}
		</form>
	);
}
