extension UIView {
  /// The modes of adjusting a view's content when its size changes.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum>.
  public enum ContentMode: Int, Sendable {
    /// The content is stretched.
    case scaleToFill
    /// The content has the largest size that fits.
    case scaleAspectFit
    /// The content has the smallest size that fills the bounds.
    case scaleAspectFill
    /// The content is drawn again.
    case redraw
    /// The content is centered.
    case center
    /// The content is at the top.
    case top
    /// The content is at the bottom.
    case bottom
    /// The content is on the left.
    case left
    /// The content is on the right.
    case right
    /// The content is in the top-left corner.
    case topLeft
    /// The content is in the top-right corner.
    case topRight
    /// The content is in the bottom-left corner.
    case bottomLeft
    /// The content is in the bottom-right corner.
    case bottomRight

    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }

  /// The dimensions that can change when a view's superview is resized.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct>.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The modes of adjusting tint colors.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.enum>.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The superview determines the mode.
    case automatic
    /// The tint color isn't dimmed.
    case normal
    /// The tint color is dimmed.
    case dimmed
  }
}

/// The kinds of content that determine whether a view is flipped in right-to-left layouts.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisemanticcontentattribute>.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The content is flipped.
  case unspecified
  /// The content isn't flipped because it represents a playback control.
  case playback
  /// The content isn't flipped because it represents a direction in space.
  case spatial
  /// The content is always laid out from left to right.
  case forceLeftToRight
  /// The content is always laid out from right to left.
  case forceRightToLeft
}

/// The traits that describe an element's role and behavior to assistive technologies.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits>.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// No traits.
  public static let none = UIAccessibilityTraits([])
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element plays its own sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that doesn't change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element summarizes the screen.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element isn't enabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The element updates its label or value frequently.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The element starts playing media.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The element's value can be adjusted.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element handles touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The element turns the page after it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The element's content can be zoomed.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 52)
  /// A switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
