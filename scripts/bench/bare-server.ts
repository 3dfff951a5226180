/**
 * The least that Node can do for a page: a server that answers each path with given bytes and headers. A separate process, as
 * the product is. The parent tells it what to serve; it replies with its port.
 */
import { createServer } from "node:http";
import { z } from "zod/mini";

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
