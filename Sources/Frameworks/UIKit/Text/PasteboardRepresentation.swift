import UniformTypeIdentifiers

/// A representation of an item with a specific type.
package struct PasteboardRepresentation {
  /// The kinds of objects that data can be read as.
  enum Kind {
    case text, url, image, color

    init?(type: String) {
      if UIPasteboard.textTypes.contains(type) {
        self = .text
      } else if UniformType.conforms(type, to: "public.url") {
        self = .url
      } else if UniformType.conforms(type, to: "public.image") {
        self = .image
      } else if UIPasteboard.colorTypes.contains(type) {
        self = .color
      } else {
        return nil
      }
    }

    var reader: any NSItemProviderReading.Type {
      switch self {
      case .text: NSString.self
      case .url: NSURL.self
      case .image: UIImage.self
      case .color: UIColor.self
      }
    }
  }

  let type: String
  /// The kind of object that the data can be read as, or `nil` for an app's own type.
  let kind: Kind?
  /// The value, which is text, a URL, an image, a color, data, an object of the app, or a provider
  /// that loads the data.
  private let value: Any

  init(type: String, value: Any) {
    self.type = type == UIPasteboard.typeAutomatic ? Self.type(of: value) ?? type : type
    self.value = value
    kind = Kind(type: self.type)
  }

  /// Returns the type of a string, URL, image, or color.
  package static func type(of value: Any) -> String? {
    switch value {
    case is String: UIPasteboard.textTypes[0]
    case is URL: UIPasteboard.urlTypes[0]
    case is UIImage: UIPasteboard.imageTypes[0]
    case is UIColor: UIPasteboard.colorTypes[0]
    default: nil
    }
  }

  /// The value. For data, the text, URL, image, or color that the data represents.
  var object: Any? {
    guard value is NSItemProvider || value is Data else { return value }
    guard let data else { return nil }
    guard let reader = kind?.reader,
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
      return NSItemProvider.loaded {
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
      }
    default: return nil
    }
  }
}
