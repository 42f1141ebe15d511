/** Rights that a token may have, with what an owner reads about each; each right is given separately. */
export const scopeLabels = {
	"content:read": "Reads all items, including drafts, versions and the trash.",
	"content:write": "Creates, updates and discards drafts, and restores versions. Visitors see no change.",
	"content:publish":
		"Publishes, unpublishes and schedules items, moves them to the trash and restores them. Only people can publish official statements.",
	"media:write": "Adds images, videos and documents to the library, and reads it.",
	"applications:read":
		"Reads application number, name, stage and fee of each application. No email, phone number, answer or " +
		"document.",
} as const;

export type Scope = keyof typeof scopeLabels;

export const allScopes = Object.keys(scopeLabels) as Scope[];

/** Number of days a token may last. */
export const tokenDays = [30, 90, 365] as const;

export const maxNameLength = 60;

/** A program that writes or reads through the API, by the token that it has; times are ISO 8601 in UTC. */
export type Integration = {
	/** Id of its token. */
	id: number;
	name: string;
	scopes: readonly Scope[];
	expiresAt: string;
	/** The member who made the token, and so answers for what is written with it. */
	madeBy: number;
};

/** Names an integration as the log and the versions of a text do. */
export function integrationActor({ name }: Pick<Integration, "name">): string {
	return `${name} (integration)`;
}
