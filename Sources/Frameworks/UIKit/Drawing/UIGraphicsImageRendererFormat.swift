import Stubs

/// The properties of an image that a renderer creates.
///
/// Follows <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat>.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The colors that an image can hold.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/range>.
  public enum Range: Int, Sendable {
    /// No range is requested.
    case unspecified = -1
    /// The range that the device chooses.
    case automatic = 0
    /// The extended sRGB range.
    case extended = 1
    /// The sRGB range.
    case standard = 2
  }

  /// The number of pixels in a point.
  open var scale: CGFloat = UITraitCollection.deviceTraits.displayScale
  /// Whether the image has no transparent parts.
  open var opaque = false
  /// The range of colors that the image should hold.
  open var preferredRange = Range.automatic {
    didSet { Stub.rendererFormatRange.report(if: preferredRange == .extended) }
  }

  /// Whether an image can have colors beyond the standard range.
  ///
  /// `preferredRange` replaces this property.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
  /// Whether an image can be brighter than white.
  open var supportsHighDynamicRange: Bool { false }

  /// Creates the format that suits the device.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}
