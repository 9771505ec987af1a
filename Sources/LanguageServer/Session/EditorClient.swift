/// The editor, as a project's session sees it.
struct EditorClient: Sendable {
  /// The connection to the editor.
  let connection: Connection
  /// The features that the editor has announced.
  let capabilities: JSONValue

  /// The features to announce to the toolchain's language server.
  var passedCapabilities: JSONValue {
    var features = capabilities["textDocument"] ?? [:]
    // Otherwise, the server would also send diagnostics on its own.
    features["diagnostic"] = ["dynamicRegistration": false, "relatedDocumentSupport": false]
    // Reading the documentation of all completions takes longer than finding them. Editors can
    // request it for one completion, even if they don't announce it.
    var completion = features["completion"] ?? [:]
    var item = completion["completionItem"] ?? [:]
    if item["resolveSupport"] == nil { item["resolveSupport"] = ["properties": ["documentation"]] }
    completion["completionItem"] = item
    features["completion"] = completion
    return [
      "textDocument": features,
      "workspace": [
        "applyEdit": true, "workspaceEdit": capabilities["workspace"]?["workspaceEdit"] ?? [:],
      ],
    ]
  }

  /// Shows a message to the user.
  func show(error message: String) {
    connection.notify("window/showMessage", ["type": 1, "message": .string(message)])
  }

  /// Shows the problems in a file.
  func publish(_ diagnostics: [JSONValue], at address: String, version: JSONValue = nil) {
    var params: JSONValue = ["uri": .string(address), "diagnostics": .array(diagnostics)]
    if version != .null { params["version"] = version }
    connection.notify("textDocument/publishDiagnostics", params)
  }
}
