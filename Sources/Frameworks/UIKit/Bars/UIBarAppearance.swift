import Foundation

/// The appearance of a bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarappearance>.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The blur effect behind the bar.
  open var backgroundEffect: UIBlurEffect? = UIBarAppearance.systemEffect
  /// The color of the bar, in front of the blur effect.
  open var backgroundColor: UIColor?
  /// The background image of the bar.
  open var backgroundImage: UIImage?
  /// The content mode of the background image.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the shadow line of the bar.
  open var shadowColor: UIColor?
  /// The image that replaces the shadow line.
  open var shadowImage: UIImage?

  private static let systemEffect = UIBlurEffect(style: .systemChromeMaterial)

  /// Whether the bar has a background at all.
  var hasBackground: Bool {
    backgroundEffect != nil || backgroundColor != nil || backgroundImage != nil
  }

  /// The blur effect, if the app set it.
  var customEffect: UIBlurEffect? {
    backgroundEffect === Self.systemEffect ? nil : backgroundEffect
  }

  private static let lineColor = SystemDesign.current.bars.background.hairline

  /// Creates the system's default appearance.
  public override required init() {
    super.init()
    shadowColor = Self.lineColor
  }

  /// Creates a copy of another appearance.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  /// Creates an appearance from a storyboard.
  public required init(coder: NSCoder) {
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

  /// Returns whether another appearance has the same values.
  func isSame(as other: UIBarAppearance) -> Bool {
    (backgroundEffect, backgroundColor, backgroundImage)
      == (other.backgroundEffect, other.backgroundColor, other.backgroundImage)
      && (backgroundImageContentMode, shadowColor, shadowImage)
        == (other.backgroundImageContentMode, other.shadowColor, other.shadowImage)
  }

  /// Returns a copy of the appearance.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.take(self)
    return copy
  }

  /// Returns a copy of the appearance.
  open func copy() -> Self { appearanceCopy(copy(with: nil)) }

  /// Returns a copy of the appearance, as an object of any class.
  @_disfavoredOverload open override func copy() -> Any { super.copy() }

  /// Configures the appearance with the system's default background and shadow.
  open func configureWithDefaultBackground() {
    (backgroundColor, backgroundImage, shadowImage) = (nil, nil, nil)
    shadowColor = Self.lineColor
    backgroundEffect = Self.systemEffect
  }

  /// Configures the appearance with an opaque background.
  open func configureWithOpaqueBackground() {
    configureWithDefaultBackground()
    backgroundColor = .systemBackground
    backgroundEffect = nil
  }

  /// Configures the appearance with a transparent background and no shadow.
  open func configureWithTransparentBackground() {
    configureWithDefaultBackground()
    shadowColor = nil
    backgroundEffect = nil
  }
}

/// Casts the result of an appearance's `copy(with:)` to the appearance's class.
///
/// This fails only if an app's subclass overrides `copy(with:)` and returns another object.
@MainActor
func appearanceCopy<Appearance: AnyObject>(_ copy: Any) -> Appearance {
  guard let copy = copy as? Appearance else { fatalError("The copy has another class.") }
  return copy
}
