import type { HeadersArgs } from "react-router";

/** A route's `headers`: those of its loader, so that caches do not store a failure. */
export const passHeaders = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;
