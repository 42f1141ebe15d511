import { useRef, useState } from "react";
import type { DocumentField } from "#src/admissions/completion/outstanding.ts";
import type { LaterDocument } from "#src/admissions/completion/send-document.server.ts";
import { upload } from "#src/api-client/upload.ts";
import { sayRule } from "#src/forms/checks/say-rule.ts";
import { refusePicked } from "#src/forms/documents.ts";
import type { ChosenFile, FileUploads } from "#src/forms/wizard/use-uploads.ts";
import { pageMessages } from "#src/school/messages/page-messages.ts";
import type { Routes } from "./destination.ts";

/**
 * A document of an application that is there already: chosen, then sent on demand, since a document that was read
 * cannot be replaced.
 */
export function useDocumentUpload(
	{ api, headers }: Pick<Routes, "api" | "headers">,
	{ name, document }: DocumentField,
) {
	const [file, setFile] = useState<ChosenFile>();
	const [error, setError] = useState<string>();
	const [arrived, setArrived] = useState<LaterDocument>();
	const sending = useRef<AbortController>(undefined);

	const send = async (): Promise<LaterDocument | undefined> => {
		if (file?.state === "sending") return undefined;
		if (!file?.file) {
			setError(sayRule("noneChosen", pageMessages()));
			return undefined;
		}
		const { name: fileName, size, file: content } = file;
		const about = { name: fileName, size, file: content };
		const controller = new AbortController();
		sending.current = controller;
		const { signal } = controller;
		const onProgress = (share: number) => signal.aborted || setFile({ ...about, state: "sending", share });
		onProgress(0);
		const body = new FormData();
		body.append("file", content, fileName);
		const result = await upload<LaterDocument>(api, { body, headers, onProgress, signal });
		if (signal.aborted) return undefined;
		// Sending the same file again can't help.
		const refusal = result.ok ? undefined : result.reason === "changed" ? result.message : result.errors[name];
		if (refusal) {
			setFile(undefined);
			setError(refusal);
			return undefined;
		}
		if (!result.ok) {
			setFile({ ...about, state: "failed", message: result.message });
			return undefined;
		}
		setFile(undefined);
		setArrived(result.data);
		return result.data;
	};

	const uploads: FileUploads = {
		files: file ? { [name]: file } : {},
		setError: (_name, message) => setError(message),
		choose: (_name, chosenFile) => {
			const refusal = refusePicked(chosenFile, document);
			setError(refusal && sayRule(refusal, pageMessages()));
			if (refusal) return;
			sending.current?.abort();
			setFile({ name: chosenFile.name, size: chosenFile.size, file: chosenFile, state: "waiting" });
		},
		remove: () => {
			sending.current?.abort();
			setFile(undefined);
		},
		retry: () => void send(),
	};
	return { uploads, file, error, arrived, send };
}
