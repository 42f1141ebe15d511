import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { UsageError } from "../database.ts";

/** @throws UsageError with the usage for an option that the command does not have */
export function readArguments<Options extends ParseArgsOptionsConfig>(options: Options, usage: string) {
	try {
		return parseArgs({ options, allowPositionals: true });
	} catch (error) {
		throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
	}
}
