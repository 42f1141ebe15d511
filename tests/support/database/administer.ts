import pg from "pg";

/** The address of another database of the same PostgreSQL. */
export function databaseOf(server: string, name: string): string {
	const url = new URL(server);
	url.pathname = `/${name}`;
	return url.href;
}

/** Runs statements on a connection of their own. @returns the rows of the last one */
export async function administer(url: string, statements: string): Promise<Record<string, unknown>[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		const results = [await client.query(statements)].flat();
		return results.at(-1)?.rows ?? [];
	} finally {
		await client.end();
	}
}
