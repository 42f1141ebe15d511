import type { ReactNode } from "react";
import controls from "#src/office/parts/controls.module.css";

type Props = {
	/** The form's `act`. */
	act: string;
	/** Of the case, as it is shown: what others have changed since is a conflict. */
	version?: number;
	keyName?: string;
	label: ReactNode;
	submit: string;
	/** Shown open, since the form was sent and refused. */
	open?: boolean;
	children: ReactNode;
};

/** A button that opens a small form of one act. */
export function ActMenu({ act, version, keyName, label, submit, open = false, children }: Props) {
	return (
		<details className={controls.menu} data-menu="" open={open}>
			<summary className={controls.button} data-key={keyName}>
				{label}
			</summary>
			<div>
				<form method="post" data-stack="">
					<input type="hidden" name="act" value={act} />
					{version !== undefined && <input type="hidden" name="version" value={version} />}
					{children}
					<button className={controls.button} type="submit">
						{submit}
					</button>
				</form>
			</div>
		</details>
	);
}
