import { z } from "zod";

/** A field that may be left empty, which is null. */
export const orNone = <Value extends z.ZodType>(value: Value) => z.union([z.literal("").transform(() => null), value]);
