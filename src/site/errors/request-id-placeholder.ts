/** Placeholder for the request id on a page that has failed; the server fills it in when the page is rendered. */
export const requestIdPlaceholder = "REQUEST-ID";
