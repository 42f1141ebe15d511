/**
 * Lets `instanceof` go by the name of an error. The site and the office are two builds with a copy of each class, and
 * what one of them throws (the payment provider, the storage, the virus scanner) is caught in the other.
 */
export function recognizeByName(name: string): (value: unknown) => boolean {
	return (value) => value instanceof Error && value.name === name;
}
