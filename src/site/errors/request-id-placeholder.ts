/** Where a page that has failed shows its request id; the server fills it in when the page is rendered. */
export const requestIdPlaceholder = "REQUEST-ID";
