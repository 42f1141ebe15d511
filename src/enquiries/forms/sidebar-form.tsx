import type { ComponentProps } from "react";
import { ShortFormView } from "#src/forms/short-form/short-form-view.tsx";
import { sidebarMessage } from "./sidebar-definition.ts";

/** 'Ready to Get Started?': its fields, button and answers; the place brings the heading. */
export function SidebarForm(place: Pick<ComponentProps<typeof ShortFormView>, "labelledBy" | "scope" | "returned">) {
	return <ShortFormView form={sidebarMessage} {...place} ownMessages />;
}
