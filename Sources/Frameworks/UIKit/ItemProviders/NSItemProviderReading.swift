/// A class whose objects an item provider can create.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsitemproviderreading>.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data from which objects can be created, with the best type first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Creates an object from data.
  /// - Throws: An error if the data can't be read.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension UIImage: NSItemProviderReading {
  /// The types of images.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [
      "public.png", "public.jpeg", "public.heic", "com.compuserve.gif", "org.webmproject.webp",
      "public.image",
    ]
  }

  /// Creates an image from a file's data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let image = UIImage(data: data) as? Self else { throw CocoaError(.coderReadCorrupt) }
    return image
  }
}

extension NSString: NSItemProviderReading {
  /// The types of strings.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }

  /// Creates a string from its data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let text = NSString(data: data, encoding: String.Encoding.utf8.rawValue) as? Self else {
      throw CocoaError(.coderReadCorrupt)
    }
    return text
  }
}

extension NSURL: NSItemProviderReading {
  /// The types of URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.url", "public.file-url"]
  }

  /// Creates a URL from its string.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw CocoaError(.coderReadCorrupt)
    }
    return url
  }
}
