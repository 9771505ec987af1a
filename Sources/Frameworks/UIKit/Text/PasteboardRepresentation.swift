import UniformTypeIdentifiers

/// What a thing on a pasteboard is in one type.
struct PasteboardRepresentation {
  let type: String
  /// A text, URL, image, color, data or something of an app's own; or a provider, which is asked for the data.
  private let value: Any

  init(type: String, value: Any) {
    self.type = type == UIPasteboard.typeAutomatic ? Self.type(of: value) ?? type : type
    self.value = value
  }

  private static func type(of value: Any) -> String? {
    switch value {
    case is String: UIPasteboard.textTypes[0]
    case is URL: UIPasteboard.urlTypes[0]
    case is UIImage: UIPasteboard.imageTypes[0]
    case is UIColor: UIPasteboard.colorTypes[0]
    default: nil
    }
  }

  /// Whether it's of a type that objects are made of.
  var isKnown: Bool { reader != nil }

  /// The value; of data the text, URL, image or color that it stands for.
  var object: Any? {
    guard value is NSItemProvider || value is Data else { return value }
    guard let data else { return nil }
    guard let reader,
      let object = try? reader.object(withItemProviderData: data, typeIdentifier: type)
    else { return data }
    switch object {
    case let text as NSString: return text as String
    case let url as NSURL: return url as URL
    default: return object
    }
  }

  var data: Data? {
    switch value {
    case let data as Data: return data
    case let provider as NSItemProvider: return provider.loadedData(of: type)
    case let text as String: return Data(text.utf8)
    case let url as URL: return Data(url.absoluteString.utf8)
    case let object as any NSItemProviderWriting:
      nonisolated(unsafe) var written: Data?
      object.loadData(withTypeIdentifier: type) { data, _ in written = data }
      return written
    default: return nil
    }
  }

  private var reader: (any NSItemProviderReading.Type)? {
    if UIPasteboard.textTypes.contains(type) { return NSString.self }
    if UniformType.conforms(type, to: "public.url") { return NSURL.self }
    if UniformType.conforms(type, to: "public.image") { return UIImage.self }
    return UIPasteboard.colorTypes.contains(type) ? UIColor.self : nil
  }
}
