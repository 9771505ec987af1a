/// The class of a type's tag, such as a filename extension.
///
/// Follows <https://developer.apple.com/documentation/uniformtypeidentifiers/uttagclass>.
public struct UTTagClass: RawRepresentable, Codable, Hashable, Sendable, CustomStringConvertible {
  /// The name of the class.
  public let rawValue: String

  /// Creates a class with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The name of the class.
  public var description: String { rawValue }

  /// The filename extension, without the period.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The MIME type.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
