import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { House } from "./house.tsx";
import * as parts from "./house-parts.ts";
import { emptyPlot, setOut } from "./plot-parts.ts";

test.each(Object.entries({ emptyPlot, setOut, ...parts }))("%s is at most 2 kB in a page", (_name, house) => {
	expect(renderToStaticMarkup(<House parts={house} />).length).toBeLessThanOrEqual(2 * 1024);
});
