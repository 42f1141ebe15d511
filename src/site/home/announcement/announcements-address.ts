import * as apiPaths from "#src/api-paths.ts";

/** In the home page's markup, so that the code that asks for them needs no table of addresses. */
export const announcementsAddress = `${apiPaths.apiUrl(apiPaths.list("announcement"))}?type=1&page=1&items_per_page=10`;
