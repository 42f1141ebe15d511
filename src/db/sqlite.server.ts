import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import {
	CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	SqliteAdapter,
	type SqliteDatabase,
	SqliteDialect,
	SqliteDriver,
	type SqliteStatement,
} from "kysely";

/** Number of prepared statements that are cached. */
const maxStatements = 256;
/** Longest time that a writer waits for another one. */
const busyMs = 5000;
const sqliteBusy = 5;

/** Opens a SQLite file as kysely's dialect, set up so that a commit that was answered survives a power cut. */
export function sqliteDialect(file: string): Dialect {
	const database = new DatabaseSync(file, { timeout: busyMs, enableForeignKeyConstraints: true });
	database.exec(`PRAGMA busy_timeout = ${busyMs}`);
	switchToWal(database);
	database.exec("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
	// The connection does the waiting from here on, because the driver's own wait would block the whole process.
	database.exec("PRAGMA busy_timeout = 0");
	for (const [name, expectedValue] of [
		["journal_mode", "wal"],
		["synchronous", 2],
		["foreign_keys", 1],
	] as const) {
		const pragmaValue = Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
		if (pragmaValue !== expectedValue)
			throw new Error(`SQLite does not use ${name}=${expectedValue} for ${file} (it says ${String(pragmaValue)})`);
	}
	return new DurableSqliteDialect(database);
}

/**
 * Switches a new file to WAL, and tries again while another process switches the same file: SQLite then refuses at
 * once, whatever the busy timeout.
 */
function switchToWal(database: DatabaseSync) {
	const lastTry = Date.now() + busyMs;
	for (;;) {
		try {
			return database.exec("PRAGMA journal_mode = WAL");
		} catch (error) {
			if (!isBusy(error) || Date.now() > lastTry) throw error;
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
		}
	}
}

function isBusy(error: unknown): boolean {
	return error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;
}

const writes = /^(begin|insert|update|delete)\b/i;

/**
 * Tries statements again while another process writes; nothing of them has happened by then. The wait is one for all:
 * they come one after another, and what comes when it is over would keep readers behind it waiting for another one.
 */
function retryWhileBusy() {
	/** Time since which nothing could be written. */
	let busySince: number | undefined;
	return async <Result>(statement: string, execute: () => Promise<Result>): Promise<Result> => {
		for (let pauseMs = 2; ; pauseMs = Math.min(pauseMs * 2, 50)) {
			try {
				const result = await execute();
				if (writes.test(statement)) busySince = undefined;
				return result;
			} catch (error) {
				if (!isBusy(error)) throw error;
				busySince ??= Date.now();
				if (Date.now() - busySince > busyMs) throw error;
				await pause(pauseMs);
			}
		}
	};
}

class DurableSqliteDialect extends SqliteDialect {
	readonly #database: DatabaseSync;
	constructor(database: DatabaseSync) {
		super({ database: kyselyDatabase(database) });
		this.#database = database;
	}
	override createDriver() {
		return new DurableDriver(this.#database);
	}
	override createAdapter() {
		return new TransactionalDdlAdapter();
	}
}

/**
 * A read that turns into a write fails at once with SQLITE_BUSY_SNAPSHOT, so a transaction takes the write lock when
 * it begins. A full disk ends a transaction by itself: what follows in it is refused, since it would be committed
 * statement by statement.
 */
class DurableDriver extends SqliteDriver {
	readonly #database: DatabaseSync;
	readonly #retrying = retryWhileBusy();
	#known: DatabaseConnection | undefined;
	#inTransaction = false;
	/** Error on which SQLite has ended the transaction. */
	#failure: unknown;

	constructor(database: DatabaseSync) {
		super({ database: kyselyDatabase(database) });
		this.#database = database;
	}
	override async acquireConnection() {
		const connection = await super.acquireConnection();
		if (this.#known !== connection) this.#watch(connection);
		this.#known = connection;
		return connection;
	}
	#watch(connection: DatabaseConnection): void {
		const execute = connection.executeQuery.bind(connection);
		connection.executeQuery = async <Row>(query: CompiledQuery) => {
			if (this.#inTransaction && !this.#database.isTransaction)
				throw new Error("SQLite has ended this transaction.", { cause: this.#failure });
			try {
				return await this.#retrying(query.sql, () => execute<Row>(query));
			} catch (error) {
				this.#failure = error;
				throw error;
			}
		};
	}
	override async beginTransaction(connection: DatabaseConnection) {
		await connection.executeQuery(CompiledQuery.raw("begin immediate"));
		this.#inTransaction = true;
	}
	override async commitTransaction(connection: DatabaseConnection) {
		await super.commitTransaction(connection);
		this.#inTransaction = false;
	}
	override async rollbackTransaction(connection: DatabaseConnection) {
		if (this.#database.isTransaction) await super.rollbackTransaction(connection);
		this.#inTransaction = false;
		this.#failure = undefined;
	}
}

/** SQLite rolls DDL back like any other statement; with this, migrations are all-or-nothing and exclude each other. */
class TransactionalDdlAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl() {
		return true;
	}
}

/** Caches the statements that were prepared last. */
function kyselyDatabase(database: DatabaseSync): SqliteDatabase {
	const bind = (values: readonly unknown[]) => values as SQLInputValue[];
	const cached = new Map<string, SqliteStatement>();
	function prepare(sql: string): SqliteStatement {
		const statement = database.prepare(sql);
		return {
			reader: statement.columns().length > 0,
			all: (values) => statement.all(...bind(values)),
			run: (values) => statement.run(...bind(values)),
			iterate: (values) => statement.iterate(...bind(values)),
		};
	}
	return {
		close: () => database.close(),
		prepare(sql) {
			const knownStatement = cached.get(sql);
			if (knownStatement) return knownStatement;
			const oldest = cached.size >= maxStatements ? cached.keys().next().value : undefined;
			if (oldest !== undefined) cached.delete(oldest);
			const statement = prepare(sql);
			cached.set(sql, statement);
			return statement;
		},
	};
}
