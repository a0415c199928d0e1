# `docker build -t ludoteca .`, then `docker run -p 8000:8000 -v ludoteca:/data ludoteca`.

FROM node:24-slim AS page
WORKDIR /ludoteca
COPY pyproject.toml pyproject.toml
COPY docs/rules docs/rules
COPY src/ludoteca src/ludoteca
COPY web web
WORKDIR /ludoteca/web
RUN npm ci --no-audit --no-fund && npm run build

FROM python:3.13-slim AS build
WORKDIR /ludoteca
COPY . .
COPY --from=page /ludoteca/src/ludoteca/server/static src/ludoteca/server/static
RUN python tools/fetch_uv.py /uv \
    && /uv/bin/uv build --wheel --build-constraint constraints.txt --out-dir /wheel \
    && /uv/bin/uv venv /opt/ludoteca \
    && set -- /wheel/*.whl \
    && /uv/bin/uv pip install --python /opt/ludoteca --constraint constraints.txt "ludoteca[server] @ file://$1"

# The environment keeps its path and its Python, so it works in the next image as it is.
FROM python:3.13-slim
COPY --from=build /opt/ludoteca /opt/ludoteca
COPY LICENSE licenses /usr/share/doc/ludoteca/
RUN useradd --system --uid 10001 --no-create-home ludoteca && install --directory --owner ludoteca /data
ENV PATH=/opt/ludoteca/bin:$PATH LUDOTECA_DATA=/data
USER 10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://localhost:8000/healthz', timeout=5)"]
ENTRYPOINT ["ludoteca"]
CMD ["serve", "--host", "0.0.0.0"]
