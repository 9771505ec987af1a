import AppBuilder

/// The toolchain's report about a rewritten file.
struct CompilerDiagnostics {
  private let items: [JSONValue]
  private let document: DocumentMap

  /// - Parameter report: The result of `textDocument/diagnostic`.
  init(_ report: JSONValue, in document: DocumentMap) {
    items = report["items"]?.elements ?? []
    self.document = document
  }

  /// The messages for the builder.
  var messages: [CompilerMessage] {
    items.enumerated().compactMap { number, item in
      guard let start = Position(item["range"]?["start"]) else { return nil }
      let severity: Diagnostic.Severity =
        switch item["severity"]?.integer {
        case 1: .error
        case 2: .warning
        default: .note
        }
      let related = item["relatedInformation"]?.elements ?? []
      return CompilerMessage(
        number: number, severity: severity, text: item["message"]?.text ?? "",
        line: start.line + 1, column: document.column(of: start),
        declarations: related.compactMap { $0["location"]?["uri"]?.text.flatMap(FileAddress.path) })
    }
  }

  /// Returns the diagnostics for the editor.
  /// - Parameter explained: The messages that the builder has worded, by their numbers.
  func worded(by explained: [Int: Diagnostic], _ mapper: LocationMapper) -> [JSONValue] {
    explained.sorted { $0.key < $1.key }.compactMap { number, diagnostic in
      guard var item = mapper.original(items[number], in: document) ?? nil else {
        return diagnostic.json(in: document.original)
      }
      // They refer to the rewritten file. The editor requests them when it needs them.
      item["codeActions"] = nil
      item["message"] = .string(diagnostic.capitalizedMessage)
      return item
    }
  }
}
