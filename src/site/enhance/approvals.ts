import { withTimeout } from "#src/ui/with-timeout.ts";
import { noteInlineStyles } from "./islands.ts";
import { closePanel } from "./panels.ts";

/** The forms that lead to the approval documents: they open a dialog with the list at the address `data-approvals`. */
export function openApprovals() {
	document.addEventListener("submit", (event) => {
		const form = event.target;
		if (!(form instanceof HTMLFormElement) || !form.dataset.approvals) return;
		const list = form.dataset.approvals;
		event.preventDefault();
		noteInlineStyles();
		withTimeout(import("./lazy/approval-documents-dialog.ts")).then(
			({ openApprovalDocuments }) => {
				const panel = form.closest<HTMLElement>("[data-panel]");
				if (panel) closePanel(panel);
				openApprovalDocuments(list, form.action);
			},
			() => form.submit(),
		);
	});
}
