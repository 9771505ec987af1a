import Stubs

/// A picture in text.
///
/// Follows <https://developer.apple.com/documentation/uikit/nstextattachment>.
open class NSTextAttachment: NSObject {
  /// The first word of an object, which Core Foundation treats as a type number when an attributed
  /// string compares values. A value of 0 would end the process.
  private let coreFoundationType: UInt64 = 0x100

  /// The character that represents an attachment.
  public static let character = 0xFFFC

  /// The picture.
  open var image: UIImage?
  /// The bounds relative to the baseline, with y increasing upward. If the size is zero, the
  /// picture's size is used.
  open var bounds = CGRect.zero
  /// The bytes of a file.
  open var contents: Data?
  /// The uniform type identifier of the bytes.
  open var fileType: String?

  /// Creates an attachment with the contents of a file, which can be a picture.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
    super.init()
  }

  /// Creates an attachment with nothing to show.
  public override convenience init() {
    self.init(data: nil, ofType: nil)
  }

  /// Creates an attachment that shows a picture.
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

  /// Returns the picture for bounds in a container, which it's drawn in.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// The bounds in text that's laid out without a container.
  final var place: CGRect {
    attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
  }
}

extension NSAttributedString {
  /// Creates text that is only an attachment.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/foundation/nsattributedstring/init(attachment:)>.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
