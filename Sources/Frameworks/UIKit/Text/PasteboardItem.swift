import UniformTypeIdentifiers

/// An item on a pasteboard, with one or more representations.
struct PasteboardItem {
  private let representations: [PasteboardRepresentation]
  /// The provider that the app supplied.
  private let given: NSItemProvider?
  /// The date after which the item is removed, if it expires.
  private(set) var expiration: Date?

  /// Creates an item from values by type, with strings, URLs, images, and colors first.
  init(_ values: [String: Any]) {
    let all = values.sorted { $0.key < $1.key }.map {
      PasteboardRepresentation(type: $0.key, value: $0.value)
    }
    representations = all.filter { $0.kind != nil } + all.filter { $0.kind == nil }
    given = nil
  }

  /// Creates an item with a provider's data.
  init(_ provider: NSItemProvider) {
    representations = provider.registeredTypeIdentifiers.map {
      PasteboardRepresentation(type: $0, value: provider)
    }
    given = provider
  }

  /// Creates an item from a string, URL, image, or color.
  init(of value: Any) {
    self.init([UIPasteboard.typeAutomatic: value])
  }

  /// Returns the same item with an expiration date, if one is given.
  func expiring(at date: Date?) -> PasteboardItem {
    var item = self
    item.expiration = date
    return item
  }

  /// The types of the representations, with the best type first.
  var types: [String] { representations.map(\.type) }

  /// The values by type.
  var values: [String: Any] {
    Dictionary(representations.compactMap { part in part.object.map { (part.type, $0) } }) {
      first, _ in first
    }
  }

  /// Returns whether the item can be read as one of several types.
  func isOne(of types: [String]) -> Bool {
    types.contains { representation(of: $0) != nil }
  }

  func value(of type: String) -> Any? { representation(of: type)?.object }

  func data(of type: String) -> Data? { representation(of: type)?.data }

  /// Whether the item has text or a URL, which can be read as text.
  ///
  /// This doesn't load data from providers.
  var hasText: Bool { has(.text) || has(.url) }

  var hasURL: Bool { has(.url) || given == nil && url != nil }

  var hasImage: Bool { has(.image) }

  var hasColor: Bool { has(.color) }

  var text: String? { first(.text, String.self) ?? first(.url, URL.self)?.absoluteString }

  var url: URL? {
    first(.url, URL.self)
      ?? text.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 }
  }

  var image: UIImage? { first(.image, UIImage.self) }

  var color: UIColor? { first(.color, UIColor.self) }

  /// Passes the text to a closure, immediately or after a provider has loaded it.
  func loadText(_ handler: @escaping @Sendable (String?) -> Void) {
    guard let given, hasText else { return handler(text) }
    if has(.text) {
      given.loadObject(ofClass: String.self) { text, _ in handler(text) }
    } else {
      given.loadObject(ofClass: URL.self) { url, _ in handler(url?.absoluteString) }
    }
  }

  /// A provider of the item's data.
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

  private func has(_ kind: PasteboardRepresentation.Kind) -> Bool {
    representations.contains { $0.kind == kind }
  }

  private func representation(of type: String) -> PasteboardRepresentation? {
    representations.first { $0.type == type }
      ?? representations.first { UniformType.conforms($0.type, to: type) }
  }

  private func first<Value>(
    _ kind: PasteboardRepresentation.Kind, _ type: Value.Type
  ) -> Value? {
    for representation in representations where representation.kind == kind {
      if let value = representation.object as? Value { return value }
    }
    return nil
  }
}
