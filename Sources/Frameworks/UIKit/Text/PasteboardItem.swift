import UniformTypeIdentifiers

/// A thing on a pasteboard, in one type or several.
struct PasteboardItem {
  private let representations: [PasteboardRepresentation]
  /// What the app gave to be asked for the data.
  private let given: NSItemProvider?
  /// When the item is to be removed, if ever.
  private(set) var expiration: Date?

  /// Creates an item of values by type, those of texts, URLs, images and colors first.
  init(_ values: [String: Any]) {
    let all = values.sorted { $0.key < $1.key }.map {
      PasteboardRepresentation(type: $0.key, value: $0.value)
    }
    representations = all.filter(\.isKnown) + all.filter { !$0.isKnown }
    given = nil
  }

  /// Creates an item of what a provider has.
  init(_ provider: NSItemProvider) {
    representations = provider.registeredTypeIdentifiers.map {
      PasteboardRepresentation(type: $0, value: provider)
    }
    given = provider
  }

  /// Creates an item of a text, URL, image or color.
  init(of value: Any) {
    self.init([UIPasteboard.typeAutomatic: value])
  }

  /// The same item, to be removed at a date, if one is given.
  func expiring(at date: Date?) -> PasteboardItem {
    var item = self
    item.expiration = date
    return item
  }

  /// The types in which the item is there, the best one first.
  var types: [String] { representations.map(\.type) }

  /// The values by type.
  var values: [String: Any] {
    Dictionary(representations.compactMap { part in part.object.map { (part.type, $0) } }) {
      first, _ in first
    }
  }

  /// Whether the item can be read as one of some types.
  func isOne(of types: [String]) -> Bool {
    types.contains { representation(of: $0) != nil }
  }

  func value(of type: String) -> Any? { representation(of: type)?.object }

  func data(of type: String) -> Data? { representation(of: type)?.data }

  /// Whether the item is there as a text, or as a URL, which is one, too. Providers aren't asked for data.
  var hasText: Bool { types.contains { UIPasteboard.textTypes.contains($0) || isURL($0) } }

  var hasURL: Bool { types.contains(where: isURL) || given == nil && url != nil }

  var hasImage: Bool { types.contains(where: isImage) }

  var hasColor: Bool { types.contains(where: UIPasteboard.colorTypes.contains) }

  var text: String? {
    first(String.self) { UIPasteboard.textTypes.contains($0) }
      ?? first(URL.self, isURL)?.absoluteString
  }

  var url: URL? {
    first(URL.self, isURL)
      ?? text.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 }
  }

  var image: UIImage? { first(UIImage.self, isImage) }

  var color: UIColor? {
    first(UIColor.self) { UIPasteboard.colorTypes.contains($0) }
  }

  /// Hands the text to a closure: at once, or when a provider has loaded it.
  func loadText(_ handler: @escaping @Sendable (String?) -> Void) {
    guard let given, hasText else { return handler(text) }
    if types.contains(where: UIPasteboard.textTypes.contains) {
      given.loadObject(ofClass: String.self) { text, _ in handler(text) }
    } else {
      given.loadObject(ofClass: URL.self) { url, _ in handler(url?.absoluteString) }
    }
  }

  /// What others can ask for the item's data.
  var provider: NSItemProvider {
    if let given { return given }
    let provider = NSItemProvider()
    for part in representations {
      nonisolated(unsafe) let part = part
      provider.registerDataRepresentation(forTypeIdentifier: part.type, visibility: .all) {
        $0(part.data, nil)
        return nil
      }
    }
    return provider
  }

  private func isURL(_ type: String) -> Bool { UniformType.conforms(type, to: "public.url") }

  private func isImage(_ type: String) -> Bool { UniformType.conforms(type, to: "public.image") }

  private func representation(of type: String) -> PasteboardRepresentation? {
    representations.first { $0.type == type }
      ?? representations.first { UniformType.conforms($0.type, to: type) }
  }

  private func first<Value>(_ kind: Value.Type, _ isWanted: (String) -> Bool) -> Value? {
    for representation in representations where isWanted(representation.type) {
      if let value = representation.object as? Value { return value }
    }
    return nil
  }
}
