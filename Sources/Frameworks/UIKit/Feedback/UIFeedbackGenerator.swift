import Stubs

/// An object that generates haptic feedback.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifeedbackgenerator>.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// The view that the feedback is for.
  open private(set) weak var view: UIView?

  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Creates a generator for a view.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// Prepares the device to give feedback soon.
  open func prepare() {}

  /// Called before the generator is added to a view or removed from it.
  open func willMove(to view: UIView?) {}

  /// Called after the generator is added to a view or removed from it.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  final func tap() {
    Stub.feedback.report(about: "\(type(of: self))")
  }
}
