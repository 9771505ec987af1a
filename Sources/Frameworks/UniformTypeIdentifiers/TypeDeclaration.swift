import Foundation

/// The declaration of a uniform type.
struct TypeDeclaration: Sendable {
  let identifier: String
  /// The types that it conforms to, most important first.
  let parents: [String]
  /// The filename extensions, with the preferred one first.
  let extensions: [String]
  let mimeTypes: [String]
  let description: String?

  /// Declares a type.
  ///
  /// The words in each string are separated by spaces.
  init(
    _ identifier: String, in parents: String = "", extensions: String = "", mimeTypes: String = ""
  ) {
    self.identifier = identifier
    self.parents = Self.words(parents)
    self.extensions = Self.words(extensions)
    self.mimeTypes = Self.words(mimeTypes)
    description = nil
  }

  /// Reads a declaration from an app's property list.
  init?(_ entry: [String: Any]) {
    guard let identifier = entry["UTTypeIdentifier"] as? String else { return nil }
    let tags = entry["UTTypeTagSpecification"] as? [String: Any] ?? [:]
    self.identifier = identifier
    parents = Self.list(entry["UTTypeConformsTo"])
    extensions = Self.list(tags["public.filename-extension"]).map { $0.lowercased() }
    mimeTypes = Self.list(tags["public.mime-type"]).map { $0.lowercased() }
    description = entry["UTTypeDescription"] as? String
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  private static func list(_ value: Any?) -> [String] {
    (value as? String).map { [$0] } ?? value as? [String] ?? []
  }
}
