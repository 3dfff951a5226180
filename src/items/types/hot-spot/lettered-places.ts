import type { Content } from "./model.ts";

/** The places with the letters that stand in the picture: A for the first. */
export function letteredPlaces({ places }: Content) {
  return places.map((place, index) => ({ ...place, letter: String.fromCharCode("A".charCodeAt(0) + index) }));
}
