import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { codeOf, messageOf } from '../../src/platform/errors/system-error.ts';
import { CommandError } from '../command-error.ts';

/** A coin of the file, and what of it could not be used. */
export interface FileCoin {
  readonly details: unknown;
  readonly picture: { readonly name: string; readonly bytes: Uint8Array } | null;
  readonly refused: readonly { field: string; value: string; message: string }[];
}

/**
 * Reads a JSON array of coins, or an object whose `coins` is one, with the pictures that they name beside the file.
 * @param file absolute path
 * @throws {CommandError} when it is not there, no JSON, no such list, or a list of nothing.
 */
export async function readCoinsFile(file: string): Promise<FileCoin[]> {
  const json = parsed(file, await textOf(file));
  const list: unknown = Array.isArray(json) ? json : fieldOf(json, 'coins');
  if (!Array.isArray(list)) {
    throw new CommandError(
      `${file} holds no list of coins: it takes a JSON array, or an object whose "coins" is one.`,
    );
  }
  if (list.length === 0) throw new CommandError(`${file} holds no coins.`);
  return await Promise.all(
    list.map((coin: unknown, at) => {
      if (coin !== null && typeof coin === 'object' && !Array.isArray(coin)) return withPicture(coin, file);
      throw new CommandError(`Coin ${at + 1} of ${file} is no object with the fields of the build form.`);
    }),
  );
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new CommandError(`There is no file ${file}.`);
    throw new CommandError(`${file} cannot be read (${codeOf(error) || String(error)}).`);
  }
}

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${file} is no JSON: ${messageOf(error)}.`);
  }
}

function fieldOf(object: unknown, name: string): unknown {
  return object !== null && typeof object === 'object' ? Reflect.get(object, name) : undefined;
}

/** The coin with the picture that its `mainImageUrl` names beside the file; one that is missing is listed as refused. */
async function withPicture(coin: object, file: string): Promise<FileCoin> {
  const name = fieldOf(coin, 'mainImageUrl');
  if (typeof name !== 'string' || name === '') return { details: coin, picture: null, refused: [] };
  const path = resolve(dirname(file), name);
  const bytes = await readFile(path).catch(() => null);
  const details = Object.assign({}, coin, { mainImageUrl: '' });
  if (bytes !== null) return { details, picture: { name, bytes }, refused: [] };
  const message = `There is no picture ${path}.`;
  return { details, picture: null, refused: [{ field: 'mainImageUrl', value: name, message }] };
}
