/**
 * The least that Node can do for a page: a server that answers each path with bytes and headers it was given. A process of
 * its own, as the product is one. Told what to serve by whoever forks it, it says its port.
 */
import { createServer } from "node:http";
import { z } from "zod";

const Pages = z.record(
  z.string(),
  z.object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Uint8Array) }),
);

process.on("message", (message) => {
  const pages = new Map(Object.entries(Pages.parse(message)));
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? "");
    response.writeHead(page ? 200 : 404, page?.headers);
    response.end(page?.body);
  });
  server.listen(0, () => {
    const address = server.address();
    process.send?.(typeof address === "object" ? address?.port : 0);
  });
});
process.on("disconnect", () => process.exit(0));
