/// A thing on a pasteboard.
enum PasteboardItem {
  case string(String)
  case url(URL)
  case image(UIImage)
  case color(UIColor)
  case other(Any, type: String)

  /// Creates an item of a value of a type.
  init(_ value: Any, type: String) {
    func isOne(of types: [String]) -> Bool {
      type == UIPasteboard.typeAutomatic || types.contains(type)
    }
    switch value {
    case let string as String where isOne(of: UIPasteboard.textTypes): self = .string(string)
    case let url as URL where isOne(of: UIPasteboard.urlTypes): self = .url(url)
    case let image as UIImage where isOne(of: UIPasteboard.imageTypes): self = .image(image)
    case let color as UIColor where isOne(of: UIPasteboard.colorTypes): self = .color(color)
    case let data as Data where UIPasteboard.textTypes.contains(type):
      self = .string(String(decoding: data, as: UTF8.self))
    case let data as Data where UIPasteboard.imageTypes.contains(type):
      self = UIImage(data: data).map { .image($0) } ?? .other(data, type: type)
    default: self = .other(value, type: type)
    }
  }

  var text: String? {
    switch self {
    case .string(let string): string
    case .url(let url): url.absoluteString
    default: nil
    }
  }

  /// The types as which the item can be read, the best one first.
  var types: [String] {
    switch self {
    case .string: UIPasteboard.textTypes
    case .url: UIPasteboard.urlTypes
    case .image: UIPasteboard.imageTypes
    case .color: UIPasteboard.colorTypes
    case .other(_, let type): [type]
    }
  }

  var value: Any {
    switch self {
    case .string(let string): string
    case .url(let url): url
    case .image(let image): image
    case .color(let color): color
    case .other(let value, _): value
    }
  }

  var data: Data? {
    switch self {
    case .string, .url: text.map { Data($0.utf8) }
    case .image(let image): image.pngData()
    case .color: nil
    case .other(let value, _): value as? Data
    }
  }
}
