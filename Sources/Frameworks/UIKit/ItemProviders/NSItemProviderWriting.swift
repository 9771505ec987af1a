/// An object that an item provider can turn into data.
///
/// Follows <https://developer.apple.com/documentation/foundation/nsitemproviderwriting>.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of data that objects can be written as, with the best type first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Encodes the object as data of a type.
  @discardableResult
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension UIImage: NSItemProviderWriting {
  /// The types that an image can be written as.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }

  /// Encodes the image.
  @discardableResult
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(
      typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 0.9) : pngData(), nil)
    return nil
  }
}

extension NSString: NSItemProviderWriting {
  /// The types that a string can be written as.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Encodes the text.
  @discardableResult
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(data(using: String.Encoding.utf8.rawValue), nil)
    return nil
  }
}

extension NSURL: NSItemProviderWriting {
  /// The types that a URL can be written as.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Encodes the URL's text.
  @discardableResult
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}
