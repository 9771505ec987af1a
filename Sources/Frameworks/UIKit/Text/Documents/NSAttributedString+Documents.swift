import Stubs

extension NSAttributedString {
  /// The type of a document.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/foundation/nsattributedstring/documenttype>.
  public struct DocumentType: Hashable, RawRepresentable, Sendable {
    /// Apple's name for the type.
    public let rawValue: String

    /// Creates a type from Apple's name for it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Plain text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with attachments.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// A web page.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// An option for reading a document.
  public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
    /// Apple's name for the option.
    public let rawValue: String

    /// Creates an option from Apple's name for it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The type of the document, as a `DocumentType`.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of plain text and web pages, as a number.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of plain text.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// An attribute of a document.
  public struct DocumentAttributeKey: Hashable, RawRepresentable, Sendable {
    /// Apple's name for the attribute.
    public let rawValue: String

    /// Creates an attribute from Apple's name for it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The type of the document, as a `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding of the document, as a number.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// Creates text from a document with plain text, rich text, or a web page.
  ///
  /// Only simple tags are supported in web pages.
  /// - Throws: An error if the document has another type or doesn't contain text.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let number = options[.characterEncoding] as? NSNumber
    let encoding =
      (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:))
      ?? number.map { String.Encoding(rawValue: $0.uintValue) }
    if let rich = RTFDocument.read(data) {
      dict?.pointee = [DocumentAttributeKey.documentType.rawValue: DocumentType.rtf.rawValue]
      self.init(attributedString: rich)
      return
    }
    guard
      let text = String(data: data, encoding: encoding ?? .utf8)
        ?? String(data: data, encoding: .isoLatin1)
    else { throw CocoaError(.fileReadCorruptFile) }
    let type = options[.documentType]
    let kind = type as? DocumentType ?? (type as? String).map(DocumentType.init(rawValue:))
    switch kind ?? (text.contains("<html") ? .html : .plain) {
    case .html: self.init(attributedString: HTMLDocument(text).attributedString)
    case .plain:
      self.init(
        string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
    default:
      Stub.richTextDocuments.report(if: kind == .rtfd)
      throw CocoaError(.fileReadUnsupportedScheme)
    }
  }
}
