import type { HeadersArgs } from "react-router";

/** A route's `headers`: what its loader said, so that a failure is not kept by a cache. */
export const passHeaders = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;
