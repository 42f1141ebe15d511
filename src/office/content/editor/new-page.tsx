import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { handleActs } from "#src/office/kit/acts/handle-acts.server.ts";
import { newContentActs } from "./content-acts.server.ts";
import { Editor } from "./editor.tsx";
import { readNew } from "./read-editor.server.ts";

export const loader = (args: LoaderFunctionArgs) => readNew(args);

export const action = handleActs(newContentActs);

/** Page where something new is begun; it is stored with its first words. */
export default function NewScreen() {
	return <Editor page={useLoaderData<typeof loader>()} />;
}
