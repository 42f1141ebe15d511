import { type ReactNode, use } from "react";
import { InlineCodeContext } from "#src/react-router-patches/inline-code.ts";
import { MessagesContext } from "#src/school/messages/use-messages.ts";
import type { IslandName, IslandProps } from "#src/site/island-components.ts";
import { messagesOfIsland } from "./messages-of-island.ts";

type Props<Name extends IslandName> = {
	name: Name;
	/** Props of its component; in the page as JSON. */
	props: IslandProps<Name>;
	/**
	 * "load": once the page has loaded, since the page is there for it; what is pressed before waits for the code.
	 * "touch": at the first touch, or near the view on a fast connection. "stored": only as below.
	 */
	wake?: "load" | "touch" | "stored";
	/** Storage key: the island wakes at once if the tab's storage has it. */
	stored?: string;
	/** The component with these props. */
	children: ReactNode;
};

/** A component that React takes over by itself, on a page that is otherwise HTML; see `enhance/islands.ts`. */
export function Island<Name extends IslandName>({ name, props, wake = "touch", stored, children }: Props<Name>) {
	const inline = use(InlineCodeContext);
	if (inline && wake === "load") inline.eagerIslands.push(name);
	const messages = messagesOfIsland(name, use(MessagesContext), inline?.messages);
	return (
		<div
			data-island={name}
			data-wake={wake}
			data-stored={stored}
			data-props={JSON.stringify(props)}
			data-messages={messages && JSON.stringify(messages)}
		>
			{children}
		</div>
	);
}
