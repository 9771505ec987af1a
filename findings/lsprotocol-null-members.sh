#!/bin/bash
# lsprotocol 2025.0.0, with which Python language servers write their messages, adds and drops members whose value is null:
# - Each signature gets "activeParameter": null, even if only the answer as a whole names the active parameter. In LSP 3.18,
#   null in a signature means that no parameter is active, and overrules the answer's "activeParameter". So editors that
#   support this highlight none.
# - The answer to a message that can't be parsed loses "id": null, which JSON-RPC 2.0 requires.
# A document version of null, which is as optional in Python, is written as null, and an omitted "data" isn't written.
# The script fails if the output is a different one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check lsprotocol==2025.0.0 cattrs==26.2.1
"$folder/venv/bin/python" - > "$folder/output" <<'PYTHON'
import json

from lsprotocol import converters, types

converter = converters.get_converter()


def written(value):
    return json.dumps(converter.unstructure(value), sort_keys=True)


parameters = [types.ParameterInformation(label="a"), types.ParameterInformation(label="b")]
signature = types.SignatureInformation(label="f(a b)", parameters=parameters)
print("signatures:", written(types.SignatureHelp(signatures=[signature], active_parameter=1)))

unreadable = {"jsonrpc": "2.0", "id": None, "error": {"code": -32700, "message": "not JSON"}}
print("error:", written(converter.structure(unreadable, types.ResponseErrorMessage)))

document = types.OptionalVersionedTextDocumentIdentifier(uri="file:///a.swift", version=None)
print("document:", written(document))
PYTHON
cat > "$folder/expected" <<'OUTPUT'
signatures: {"activeParameter": 1, "signatures": [{"activeParameter": null, "label": "f(a b)", "parameters": [{"label": "a"}, {"label": "b"}]}]}
error: {"error": {"code": -32700, "message": "not JSON"}, "jsonrpc": "2.0"}
document: {"uri": "file:///a.swift", "version": null}
OUTPUT
diff "$folder/expected" "$folder/output"
cat "$folder/output"
