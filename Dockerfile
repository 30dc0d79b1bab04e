# Armadio in a container: docker build -t armadio . (not run where this was written; see docs/operations.md)
FROM node:24-bookworm-slim
WORKDIR /armadio
# Packages in a separate layer, because they change less often than the code.
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Builds the page and the server now rather than at the first start.
RUN node --input-type=module -e "import('./scripts/build.mjs').then(({ build }) => build())"
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
# The start script forwards SIGTERM and waits for running requests.
CMD ["node", "scripts/start.mjs"]
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD node -e "fetch('http://127.0.0.1:3000/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
