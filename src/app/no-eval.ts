/**
 * Makes Zod validate without `new Function` in the browser. Our content security policy forbids it, and Zod would probe for it:
 * the violation is caught, but still reported. Set where every copy of Zod looks (zod/v4/core/core.js), because importing its
 * `config` would cost each page as much as a small screen.
 */
if (typeof document !== "undefined") Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
