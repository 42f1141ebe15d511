import type { ReactNode } from "react";
import type { IslandName, IslandProps } from "./islands.ts";

type Props<Name extends IslandName> = {
	name: Name;
	/** Of its component; in the page as JSON. */
	props: IslandProps<Name>;
	/** "touch": at the first touch, or near the view on a fast connection. "stored": only as below. */
	wake?: "touch" | "stored";
	/** It wakes at once where the tab's storage has this key. */
	stored?: string;
	/** The component with these props. */
	children: ReactNode;
};

/** A component that React takes over by itself on pages that only inform; see `enhance/islands.ts`. */
export function Island<Name extends IslandName>({ name, props, wake = "touch", stored, children }: Props<Name>) {
	return (
		<div data-island={name} data-wake={wake} data-stored={stored} data-props={JSON.stringify(props)}>
			{children}
		</div>
	);
}
