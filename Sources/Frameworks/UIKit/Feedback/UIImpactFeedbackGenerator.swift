/// A generator of feedback for an impact.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator>.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The objects that collide.
  public enum FeedbackStyle: Int, Sendable {
    /// Light things.
    case light
    /// Things of medium weight.
    case medium
    /// Heavy things.
    case heavy
    /// Soft things.
    case soft
    /// Rigid things.
    case rigid
  }

  /// Creates a generator for things of medium weight.
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
