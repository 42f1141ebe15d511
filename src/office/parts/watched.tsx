import type { ReactNode } from "react";

/**
 * How far something is that is being done: its words and bar change in place, until the page comes without this part.
 */
export function Watched({ className, children }: { className: string | undefined; children: ReactNode }) {
	return (
		<div className={className} data-watched="">
			{children}
		</div>
	);
}
