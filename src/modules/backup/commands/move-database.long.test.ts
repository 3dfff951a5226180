import { expect, test, vi } from "vitest";
import { newId } from "../../../core/id.ts";
import { createDatabase, onDatabase, urlOf } from "../../../testing/other-databases.ts";
import { sumsOf } from "../../../testing/table-sums.ts";
import { moveDatabase } from "./move-database.server.ts";

// Each test makes whole databases.
vi.setConfig({ testTimeout: 60_000 });

/** A database with somebody in it, on which nobody is connected. */
async function createSource() {
  const source = await createDatabase("migrated");
  await addUser(source.name);
  return source;
}

function addUser(database: string) {
  return onDatabase(database, (client) =>
    client.query("insert into users (id, name, email) values ($1, 'Asha', $2)", [newId(), `${newId()}@example.org`]),
  );
}

function move(from: { url: string }, to: { url: string }) {
  return moveDatabase({ from: { url: from.url }, to: { url: to.url } });
}

test("a database is moved as it is, and stays where it was", async () => {
  const [source, target] = [await createSource(), await createDatabase()];
  const before = await sumsOf(source.name);

  expect(await move(source, target)).toMatchObject({ rows: expect.any(Number) });

  expect(await sumsOf(target.name)).toEqual(before);
  expect(await sumsOf(source.name)).toEqual(before);
});

test("a move is refused while somebody is connected to either database, or when the new one is not empty", async () => {
  const [source, target] = [await createSource(), await createDatabase("migrated")];
  const empty = await createDatabase();

  await onDatabase(source.name, async (client) => {
    await client.query("set application_name = 'the product'");
    await expect(move(source, target)).rejects.toThrow("The present database is in use by the product (1)");
  });
  await onDatabase(target.name, async (client) => {
    await client.query("set application_name = 'a console'");
    await expect(move(source, target)).rejects.toThrow("The new database is in use by a console (1)");
  });
  await expect(move(source, { url: urlOf(source.name) })).rejects.toThrow("is in use by lamplight console (1)");
  const nowhere = moveDatabase({ from: { dataDir: "/nowhere" }, to: { url: target.url } });
  await expect(nowhere).rejects.toThrow("There is no Lamplight in /nowhere.");
  await expect(move(empty, target)).rejects.toThrow("There is no Lamplight in the present database");
  await addUser(target.name);
  const before = await sumsOf(target.name);
  await expect(move(source, target)).rejects.toThrow("The new database is not empty: it holds 1 users");
  expect(await sumsOf(target.name)).toEqual(before);
});

test("a product that was started on the old database meanwhile keeps the move from happening", async () => {
  const [source, target] = [await createSource(), await createDatabase()];
  let isStarted = false;
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const { promise: product, resolve: starts } = Promise.withResolvers<void>();
  const onProgress = () => {
    if (isStarted) return;
    isStarted = true;
    starts(onDatabase(source.name, () => isOver));
  };

  await expect(moveDatabase({ from: { url: source.url }, to: { url: target.url }, onProgress })).rejects.toThrow(
    "The present database is in use",
  );
  end();
  await product;
  expect(await sumsOf(target.name)).toEqual({});
});
