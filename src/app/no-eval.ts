/**
 * In a browser schemas are checked without functions made of text. Our content security policy forbids them, and Zod would
 * try whether it may: a breach that is caught, but is reported all the same. Set where every copy of Zod looks
 * (zod/v4/core/core.js), because importing its `config` would cost each page as much as a small screen.
 */
if (typeof document !== "undefined") Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
