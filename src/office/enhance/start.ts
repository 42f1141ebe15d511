import { reportFailures } from "#src/health/failures/report-failures.ts";
import * as officePaths from "#src/office-paths.ts";
import { clearAutoReload } from "./auto-reload.ts";
import { keepSession } from "./keep-session.ts";
import { startForms, startKeys } from "./keys.ts";
import { startRows } from "./list-rows.ts";
import { startMenus } from "./menus.ts";
import { startToast } from "./toast.ts";
import { keepUnsentForm } from "./unsent-form.ts";

/**
 * The office's browser code: one small file for every page. Pages are rendered on the server alone and work without it.
 * Each enhancement adds one behaviour to markup with a data attribute; what only some pages need is imported when its
 * attribute is there.
 */
reportFailures();
clearAutoReload();
keepUnsentForm();
startMenus();
startKeys();
startForms();
if (document.getElementById("main")) keepSession();
for (const table of document.querySelectorAll<HTMLTableElement>("table[data-rows]")) startRows(table);
const passkeyForms = document.querySelectorAll<HTMLFormElement>("form[data-passkey]");
if (passkeyForms.length > 0) void import("./passkeys.ts").then(({ startPasskeys }) => startPasskeys(passkeyForms));
for (const toast of document.querySelectorAll<HTMLElement>("[data-toast]")) startToast(toast);
// A refusal beside its form or at its field may lie below what is seen of a panel.
const element = document.querySelector<HTMLElement>("#main :is([role=alert], input, select, textarea)[data-refused]");
(element ?? document.querySelector("#main [role=alert]:not([hidden])"))?.scrollIntoView({ block: "nearest" });
// An open menu goes to its first field.
const focusElement = () => element?.focus({ preventScroll: true });
// A browser that goes to the part which the address names takes the focus from all else.
if (location.hash) addEventListener("load", () => setTimeout(focusElement));
else if (!element?.closest("[data-menu]")) focusElement();
for (const button of document.querySelectorAll<HTMLElement>("[data-print]")) {
	button.hidden = false;
	button.addEventListener("click", () => print());
}
const palette = document.querySelector<HTMLDialogElement>("[data-palette-dialog]");
if (palette) startPaletteLinks(palette);
const viewer = document.querySelector<HTMLElement>("[data-viewer]");
if (viewer) void import("./documents/viewer.ts").then(({ startViewer }) => startViewer(viewer));
if (document.querySelector("[data-row]"))
	void import("./desk/sentences.ts").then(({ startSentences }) => startSentences());
const recordForm = document.querySelector<HTMLFormElement>("form[data-record-form]");
if (recordForm) void import("./editor/record-form.ts").then(({ startRecordForm }) => startRecordForm(recordForm));
if (document.querySelector("[data-triage]"))
	void import("./documents/triage.ts").then(({ startTriage }) => startTriage());
const focal = document.querySelector<HTMLElement>("[data-focal]");
if (focal) void import("./media/focal.ts").then(({ startFocal }) => startFocal(focal));
const film = document.querySelector<HTMLVideoElement>("video[data-film-stage]");
if (film) void import("./media/film-frame.ts").then(({ startFilmFrame }) => startFilmFrame(film));
for (const form of document.querySelectorAll<HTMLFormElement>("form[data-upload]"))
	void import("./media/upload-field.ts").then(({ startUploadField }) => startUploadField(form));
const watchedElement = document.querySelector<HTMLElement>("[data-watched]");
if (watchedElement) void import("./watch-region.ts").then(({ watchRegion }) => watchRegion(watchedElement));

const mailForm = document.querySelector<HTMLFormElement>("form[data-preview-form]");
if (mailForm) void import("./desk/mail-preview.ts").then(({ startMailPreview }) => startMailPreview(mailForm));
const linkChoice = document.querySelector<HTMLAnchorElement>("a[data-choose-link]");
if (linkChoice) void import("./editor/link-choice.ts").then(({ startLinkChoice }) => startLinkChoice(linkChoice));
const editor = document.querySelector<HTMLElement>("[data-editor]");
if (editor) void import("./editor/editor.ts").then(({ startEditor }) => startEditor(editor));

/** Links to the page Find open the palette in place, whose code comes with the first use. */
function startPaletteLinks(dialog: HTMLDialogElement) {
	let open: Promise<() => void> | undefined;
	document.addEventListener("click", (event) => {
		const link = event.target instanceof Element ? event.target.closest(`a[href="${officePaths.find}"]`) : null;
		if (!link || event.ctrlKey || event.metaKey || event.shiftKey || dialog.open) return;
		event.preventDefault();
		const place = "[data-palette-results]";
		const address = (q: string) => `${officePaths.find}?${new URLSearchParams({ q })}`;
		open ??= import("./search-dialog.ts").then(({ startSearch }) =>
			startSearch(dialog, { place, address, results: "[data-results]" }),
		);
		void open.then((show) => show());
	});
}

document.documentElement.dataset.scripted = "";
dispatchEvent(new Event("page-ready"));
