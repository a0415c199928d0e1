"""What a package index shows of a release: the addresses of the project, and a README whose links lead somewhere.

`LUDOTECA_REPOSITORY` names the public address of the repository; on GitHub's machines it is known without. A package
that is built without an address keeps the words of the README and leaves out its links and pictures.
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)]+)\)")
PICTURE = re.compile(r'<img src="(?!https?:)([^"]+)"[^>]*>')


class ReleaseMetadataHook(MetadataHookInterface):
    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        repository = address(os.environ)
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        version = f"v{metadata['version']}"
        metadata["readme"] = {"content-type": "text/markdown", "text": readme(text, repository, version)}
        metadata["urls"] = urls(repository, version)


def address(environment: Any) -> str | None:
    """The public address of the repository, if somebody has said it."""
    if named := environment.get("LUDOTECA_REPOSITORY"):
        return str(named).rstrip("/")
    if project := environment.get("GITHUB_REPOSITORY"):
        return f"{environment.get('GITHUB_SERVER_URL', 'https://github.com')}/{project}"
    return None


def urls(repository: str | None, version: str) -> dict[str, str]:
    if repository is None:
        return {}
    return {
        "Repository": repository,
        "Documentation": f"{repository}/blob/{version}/docs/index.md",
        "Changelog": f"{repository}/blob/{version}/CHANGELOG.md",
        "Issues": f"{repository}/issues",
    }


def readme(text: str, repository: str | None, version: str) -> str:
    """The README as a page of its own: links and pictures carry the whole address, or are plain words."""
    if repository is None:
        return PICTURE.sub("", LINK.sub(lambda link: "" if link[1] else link[2], text))
    blob, raw = f"{repository}/blob/{version}/", f"{repository}/raw/{version}/"
    absolute = LINK.sub(lambda link: f"{link[1]}[{link[2]}]({raw if link[1] else blob}{link[3]})", text)
    return PICTURE.sub(lambda picture: picture[0].replace(picture[1], raw + picture[1]), absolute)
