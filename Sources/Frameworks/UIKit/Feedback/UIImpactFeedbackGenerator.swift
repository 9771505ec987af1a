/// A generator of feedback for an impact.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator>.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The kinds of objects that collide.
  public enum FeedbackStyle: Int, Sendable {
    /// Light objects.
    case light
    /// Objects of medium weight.
    case medium
    /// Heavy objects.
    case heavy
    /// Soft objects.
    case soft
    /// Rigid objects.
    case rigid
  }

  /// Creates a generator for objects of medium weight.
  public override init() {
    super.init()
  }

  /// Creates a generator.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Creates a generator for a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  /// Generates feedback.
  open func impactOccurred() { tap() }

  /// Generates feedback with a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { tap() }

  /// Generates feedback at a location in the view.
  open func impactOccurred(at location: CGPoint) { tap() }

  /// Generates feedback with a strength from 0 to 1 at a location in the view.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { tap() }
}
