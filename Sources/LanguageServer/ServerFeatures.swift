/// The features of the server.
enum ServerFeatures {
  /// The result of `initialize`.
  static let json: JSONValue = [
    "serverInfo": ["name": "quince"],
    "capabilities": [
      "positionEncoding": "utf-16",
      "textDocumentSync": ["openClose": true, "change": 2, "save": true],
      "completionProvider": ["resolveProvider": true, "triggerCharacters": [".", "(", "\""]],
      "signatureHelpProvider": [
        "triggerCharacters": ["(", "["], "retriggerCharacters": [",", ":"],
      ],
      "hoverProvider": true, "definitionProvider": true, "declarationProvider": true,
      "implementationProvider": true, "referencesProvider": true,
      "documentHighlightProvider": true, "documentSymbolProvider": true,
      "workspaceSymbolProvider": true, "callHierarchyProvider": true,
      "typeHierarchyProvider": true, "foldingRangeProvider": true, "inlayHintProvider": true,
      "codeActionProvider": true, "renameProvider": ["prepareProvider": true],
      "codeLensProvider": ["resolveProvider": false],
      "executeCommandProvider": [
        "commands": ["semantic.refactor.command", "quince.run", "quince.test"]
      ],
      "experimental": [
        "workspace/tests": ["version": 2], "textDocument/tests": ["version": 2],
      ],
    ],
  ]
}
