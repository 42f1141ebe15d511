import { inTime } from "./in-time.ts";
import { noteInlineStyles } from "./islands.ts";
import { closePanel } from "./panels.ts";

/** The forms that lead to the list of approval documents, `[data-approvals]`: they open a dialog with it. */
export function openApprovals() {
	document.addEventListener("submit", (event) => {
		const form = event.target;
		if (!(form instanceof HTMLFormElement) || form.dataset.approvals === undefined) return;
		event.preventDefault();
		noteInlineStyles();
		inTime(import("./lazy/approval-documents.ts")).then(
			({ openApprovalDocuments }) => {
				const panel = form.closest<HTMLElement>("[data-panel]");
				if (panel) closePanel(panel);
				openApprovalDocuments(form.action);
			},
			() => form.submit(),
		);
	});
}
