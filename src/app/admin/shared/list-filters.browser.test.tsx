/** The search and the filters of a list: what is sent and when, that the newest choice wins, and the ways back. */
import { createRoutesStub, Link, useLocation, useNavigate } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SelectField, TextField } from "../../../ui/fields.tsx";
import { LoadingArea } from "../../../ui/page/loading-area.tsx";
import { ListFilters } from "./list-filters.tsx";
import { useListLoading } from "./use-list-loading.ts";

const LIST = "/drugs";
const search = page.getByRole("searchbox", { name: "Search drugs" });
const route = page.getByRole("combobox", { name: "Route" });
const place = page.getByRole("heading");
const busyList = () => document.querySelector("[aria-busy=true]");

function Drugs() {
  const { search: given } = useLocation();
  const params = new URLSearchParams(given);
  const navigate = useNavigate();
  return (
    <>
      <h1>{given || "All"}</h1>
      <ListFilters action={LIST} isFiltering={given !== ""}>
        <TextField type="search" label="Search drugs" name="q" defaultValue={params.get("q") ?? ""} />
        <SelectField
          label="Route"
          name="route"
          placeholder="Any"
          options={["oral", "topical"].map((value) => ({ value, label: value }))}
          defaultValue={params.get("route") ?? ""}
        />
      </ListFilters>
      <LoadingArea isLoading={useListLoading(LIST)} label="Loading drugs...">
        <Link to="/drugs/digoxin">Digoxin</Link>
      </LoadingArea>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

/** Renders the list at an address; a search that `hold` names comes when it is told to. Returns the searches that were asked for. */
async function openList(hold: (asked: string) => Promise<void> | null = () => null, at = LIST): Promise<string[]> {
  const asked: string[] = [];
  const Page = createRoutesStub([
    {
      path: LIST,
      Component: Drugs,
      HydrateFallback: () => null,
      async loader({ request }) {
        const given = new URL(request.url).search;
        asked.push(given);
        await hold(given);
        return null;
      },
    },
    { path: "/drugs/digoxin", Component: () => <h1>Digoxin itself</h1> },
  ]);
  await render(<Page initialEntries={[at]} />);
  await expect.element(place).toBeVisible();
  return asked;
}

test("what is typed is sent after a pause, a choice at once, and both stand in the address with their fields", async () => {
  const asked = await openList();
  await search.fill("d");
  await search.fill("digo ");
  await expect.element(place).toHaveTextContent("?q=digo");
  await route.selectOptions("oral");
  await expect.element(place).toHaveTextContent("?q=digo&route=oral");
  await expect.element(search).toHaveValue("digo ");
  expect(asked).toEqual(["", "?q=digo", "?q=digo&route=oral"]);
  // Letters are no steps to go back to, choices are.
  await search.fill("digoxin");
  await expect.element(place).toHaveTextContent("?q=digoxin&route=oral");
  await page.getByRole("button", { name: "Back" }).click();
  await expect.element(place).toHaveTextContent("?q=digo");
  await expect.element(route).toHaveValue("");
  await expect.element(search).toHaveValue("digo");
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect.element(place).toHaveTextContent("All");
  await expect.element(search).toHaveValue("");
});

test("a choice that is taken back while its list is on its way never arrives", async () => {
  const gate = Promise.withResolvers<void>();
  const asked = await openList((given) => (given.includes("oral") ? gate.promise : null), "/drugs?q=digo");
  route.element().focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(busyList).not.toBeNull();
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(busyList).toBeNull();
  gate.resolve();
  await expect.element(route).toHaveValue("");
  await expect.element(place).toHaveTextContent("?q=digo");
  expect(asked).toEqual(["?q=digo", "?q=digo&route=oral", "?q=digo"]);
});

test("what is chosen while the filters are being cleared is chosen alone", async () => {
  const gate = Promise.withResolvers<void>();
  await openList((given) => (given === "" ? gate.promise : null), "/drugs?q=digo");
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect.poll(busyList).not.toBeNull();
  await route.selectOptions("topical");
  await expect.element(place).toHaveTextContent("?route=topical");
  await expect.element(search).toHaveValue("");
  gate.resolve();
});

test("a search that is not sent yet calls nobody back who has gone on", async () => {
  const asked = await openList();
  await search.fill("digo");
  await page.getByRole("link", { name: "Digoxin" }).click();
  await expect.element(place).toHaveTextContent("Digoxin itself");
  expect(asked).toEqual(["", "?q=digo"]);
});
