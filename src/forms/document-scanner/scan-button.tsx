import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { scannerMessages } from "#src/school/messages/sets/forms/scanner-messages.ts";
import { useMessages } from "#src/school/messages/use-messages.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";
import type { ScannerDialog } from "./scanner-dialog.tsx";

type DialogProps = ComponentProps<typeof ScannerDialog>;

/** "Take photos", next to a file picker. The dialog's code is loaded on the first click. */
export function ScanButton(props: Omit<DialogProps, "open" | "onClose">) {
	const messages = useMessages(scannerMessages);
	const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
	const [state, setState] = useState<"closed" | "loading" | "open" | "failed">("closed");

	const attempts = useRef(0);
	const loading = useRef(false);
	const open = async () => {
		if (Dialog) return setState("open");
		// A second copy of the code would replace the dialog, and lose its pages.
		if (loading.current) return;
		loading.current = true;
		setState("loading");
		try {
			const module = await loadDialog(++attempts.current);
			setDialog(() => module.ScannerDialog);
			setState("open");
		} catch {
			setState("failed");
		}
		loading.current = false;
	};

	const openWithPictures = useEffectEvent(() => void open());
	useEffect(() => {
		if (props.pictures.length > 0) openWithPictures();
	}, [props.pictures]);

	return (
		<>
			<Button small aria-haspopup="dialog" busy={state === "loading"} onClick={open}>
				<Icon name="camera" />
				<span>
					{messages.photographFor({ label: props.label, what: (text) => <VisuallyHidden>{text}</VisuallyHidden> })}
				</span>
			</Button>
			{state === "failed" && <p role="alert">{messages.loadFailed}</p>}
			{/* Stays mounted when closed, so that unused pages are still there when it opens again. */}
			{Dialog && <Dialog {...props} open={state === "open"} onClose={() => setState("closed")} />}
		</>
	);
}

type DialogModule = typeof import("./scanner-dialog.tsx");

/**
 * Loads the dialog's code. Browsers cache a failed module import for the life of a page, and a reload would lose the
 * files already chosen, so further attempts use another URL.
 * @param attempt counts from 1
 * @throws if the code or its styles cannot be loaded
 */
async function loadDialog(attempt: number): Promise<DialogModule> {
	// The preload links that the build's code added on the first attempt; chunk names start with the module's file name.
	const links = [...document.querySelectorAll<HTMLLinkElement>("link[href*='/scanner-dialog-']")];
	const script = links.find(({ href }) => href.endsWith(".js"));
	if (attempt === 1 || !script) return import("./scanner-dialog.tsx");
	const retryUrl = ({ href }: HTMLLinkElement) => `${href.replace(/\?.*/, "")}?attempt=${attempt}`;
	// Some browsers cannot tell from a link whether its styles loaded, so they are always loaded again.
	const styles = links.find(({ rel }) => rel === "stylesheet");
	if (styles) await loadStyles(styles, retryUrl(styles));
	return import(/* @vite-ignore */ retryUrl(script));
}

/** Loads styles again, at the same position in the document. */
function loadStyles(previous: HTMLLinkElement, href: string): Promise<unknown> {
	const link = document.createElement("link");
	const loaded = new Promise((resolve, reject) => {
		link.addEventListener("load", resolve);
		link.addEventListener("error", () => {
			link.replaceWith(previous);
			reject(new Error(`Loading ${href} failed.`));
		});
	});
	link.rel = "stylesheet";
	link.href = href;
	previous.replaceWith(link);
	return loaded;
}
