import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type DialCountry, international, limited, namesItsCountry, nationalPart } from "./number.ts";

type Kit = typeof import("./country-list.tsx") & typeof import("./countries.ts");
type Phone = { name: string; home: DialCountry; onAnswer: ((text: string) => void) | undefined };

/**
 * A plain input made to know countries. It holds what is typed; what its form sends under its name is the whole number. The list of
 * countries is fetched when the field is first touched: without it the home country's numbers and those with a plus still work.
 */
export function usePhone({ name, home, onAnswer }: Phone) {
	const input = useRef<HTMLInputElement>(null);
	const [country, setCountry] = useState<DialCountry>(home);
	const [kit, setKit] = useState<Kit | "failed">();
	const asked = useRef(false);

	const touch = () => {
		if (asked.current) return;
		asked.current = true;
		Promise.all([import("./country-list.tsx"), import("./countries.ts")]).then(
			([list, data]) => setKit({ ...list, ...data }),
			() => {
				asked.current = false;
				setKit("failed");
			},
		);
	};

	const tell = (text: string, told: DialCountry) => {
		setCountry(told);
		onAnswer?.(international(text, told));
	};
	const meant = (text: string) =>
		(typeof kit === "object" && namesItsCountry(text) && kit.countryOf(text, country)) || country;

	const type = () => {
		const element = input.current;
		if (!element) return;
		const text = limited(element.value, country);
		if (text !== element.value) element.value = text;
		tell(text, meant(text));
	};

	/** Leaves beside the country's code only what follows it. */
	const settle = () => {
		const element = input.current;
		if (!element?.value) return;
		const told = meant(element.value);
		element.value = nationalPart(element.value, told);
		tell(element.value, told);
	};

	const choose = (chosen: DialCountry) => {
		const element = input.current;
		if (!element) return;
		// A number of another country keeps its digits: the visitor has just said where they belong.
		element.value = nationalPart(nationalPart(element.value, country), chosen);
		element.setCustomValidity("");
		tell(element.value, chosen);
	};

	const addNumber = useEffectEvent(({ formData }: FormDataEvent) => {
		if (formData.has(name)) formData.set(name, international(String(formData.get(name)), country));
	});
	const startAgain = useEffectEvent(() => setCountry(home));

	useEffect(() => {
		const form = input.current?.form;
		const [add, again] = [(event: FormDataEvent) => addNumber(event), () => startAgain()];
		form?.addEventListener("formdata", add);
		form?.addEventListener("reset", again);
		return () => {
			form?.removeEventListener("formdata", add);
			form?.removeEventListener("reset", again);
		};
	}, []);

	// An answer that was kept or typed before this code arrived, and one that waited for the list.
	const arrive = useEffectEvent((come: typeof kit) => {
		const text = input.current?.value ?? "";
		const beingTyped = input.current === document.activeElement;
		// The focus that asks for the list went by unheard where it came before this code.
		if (!come && (beingTyped || namesItsCountry(text))) touch();
		if (!beingTyped) return settle();
		if (text !== "") type();
	});
	useEffect(() => void arrive(kit), [kit]);

	return { input, country, kit, touch, type, settle, choose };
}
