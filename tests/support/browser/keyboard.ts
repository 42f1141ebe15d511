import type { CDPSession, Page } from "playwright-core";

type Property = { name: string; value: { value?: unknown } };
type Node = {
	role?: { value: string };
	name?: { value: string };
	description?: { value: string };
	value?: { value: unknown };
	properties?: Property[];
};

/** A visitor who uses only the keyboard and a screen reader. */
export async function byKeyboard(page: Page) {
	const cdp = await page.context().newCDPSession(page);
	await cdp.send("Accessibility.enable");
	const readFocus = () => whatHasFocus(cdp);
	return {
		heard: readFocus,
		press: (key: string) => page.keyboard.press(key),
		type: (text: string) => page.keyboard.type(text),
		/** Goes on by Tab until it hears this; gives all that it heard on the way. */
		tabTo: async (name: string | RegExp, { most = 60, key = "Tab" } = {}) => {
			const passedStops: string[] = [];
			while (passedStops.length < most) {
				await page.keyboard.press(key);
				const now = await readFocus();
				passedStops.push(now);
				if (typeof name === "string" ? now === name : name.test(now)) return passedStops;
			}
			throw new Error(`${name} is not within ${most} steps of ${key}; heard were:\n${passedStops.join("\n")}`);
		},
	};
}

/** Such as: textbox "Email", required, invalid, described as "Email is required". */
async function whatHasFocus(cdp: CDPSession): Promise<string> {
	const { result } = await cdp.send("Runtime.evaluate", {
		expression:
			"(() => { let e = document.activeElement; while (e?.contentDocument) e = e.contentDocument.activeElement; return e })()",
	});
	if (!result.objectId) return "nothing";
	const { nodes } = await cdp.send("Accessibility.getAXNodeAndAncestors", { objectId: result.objectId });
	const [node, ...around] = nodes as Node[];
	if (!node) return "nothing";
	const group = around.find(({ role }) => ["radiogroup", "group", "dialog"].includes(role?.value ?? ""));
	const value = node.value?.value;
	return [
		...said(node),
		...(value !== undefined && value !== "" && !["radio", "checkbox"].includes(node.role?.value ?? "")
			? [`holding "${value}"`]
			: []),
		...(node.description?.value ? [`described as "${node.description.value}"`] : []),
		...(group?.name?.value
			? [
					`in ${said(group).join(", ")}`,
					...(group.description?.value ? [`described as "${group.description.value}"`] : []),
				]
			: []),
	].join(", ");
}

/** Role, name and states. */
function said({ role, name, properties = [] }: Node): string[] {
	const stateOf = (state: string) => properties.find((property) => property.name === state)?.value.value;
	const isTrue = (state: string) => [true, "true"].includes(stateOf(state) as boolean | string);
	const states = ["required", "invalid", "busy", "disabled"].filter(isTrue);
	if (stateOf("checked") !== undefined) states.push(isTrue("checked") ? "checked" : "not checked");
	if (stateOf("expanded") !== undefined) states.push(isTrue("expanded") ? "expanded" : "collapsed");
	return [`${role?.value} "${name?.value ?? ""}"`, ...states];
}
