/// Names in Apple's Foundation that neither Swift's Foundation on Linux nor Quince has.
enum MissingFoundationNames {
  private static let types: Set = [
    "NSExtensionItem", "NSFileVersion", "NSLinguisticTagger", "NSMetadataItem", "NSMetadataQuery",
    "NSProxy", "NSURLConnection", "NetService", "NetServiceBrowser", "ValueTransformer",
  ]

  private static let members: [String: Set<String>] = [
    "Measurement": ["AttributedStyle"],
    "URL": ["FormatStyle", "ParseStrategy", "formatted"],
  ]

  /// Returns whether a type is one of these.
  static func contain(type: String) -> Bool { types.contains(type) }

  /// Returns the name of such a member with its type, or `nil` for any other member.
  /// - Parameter type: The type, which can include its module and generic arguments.
  static func member(_ name: String, of type: String) -> String? {
    let plain = type.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? type
    return members[plain]?.contains(name) == true ? "\(plain).\(name)" : nil
  }
}
