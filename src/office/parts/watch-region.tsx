import type { ReactNode } from "react";

/** Shows the progress of something: its text and bar change in place, until the page comes without this part. */
export function WatchRegion({ className, children }: { className: string | undefined; children: ReactNode }) {
	return (
		<div className={className} data-watched="">
			{children}
		</div>
	);
}
