import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { handleActs } from "#src/office/kit/acts/handle-acts.server.ts";
import { contentActs } from "./content-acts.server.ts";
import { Editor } from "./editor.tsx";
import { readEditor } from "./read-editor.server.ts";

export const loader = (args: LoaderFunctionArgs) => readEditor(args);

export const action = handleActs(contentActs);

/** Page where an item is written and published. */
export default function EditorScreen() {
	return <Editor page={useLoaderData<typeof loader>()} />;
}
