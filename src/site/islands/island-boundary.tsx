import { Component, type ReactNode, useEffect, useRef } from "react";
import { islandMessages } from "#src/school/messages/sets/forms/island-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/feedback/notice.tsx";
import { noteEntered } from "./note-entered.ts";

type Props = { island: HTMLElement; children?: ReactNode };

/** Shows what to do where an island could not be rendered, and renders it again with what was entered. */
export class IslandBoundary extends Component<Props, { failed: boolean }> {
	override state = { failed: false };
	private enterAgain: (() => void) | undefined;
	/** True if it has the page's heading. */
	private isWholePage = false;

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override componentDidUpdate() {
		if (this.state.failed) return;
		this.enterAgain?.();
		this.enterAgain = undefined;
	}

	override render() {
		if (!this.state.failed) return this.props.children;
		// The controls are still on the page.
		this.enterAgain ??= noteEntered(this.props.island);
		this.isWholePage ||= this.props.island.querySelector("h1") !== null;
		return <Failure isWholePage={this.isWholePage} onContinue={() => this.setState({ failed: false })} />;
	}
}

/** Inline styles, because no page loads a style sheet for what hardly ever happens. */
const wholePage = {
	display: "grid",
	gridTemplateColumns: "minmax(0, 42rem)",
	gap: "var(--space-6)",
	maxWidth: "calc(var(--page) + 2 * var(--page-margin))",
	marginInline: "auto",
	padding: "var(--space-8) var(--page-margin)",
};

type FailureProps = { isWholePage: boolean; onContinue: () => void };

function Failure({ isWholePage, onContinue }: FailureProps) {
	const messages = useMessages(islandMessages);
	const place = useRef<HTMLDivElement>(null);
	// The element that had the focus is gone, and the page is shorter.
	useEffect(() => place.current?.focus(), []);
	return (
		<div ref={place} tabIndex={-1} style={isWholePage ? wholePage : undefined}>
			{isWholePage && <h1>{messages.stoppedTitle}</h1>}
			<Notice
				tone="alert"
				live="assertive"
				{...(!isWholePage && { title: messages.stoppedTitle })}
				actions={
					<Button tone="action" onClick={onContinue}>
						{messages.continueButton}
					</Button>
				}
			>
				<p>{messages.causeNote}</p>
				<p>{messages.continueNote}</p>
			</Notice>
		</div>
	);
}
