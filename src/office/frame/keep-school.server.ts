import type { MiddlewareFunction } from "react-router";
import { keepSchool } from "#src/keep-school.ts";
import { officeServices } from "#src/office/office-context.server.ts";

/**
 * Has loaders and acts know the forms as the school asks them now. The office's build has its own copy of what the
 * server keeps.
 */
export const keepCurrentSchool: MiddlewareFunction<Response> = ({ context }, next) => {
	keepSchool(context.get(officeServices).texts);
	return next();
};
