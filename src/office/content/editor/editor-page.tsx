import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { Editor } from "./editor.tsx";
import { readEditor } from "./read-editor.server.ts";
import { type ContentAnswer, takeContentAct } from "./take-content-act.server.ts";

export const loader = (args: LoaderFunctionArgs) => readEditor(args);

export const action = (args: ActionFunctionArgs) => takeContentAct(args);

/** Where an item is written and published. */
export default function EditorScreen() {
	return <Editor page={useLoaderData<typeof loader>()} answer={useActionData<ContentAnswer>()} />;
}
