import controls from "#src/office/parts/controls.module.css";

/**
 * Link beside a filled form, for a member who has to confirm their identity again; using another tab keeps what is
 * typed.
 */
export function ProveAgain({ address }: { address: string }) {
	return (
		<a className={controls.button} href={address} target="_blank" rel="noopener">
			Confirm it’s you in another tab
		</a>
	);
}
