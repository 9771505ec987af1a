import Stubs

/// An attachment in text, such as an image.
///
/// Follows <https://developer.apple.com/documentation/uikit/nstextattachment>.
open class NSTextAttachment: NSObject {
  /// The first word of the object.
  ///
  /// When an attributed string compares values, Core Foundation interprets this word as a type
  /// number, and a value of 0 would terminate the process.
  private let coreFoundationType: UInt64 = 0x100

  /// The character that represents an attachment.
  public static let character = 0xFFFC

  /// The image.
  open var image: UIImage?
  /// The bounds relative to the baseline, with y increasing upward.
  ///
  /// If the size is zero, the image's size is used.
  open var bounds = CGRect.zero
  /// The contents of a file.
  open var contents: Data?
  /// The uniform type identifier of the contents.
  open var fileType: String?

  /// Creates an attachment with the contents of a file, which can be an image.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  /// Creates an empty attachment.
  public override convenience init() {
    self.init(data: nil, ofType: nil)
  }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Returns the bounds relative to the baseline, with y increasing upward.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  /// Returns the image to draw for bounds in a container.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// The bounds for text that's laid out without a container.
  final var place: CGRect {
    attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
  }
}

extension NSAttributedString {
  /// Creates text that consists of only an attachment.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/foundation/nsattributedstring/init(attachment:)>.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
