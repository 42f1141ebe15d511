/** The page of every address without a route: a route of its own, so that it knows whether admissions are open. */
export function loader() {
	throw new Response(null, { status: 404 });
}

/** Never rendered; the layout's error boundary shows the page. */
export default () => null;
