import type { ReactElement } from "react";

/**
 * What lies beside other children: never a bare text, which React could not find again once a browser has translated
 * it.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined | "";
