import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { partAt } from "#src/content/record-form/form-part.ts";
import { itemAt } from "#src/office/content/content-of.server.ts";
import { allow } from "#src/office/frame/require-member.server.ts";
import { takesMedia } from "./choice-texts.ts";

/** The field of an item's draft for which something is chosen. */
export async function fieldAt(args: LoaderFunctionArgs | ActionFunctionArgs) {
	const found = await itemAt(args);
	allow(args.context, "media.upload");
	const part = partAt(found.type, new URL(args.request.url).searchParams.get("field") ?? "");
	if (!part || !takesMedia(part)) throw data(null, { status: 404 });
	return { ...found, part };
}
