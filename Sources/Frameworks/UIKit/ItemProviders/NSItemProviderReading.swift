/// A class whose objects an item provider can create.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsitemproviderreading>.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data from which objects can be made, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object of data.
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

  /// Makes an image of the bytes of a file.
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

  /// Makes text of its bytes.
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

  /// Makes a URL of its text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw CocoaError(.coderReadCorrupt)
    }
    return url
  }
}
