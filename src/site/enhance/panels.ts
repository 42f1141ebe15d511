/** The menu and the side panel, `<div popover data-panel>`: they close when focus or the visitor leaves. */
export function closePanels() {
	const panels = document.querySelectorAll<HTMLElement>("[data-panel]");
	for (const panel of panels)
		panel.addEventListener("focusout", ({ relatedTarget }) => {
			// Focus must not land behind an open panel.
			if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) closePanel(panel);
		});
	addEventListener("pagehide", () => {
		for (const panel of panels) {
			closePanel(panel);
			for (const group of panel.querySelectorAll("details")) group.open = false;
		}
	});
}

/** Closes a panel if it is open. */
export function closePanel(panel: HTMLElement) {
	if (panel.matches(":popover-open")) panel.hidePopover();
}
