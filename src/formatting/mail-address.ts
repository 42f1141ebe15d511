const maxLength = 254;
const maxLocalLength = 64;
const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_{|}~-]+)*$/;
const label = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const topLevel = /^(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/;

/**
 * Returns true if `text` is exactly one address of the form `someone@host.domain` (RFC 5321, without quoted and literal
 * forms). Refuses everything that could add a second recipient or a header: commas, quotes, angle brackets, spaces,
 * line ends.
 */
export function isMailAddress(text: string): boolean {
	if (text.length > maxLength) return false;
	const [local = "", domain = "", ...more] = text.split("@");
	const labels = domain.split(".");
	return (
		more.length === 0 &&
		local.length <= maxLocalLength &&
		localPart.test(local) &&
		labels.length >= 2 &&
		labels.every((part) => label.test(part)) &&
		topLevel.test(labels.at(-1) ?? "")
	);
}
