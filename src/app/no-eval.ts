/**
 * In a browser schemas are checked without functions made of text. Our content security policy forbids them, and Zod would
 * try whether it may: a breach that is caught, but shows in the developer tools all the same.
 */
import { config } from "zod/v4/core";

if (typeof document !== "undefined") config({ jitless: true });
