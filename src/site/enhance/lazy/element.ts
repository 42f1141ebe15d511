import icon from "#src/ui/icon.module.css";
import { type IconName, iconPaths } from "#src/ui/icon-paths.ts";

/** Makes an element with attributes and content. */
export function element<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	attributes: Record<string, string | undefined>,
	...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
	const newElement = document.createElement(name);
	for (const [attribute, value = ""] of Object.entries(attributes)) newElement.setAttribute(attribute, value);
	newElement.append(...content);
	return newElement;
}

/** Makes the element that `<Icon>` renders. */
export function iconElement(name: IconName): SVGElement {
	const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
	const path = document.createElementNS(drawing.namespaceURI, "path");
	const attributes = { class: icon.icon, viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" };
	for (const [attribute, value = ""] of Object.entries(attributes)) drawing.setAttribute(attribute, value);
	path.setAttribute("d", iconPaths[name]);
	drawing.append(path);
	return drawing;
}
