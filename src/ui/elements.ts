import type { ReactElement } from "react";

/**
 * Content beside other children: never a bare text, which React could not find again once a browser has translated it.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined | "";
