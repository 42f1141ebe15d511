import type { ComponentProps } from "react";
import { SingleStepForm } from "#src/forms/single-step/single-step-form.tsx";
import { sidebarMessage } from "./sidebar-config.ts";

const loadDefinition = () => import("./sidebar-definition.ts").then((module) => module.sidebarDefinition);

type SidebarFormProps = Pick<ComponentProps<typeof SingleStepForm>, "labelledBy" | "scope" | "returnedForm">;

/** 'Ready to Get Started?' without its heading. */
export function SidebarForm(props: SidebarFormProps) {
	return <SingleStepForm config={sidebarMessage} loadDefinition={loadDefinition} {...props} ownMessages />;
}
