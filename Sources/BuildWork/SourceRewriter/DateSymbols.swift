/// The names that date formatters have for months and their kin, which on iOS are optional and unwrapped by themselves.
enum DateSymbols {
  private static let lists =
    ["eraSymbols", "longEraSymbols"]
    + ["Month", "Weekday"].flatMap { kind in
      ["", "short", "veryShort"].flatMap {
        [name($0, kind), name($0 + ($0.isEmpty ? "standalone" : "Standalone"), kind)]
      }
    }
    + ["", "short", "standalone", "shortStandalone"].map { name($0, "Quarter") }

  private static func name(_ prefix: String, _ kind: String) -> String {
    (prefix.isEmpty ? kind.lowercased() : prefix + kind) + "Symbols"
  }

  /// What a module has for them, declared where it comes before Foundation's own.
  static let supplement =
    "extension Foundation.DateFormatter {\n"
    + lists.map { declaration(of: $0, "[Swift.String]") }.joined()
    + ["amSymbol", "pmSymbol"].map { declaration(of: $0, "Swift.String") }.joined() + "}\n"

  private static func declaration(of name: String, _ type: String) -> String {
    """
    nonisolated var \(name): \(type)! {
    get { self.Foundation::\(name) }
    set { self.Foundation::\(name) = newValue }
    }

    """
  }
}
