import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { campusFigures } from "#school/texts/campus/figures.ts";
import { readSchoolFolder } from "#src/content/school/seed-school.server.ts";
import { SchoolContext } from "#src/site/school/use-school.ts";
import { Floodlights } from "./floodlights.tsx";
import { SteppedFloor } from "./stepped-floor.tsx";
import { TwoHouses } from "./two-houses.tsx";
import { WindowSeats } from "./window-seats.tsx";

const count = (markup: string, what: RegExp) => markup.match(what)?.length;

const site = { open: true, placeholders: new Set<never>(), hidden: new Set<string>() };
const texts = { ...(await readSchoolFolder()), letters: {}, site };

it("draws as many seats, beds, floors and lamps as the words beside them say", () => {
	expect(count(renderToStaticMarkup(<WindowSeats />), /M6 6h38v34H6z/g)).toBe(Number(campusFigures.library.figure));
	expect(
		count(
			renderToStaticMarkup(
				<SchoolContext value={texts}>
					<TwoHouses />
				</SchoolContext>,
			),
			/h4v7h-4z/g,
		),
	).toBe(Number(campusFigures.hostel.figure));
	expect(count(renderToStaticMarkup(<SteppedFloor />), /<circle/g)).toBe(
		Number(campusFigures.studio.figure.split(" ")[0]),
	);
	expect(count(renderToStaticMarkup(<Floodlights />), /h18v8h-18z/g)).toBe(6);
});
