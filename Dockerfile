# The product in one image. Two stages: one that builds, and one that holds only what runs.
#   docker build -t lamplight .
#   docker run -p 3000:3000 -v lamplight:/data lamplight                        (with its own PostgreSQL, in the volume)
#   docker run -p 3000:3000 -e DATABASE_URL=postgres://… -e SESSION_SECRET=… lamplight

FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The image brings its own Node: the one of the lock file is for machines without.
RUN node scripts/build.ts \
  && npm prune --omit=dev \
  && rm -rf node_modules/node-linux-* node_modules/node-win-* node_modules/.bin/node

FROM node:24.21.0-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /app
# The user `node` of the image is an ordinary one with a name, as the embedded PostgreSQL wants it.
RUN mkdir /data && chown node:node /data
# All that the build was made of: the start compares it with the build, and finds nothing to do.
COPY --from=build /app ./
USER node
VOLUME /data
EXPOSE 3000
# Longer than a first start takes. Not ready is not unhealthy for the first minute.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself gets the signals: npm would not pass them on in time.
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "--max-semi-space-size=8", "src/server/start.ts"]
