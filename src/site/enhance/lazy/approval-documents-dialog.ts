import { laterScriptMessages } from "#src/school/messages/sets/later-script-messages.ts";
import styles from "#src/site/approvals/approval-documents.module.css";
import { scriptMessage, scriptMessageParts } from "#src/site/enhance/script-message.ts";
import cardLink from "#src/ui/card-link.module.css";
import dialogStyles from "#src/ui/feedback/dialog.module.css";
import { element, iconElement } from "./element.ts";
import { failureNotice } from "./failure-notice.ts";

/** The endpoint's answer. */
type ApprovalDocument = { title: string; url: string };

const timeoutMs = 20_000;

/** Opens the dialog with the approval documents. @param address of their list @param page of their page */
export function openApprovalDocuments(address: string, page: string) {
	if (document.querySelector("dialog:modal")) return;
	const closedController = new AbortController();
	const body = element("div", { class: "pad-above-4" });
	const cross = element("button", {
		type: "button",
		class: `${dialogStyles.close} ${dialogStyles.red}`,
		"aria-label": scriptMessage(laterScriptMessages, "closeApprovals"),
	});
	const title = element(
		"h2",
		{ id: "approval-documents", class: dialogStyles.title },
		scriptMessage(laterScriptMessages, "approvalsTitle"),
	);
	const dialog = element(
		"dialog",
		{
			"aria-labelledby": title.id,
			class: `${dialogStyles.dialog} ${dialogStyles.wide} ${styles.dialog}`,
			closedby: "any",
		},
		element("div", { class: dialogStyles.sheet }, element("header", { class: dialogStyles.head }, title, cross), body),
	);
	cross.append(iconElement("close"));
	cross.addEventListener("click", () => dialog.close());
	dialog.addEventListener("close", () => {
		closedController.abort();
		dialog.remove();
	});

	const load = async (cache: RequestCache) => {
		body.replaceChildren(element("p", { role: "status" }, scriptMessage(laterScriptMessages, "loadingApprovals")));
		try {
			body.replaceChildren(...documentList(await fetchDocuments(address, cache, closedController.signal), page));
		} catch {
			const notice = failureNotice({
				title: scriptMessage(laterScriptMessages, "approvalsFailed"),
				text: scriptMessage(laterScriptMessages, "checkConnection"),
				onRetry: () => void load("reload"),
			});
			body.replaceChildren(notice);
		}
	};
	document.body.append(dialog);
	dialog.showModal();
	void load("default");
}

async function fetchDocuments(
	address: string,
	cache: RequestCache,
	closedSignal: AbortSignal,
): Promise<ApprovalDocument[]> {
	const signal = AbortSignal.any([closedSignal, AbortSignal.timeout(timeoutMs)]);
	const response = await fetch(address, { headers: { accept: "application/json" }, cache, signal });
	const body: unknown = await response.json();
	if (response.status !== 200 || !Array.isArray(body)) throw new Error(`No list of documents: ${response.status}`);
	return body;
}

/** The list with its first document marked; the one that is opened is marked in its stead. */
function documentList(documents: ApprovalDocument[], page: string): Node[] {
	if (documents.length === 0) return [element("p", {}, scriptMessage(laterScriptMessages, "noApprovals"))];
	const rows = documents.map(({ title, url }) => {
		const link = element("a", {
			href: url,
			target: "_blank",
			rel: "noopener",
			class: `${cardLink.link} target ${styles.view}`,
		});
		const parts = scriptMessageParts<Node>(laterScriptMessages, "viewPdf", { title }, (_, inside) =>
			element("span", { class: "visually-hidden" }, ...inside),
		);
		link.append(iconElement("file"), ...parts);
		const row = element("li", { class: styles.row }, element("h3", { class: "size-4" }, title), link);
		link.addEventListener("click", () => mark(row));
		return row;
	});
	const mark = (element: HTMLElement | undefined) => {
		for (const row of rows) {
			row.ariaCurrent = row === element ? "true" : null;
			row.classList.toggle(styles.chosen ?? "", row === element);
		}
	};
	mark(rows[0]);
	return [
		element("p", { class: "soft" }, scriptMessage(laterScriptMessages, "openApproval")),
		element("ol", { class: styles.list }, ...rows),
		element(
			"p",
			{ class: styles.more },
			element("a", { href: page }, scriptMessage(laterScriptMessages, "allApprovals")),
		),
	];
}
