import { useEffect, useEffectEvent, useRef, useState } from "react";
import { loadCode } from "#src/ui/with-timeout.ts";
import { type DialCountry, international, isPartOf, limitDigits, namesItsCountry, nationalPart } from "./number.ts";

type Kit = typeof import("./country-kit.ts");
type Phone = { name: string; home: DialCountry; onAnswer: ((text: string) => void) | undefined };

/**
 * Makes a plain input aware of countries. The input holds what is typed; its form sends the whole number under its
 * name. The list of countries and their numbering plans load when the field is first touched. Without them, numbers of
 * the home country and those with a plus still work.
 */
export function usePhone({ name, home, onAnswer }: Phone) {
	const input = useRef<HTMLInputElement>(null);
	const [country, setCountry] = useState<DialCountry>(home);
	/** The same, current between two renders: the numbering plans may load while the visitor leaves the field. */
	const latest = useRef<DialCountry>(home);
	const [kit, setKit] = useState<Kit | "failed">();
	const requestedRef = useRef(false);
	const plans = typeof kit === "object" ? kit : undefined;

	const load = () => {
		if (requestedRef.current) return;
		requestedRef.current = true;
		loadCode(() => import("./country-kit.ts")).then(setKit, () => {
			requestedRef.current = false;
			setKit("failed");
		});
	};

	const changeCountry = (newCountry: DialCountry) => {
		latest.current = newCountry;
		setCountry(newCountry);
	};
	const update = (text: string, newCountry: DialCountry) => {
		changeCountry(newCountry);
		onAnswer?.(international(text, newCountry, plans?.groupNational));
	};
	const countryIn = (text: string) =>
		(namesItsCountry(text) && plans?.countryOf(text, latest.current)) || latest.current;

	const type = () => {
		const element = input.current;
		if (!element) return;
		const text = limitDigits(element.value, latest.current);
		if (text !== element.value) element.value = text;
		update(text, countryIn(text));
	};

	/** Leaves only what follows the country's code. */
	const settle = () => {
		const element = input.current;
		if (!element?.value) return;
		const country = countryIn(element.value);
		element.value = nationalPart(element.value, country, plans?.groupNational);
		update(element.value, country);
	};

	const choose = (chosenDialCountry: DialCountry) => {
		const element = input.current;
		if (!element) return;
		// A number of another country keeps its digits: the visitor has just said which country they belong to.
		const digits = nationalPart(element.value, latest.current, plans?.groupNational);
		element.value = nationalPart(digits, chosenDialCountry, plans?.groupNational);
		element.setCustomValidity("");
		update(element.value, chosenDialCountry);
	};

	const addNumber = useEffectEvent(({ formData }: FormDataEvent) => {
		if (!formData.has(name)) return;
		formData.set(name, international(String(formData.get(name)), latest.current, plans?.groupNational));
	});
	const reset = useEffectEvent(() => changeCountry(home));

	useEffect(() => {
		const form = input.current?.form;
		const [onFormData, onReset] = [(event: FormDataEvent) => addNumber(event), () => reset()];
		form?.addEventListener("formdata", onFormData);
		form?.addEventListener("reset", onReset);
		return () => {
			form?.removeEventListener("formdata", onFormData);
			form?.removeEventListener("reset", onReset);
		};
	}, []);

	// A value restored or typed before this code loaded, or while the numbering plans were loading.
	const readValue = useEffectEvent((loaded: typeof kit) => {
		const element = input.current;
		// A browser that restores a number on a reload leaves out its country.
		if (!loaded && element && isPartOf(element.value, element.defaultValue)) element.value = element.defaultValue;
		const text = element?.value ?? "";
		const isFocused = element === document.activeElement;
		// A focus before this code loaded has fired no event here.
		if (!loaded && (isFocused || namesItsCountry(text))) load();
		if (!isFocused) return settle();
		if (text !== "") type();
	});
	useEffect(() => void readValue(kit), [kit]);

	return { input, country, kit, load, type, settle, choose };
}
