/// A link, an attachment, or a tagged range in a text view that the user can interact with.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextitem>.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// The content of a text item.
  public enum Content {
    /// A link.
    case link(URL)
    /// An attachment.
    case textAttachment(NSTextAttachment)
    /// A range with the attribute `textItemTag`.
    case tag(String)

    /// Creates the content from the text's attributes.
    init?(_ attributes: [NSAttributedString.Key: Any]) {
      if let url = attributes[.link] as? URL ?? (attributes[.link] as? NSURL).map({ $0 as URL })
        ?? (attributes[.link] as? String).flatMap(URL.init(string:))
      {
        self = .link(url)
      } else if let tag = attributes[.textItemTag] as? String {
        self = .tag(tag)
      } else if let attachment = attributes[.attachment] as? NSTextAttachment {
        self = .textAttachment(attachment)
      } else {
        return nil
      }
    }
  }

  /// The item's content.
  public let content: Content
  /// The range in the text.
  public let range: NSRange

  init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}

extension NSAttributedString.Key {
  /// A string that identifies a range for the delegate of the text view.
  public static let textItemTag = NSAttributedString.Key("NSTextItemTag")
}
