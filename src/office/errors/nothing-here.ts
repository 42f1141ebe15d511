import { data } from "react-router";

/** Every address that has no page. */
export function loader() {
	return refuse();
}

export function action() {
	return refuse();
}

function refuse(): never {
	throw data(null, { status: 404 });
}

export default function NothingHere() {
	return null;
}
