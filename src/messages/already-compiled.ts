import type { CompiledMessage } from "./compiled-message.ts";

/** Returns the text unchanged in the browser, because the build has compiled its messages. */
export const compile = (text: CompiledMessage): CompiledMessage => text;
