import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { Editor } from "./editor.tsx";
import { readNew } from "./read-editor.server.ts";
import { type ContentAnswer, takeNewContent } from "./take-content-act.server.ts";

export const loader = (args: LoaderFunctionArgs) => readNew(args);

export const action = (args: ActionFunctionArgs) => takeNewContent(args);

/** Where something new is begun; it is stored with its first words. */
export default function NewScreen() {
	return <Editor page={useLoaderData<typeof loader>()} answer={useActionData<ContentAnswer>()} />;
}
