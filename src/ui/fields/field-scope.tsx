import { createContext, use } from "react";

const Scope = createContext("");

/** Put around each form of a page that holds several, so that ids stay unique: `<FieldScope value="sidebar">`. */
export const FieldScope = Scope.Provider;

/** The id of the control called `name` in the form around this component. */
export function useFieldId(name: string) {
	const scope = use(Scope);
	return scope ? `${scope}-${name}` : name;
}
