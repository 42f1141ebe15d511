import { type ReactElement, useRef, useState } from "react";
import type { ApiResult } from "#src/api-client/api-result.ts";
import { upload } from "#src/api-client/upload.ts";
import { sayRule } from "#src/forms/checks/say-rule.ts";
import { recognizeFile } from "#src/forms/chosen-files/recognize-file.ts";
import type { Field } from "#src/forms/definition.ts";
import { pickerAccept, refusePicked } from "#src/forms/documents.ts";
import { pageMessages } from "#src/school/messages/page-messages.ts";
import { FileField } from "#src/ui/fields/file-field.tsx";

type ControlProps = { error: string | undefined; clearError: () => void };

/** The file of a single-step form: its control, and what sends it along with the answers. */
export type AttachedFile = {
	name: string;
	/** Undefined while none is chosen. */
	file: File | undefined;
	control: (props: ControlProps) => ReactElement;
	send: (url: string, answers: Record<string, string>) => Promise<ApiResult<unknown>>;
	clear: () => void;
};

/** The state of a form's one file, which stays chosen until it has arrived. */
export function useAttachedFile({ name, label, help, document }: Extract<Field, { kind: "file" }>): AttachedFile {
	const [file, setFile] = useState<File>();
	const [refusal, setRefusal] = useState<string>();
	/** Share that has been sent, from 0 to 1; undefined while nothing is sent. */
	const [share, setShare] = useState<number>();
	const stop = useRef<AbortController>(undefined);

	const choose = async (pickedFile: File) => {
		const { file } = await recognizeFile(pickedFile);
		const refusal = refusePicked(file, document);
		setRefusal(refusal && `${file.name}: ${sayRule(refusal, pageMessages())}`);
		if (refusal) return;
		// Stops the previous upload, which would otherwise arrive under this file's name.
		stop.current?.abort();
		setFile(file);
	};
	const remove = () => {
		stop.current?.abort();
		if (share === undefined) setFile(undefined);
	};

	return {
		name,
		file,
		control: ({ error, clearError }) => (
			<FileField
				name={name}
				label={label}
				help={help}
				error={refusal ?? error}
				required
				accept={pickerAccept(document)}
				file={
					file
						? {
								name: file.name,
								size: file.size,
								...(share === undefined ? { state: "waiting" } : { state: "sending", share }),
							}
						: null
				}
				onChoose={([chosen]) => {
					clearError();
					if (chosen) void choose(chosen);
				}}
				onRemove={remove}
				onRetry={() => {}}
			/>
		),
		async send(url, answers) {
			const body = new FormData();
			for (const [field, answer] of Object.entries(answers)) body.append(field, answer);
			if (file) body.append(name, file, file.name);
			stop.current = new AbortController();
			setShare(0);
			const result = await upload<unknown>(url, { body, onProgress: setShare, signal: stop.current.signal });
			setShare(undefined);
			if (!result.ok && result.reason === "changed") {
				setFile(undefined);
				setRefusal(result.message);
			}
			return result;
		},
		clear() {
			setFile(undefined);
			setRefusal(undefined);
		},
	};
}
