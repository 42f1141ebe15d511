import controls from "#src/office/parts/controls.module.css";

/** Beside a filled form whose member has to prove again to be there; another tab keeps what is typed. */
export function ProveAgain({ address }: { address: string }) {
	return (
		<a className={controls.button} href={address} target="_blank" rel="noopener">
			Confirm it’s you in another tab
		</a>
	);
}
