import type { DatabaseConnection, Dialect, Driver } from "kysely";

/** Called once a write is committed. */
export type OnWrite = (tables: ReadonlySet<string>) => void;

const write = /^\s*(?:insert into|update) "?(\w+)/;

/** The same dialect, which reports after each commit of this process which tables it has written to. */
export function observeWrites(dialect: Dialect, onWrite: OnWrite): Dialect {
	return {
		createDriver: () => observing(dialect.createDriver(), onWrite),
		createQueryCompiler: () => dialect.createQueryCompiler(),
		createAdapter: () => dialect.createAdapter(),
		createIntrospector: (db) => dialect.createIntrospector(db),
	};
}

function observing(driver: Driver, onWrite: OnWrite): Driver {
	/** Tables written in the transaction that a connection is in. */
	const writtenTables = new WeakMap<DatabaseConnection, Set<string>>();
	const knownConnections = new WeakSet<DatabaseConnection>();
	const { acquireConnection, beginTransaction, commitTransaction, rollbackTransaction } = driver;

	function observe(connection: DatabaseConnection) {
		if (knownConnections.has(connection)) return;
		knownConnections.add(connection);
		const { executeQuery } = connection;
		connection.executeQuery = async (query, ...rest) => {
			const result = await executeQuery.call(connection, query, ...rest);
			const table = write.exec(query.sql)?.[1];
			if (table !== undefined) {
				const open = writtenTables.get(connection);
				if (open) open.add(table);
				else onWrite(new Set([table]));
			}
			return result as never;
		};
	}

	return Object.assign(driver, {
		async acquireConnection(...rest: Parameters<Driver["acquireConnection"]>) {
			const connection = await acquireConnection.apply(driver, rest);
			observe(connection);
			return connection;
		},
		async beginTransaction(...rest: Parameters<Driver["beginTransaction"]>) {
			await beginTransaction.apply(driver, rest);
			writtenTables.set(rest[0], new Set());
		},
		async commitTransaction(...rest: Parameters<Driver["commitTransaction"]>) {
			const tables = writtenTables.get(rest[0]);
			writtenTables.delete(rest[0]);
			await commitTransaction.apply(driver, rest);
			if (tables && tables.size > 0) onWrite(tables);
		},
		async rollbackTransaction(...rest: Parameters<Driver["rollbackTransaction"]>) {
			writtenTables.delete(rest[0]);
			await rollbackTransaction.apply(driver, rest);
		},
	});
}
