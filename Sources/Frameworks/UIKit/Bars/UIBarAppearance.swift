import Foundation
import Stubs

/// The look of a bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarappearance>.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The blur effect behind the bar.
  open var backgroundEffect: UIBlurEffect? = UIBarAppearance.systemEffect
  /// The color of the bar, over the blur effect.
  open var backgroundColor: UIColor?
  /// The image on the bar.
  open var backgroundImage: UIImage?
  /// How the image on the bar is laid out.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill {
    didSet {
      Stub.barAppearanceImageContentMode.tell(if: backgroundImageContentMode != .scaleToFill)
    }
  }
  /// The color of the line between the bar and the content.
  open var shadowColor: UIColor?
  /// The image between the bar and the content.
  open var shadowImage: UIImage?

  private static let systemEffect = UIBlurEffect(style: .systemChromeMaterial)

  /// Whether the bar has a background at all.
  var hasBackground: Bool {
    backgroundEffect != nil || backgroundColor != nil || backgroundImage != nil
  }

  /// The blur effect where it is the app's own.
  var customEffect: UIBlurEffect? {
    backgroundEffect === Self.systemEffect ? nil : backgroundEffect
  }

  private static let lineColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }

  /// Creates the system's look.
  public override required init() {
    super.init()
    shadowColor = Self.lineColor
  }

  /// Creates a copy of a look.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  /// Creates a look from a storyboard.
  public required init?(coder: NSCoder) {
    super.init()
    shadowColor = Self.lineColor
  }

  func take(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.take(self)
    return copy
  }

  /// Takes the system's background and line.
  open func configureWithDefaultBackground() {
    (backgroundColor, backgroundImage, shadowImage) = (nil, nil, nil)
    shadowColor = Self.lineColor
    backgroundEffect = Self.systemEffect
  }

  /// Takes a background that one cannot see through.
  open func configureWithOpaqueBackground() {
    configureWithDefaultBackground()
    backgroundColor = .systemBackground
    backgroundEffect = nil
  }

  /// Takes no background and no line.
  open func configureWithTransparentBackground() {
    configureWithDefaultBackground()
    shadowColor = nil
    backgroundEffect = nil
  }
}
