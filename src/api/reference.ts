import { z } from "zod";

/** An application number, as answers have it. */
export const reference = z.string().describe("Application number, such as DSA-27-B-000123");
