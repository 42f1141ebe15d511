import * as officePaths from "#src/office-paths.ts";

/** Contents of a submitted form, kept until the next page shows whether it arrived. */
type UnsentForm = {
	/** Address of the form's page. */
	address: string;
	/** Member who typed it; no one else gets it back. */
	member: string;
	/** Form on the page: see `identityOf`, and its index among forms of the same identity. */
	form: string;
	nth: number;
	/** Values of its fields, without those they can't show. */
	values: [name: string, value: string][];
	hadFiles: boolean;
	/** True if it was answered by the page to sign in, so that it did not arrive. */
	lost: boolean;
};

const key = "typed-when-signed-out";

/**
 * Brings back what was typed where the session had ended when it was sent: after signing in, the page of the form comes
 * again, and so does what its fields had. The tab stores it for as long.
 */
export function keepUnsentForm() {
	const main = document.querySelector<HTMLElement>("main[data-member]");
	const typedForm = readTyped();
	if (typedForm && location.pathname.startsWith(officePaths.signIn())) {
		store({ ...typedForm, lost: true });
		const isAtDoor = location.pathname === officePaths.signIn();
		if (isAtDoor && new URLSearchParams(location.search).get("to") !== typedForm.address)
			location.replace(officePaths.signIn(typedForm.address));
	} else if (main) {
		const isBack = typedForm?.lost && typedForm.address === addressHere() && typedForm.member === main.dataset.member;
		if (isBack) restore(typedForm);
		if (isBack || !typedForm?.lost) sessionStorage.removeItem(key);
	}
	document.addEventListener("submit", (event) => {
		const { target: form, submitter } = event;
		if (!main || !(form instanceof HTMLFormElement) || form.method !== "post" || event.defaultPrevented) return;
		if (form.action.endsWith(officePaths.signOut) || submitter?.getAttribute("formtarget") === "_blank") return;
		const sentEntries = [...new FormData(form)];
		const names = new Set([...form.elements].flatMap((field) => (isTyped(field) || isBox(field) ? field.name : [])));
		const typedTypedForm: UnsentForm = {
			address: addressHere(),
			member: main.dataset.member ?? "",
			form: identityOf(form),
			nth: formsLike(identityOf(form)).indexOf(form),
			values: sentEntries.flatMap(([name, value]) =>
				typeof value === "string" && names.has(name) ? [[name, value] as [string, string]] : [],
			),
			hadFiles: sentEntries.some(([, value]) => value instanceof File && value.size > 0),
			lost: false,
		};
		store(typedTypedForm);
	});
	// Arrived: the next document is shown in the same page.
	addEventListener("document-shown", () => sessionStorage.removeItem(key));
}

const addressHere = () => location.pathname + location.search;

/** More than the tab has room for is not stored. */
function store(typedForm: UnsentForm) {
	try {
		sessionStorage.setItem(key, JSON.stringify(typedForm));
	} catch {
		sessionStorage.removeItem(key);
	}
}

function readTyped(): UnsentForm | undefined {
	const storedText = sessionStorage.getItem(key);
	return storedText === null ? undefined : JSON.parse(storedText);
}

/** Hidden fields that say how things were, and may have changed when the page comes again. */
const tellsState = /^(?:version|seen|shown|box|digest|idempotency_key)$/;

/**
 * Identifies a form among those of its page, which may have more or fewer when it is loaded again: by the address it is
 * sent to, and by its act and the subject of that act.
 */
function identityOf(form: HTMLFormElement): string {
	const about = [...form.elements].flatMap((field) =>
		((field instanceof HTMLInputElement && field.type === "hidden" && !field.closest("[data-rows-of]")) ||
			(field instanceof HTMLButtonElement && field.name === "act")) &&
		!tellsState.test(field.name)
			? `${field.name}=${field.value}`
			: [],
	);
	return [form.getAttribute("action") ?? "", ...about.sort()].join("\n");
}

const formsLike = (identity: string) => [...document.forms].filter((form) => identityOf(form) === identity);

function restore({ form: identity, nth, values, hadFiles }: UnsentForm) {
	const groups = Map.groupBy(values, ([name]) => name);
	const like = formsLike(identity);
	const form = like[nth] ?? like[0];
	for (const field of form?.elements ?? []) {
		if (isBox(field)) field.checked = (groups.get(field.name) ?? []).some(([, value]) => value === field.value);
		else if (isTyped(field)) {
			const next = groups.get(field.name)?.shift();
			if (next) field.value = next[1];
		} else continue;
		field.dispatchEvent(new Event("input", { bubbles: true }));
	}
	for (const field of form?.elements ?? []) if (isBox(field)) groups.delete(field.name);
	for (let at: Element | null = form ?? null; at; at = at.parentElement)
		if (at instanceof HTMLDetailsElement) at.open = true;
	const unplaced = [...groups.values()].flatMap((each) => each.flatMap(([, value]) => value.trim() || []));
	const back = form
		? `We restored what you typed. Check it, then send it again.${hadFiles ? " Choose your files again." : ""}`
		: "The page has changed, so it can’t be sent from here. Copy it from below.";
	const notice = document.createElement("div");
	notice.role = "status";
	notice.tabIndex = -1;
	notice.dataset.notice = "";
	notice.append(`You were signed out before this was sent. ${back}`);
	if (unplaced.length > 0) notice.append(copyOf(unplaced));
	(form ?? document.getElementById("main"))?.prepend(notice);
	notice.focus();
}

/** Creates a box to copy the texts from that no longer fit any field. */
function copyOf(texts: readonly string[]): HTMLTextAreaElement {
	const copy = document.createElement("textarea");
	copy.readOnly = true;
	copy.ariaLabel = "Your text, to copy";
	copy.value = texts.join("\n");
	return copy;
}

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isBox(field: Element): field is HTMLInputElement {
	return field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");
}

function isTyped(field: Element): field is TypedField {
	if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) return true;
	return (
		field instanceof HTMLInputElement &&
		!/^(?:hidden|color|file|password|submit|button|image|checkbox|radio)$/.test(field.type)
	);
}
