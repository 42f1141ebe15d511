import { type ComponentProps, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { RecordForm } from "#src/office/content/fields/record-form.tsx";

/** The form of a record, as the server renders it on a page whose member may save. */
export function recordFormHtml(props: Omit<ComponentProps<typeof RecordForm>, "act">): string {
	const Page = () => createElement(RecordForm, { ...props, act: ["save"] });
	const Stub = createRoutesStub([{ id: "page", path: "/", Component: Page }]);
	const hydrationData = { loaderData: { page: { acts: { save: true } } } };
	return renderToStaticMarkup(createElement(Stub, { hydrationData }));
}
