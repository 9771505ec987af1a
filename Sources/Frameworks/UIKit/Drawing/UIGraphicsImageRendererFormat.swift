import Stubs

/// What an image that is drawn is like.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat>.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The colors that an image can hold.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/range>.
  public enum Range: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// As the device likes.
    case automatic = 0
    /// More than sRGB.
    case extended = 1
    /// sRGB.
    case standard = 2
  }

  /// Pixels in a point.
  open var scale: CGFloat = UITraitCollection.deviceTraits.displayScale
  /// Whether nothing of it is transparent.
  open var opaque = false
  /// The colors that it can hold.
  open var preferredRange = Range.automatic {
    didSet { Stub.rendererFormatRange.tell(if: preferredRange == .extended) }
  }

  /// Creates the format that suits the device.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}
