import Stubs

/// The adaptation of a presentation to the traits of the presenting view controller.
@MainActor
struct PresentationAdaptation {
  /// The style that replaces the original one, or `none` if the presentation isn't adapted.
  let style: UIModalPresentationStyle
  /// The original presentation controller.
  let original: UIPresentationController
  /// The view controller of the original presentation, which the presentation controllers don't
  /// retain.
  let originallyPresented: UIViewController
  /// The controller that lays out the presentation.
  let controller: UIPresentationController
  /// The view controller to present.
  let presented: UIViewController

  /// Adapts a presentation as its presentation controller and the delegate request.
  init(of original: UIPresentationController) {
    self.original = original
    originallyPresented = original.presentedViewController
    style = Self.style(of: original)
    guard style != .none else {
      controller = original
      presented = originallyPresented
      return
    }
    let delegate = original.storedDelegate
    let replacement = delegate?.presentationController(
      original, viewControllerForAdaptivePresentationStyle: style)
    presented = replacement ?? originallyPresented
    controller = original.adapted(to: style, presenting: presented)
    delegate?.presentationController(original, prepare: controller)
  }

  private static func style(of original: UIPresentationController) -> UIModalPresentationStyle {
    let traits = original.presentingViewController.traitCollection
    let style = original.adaptivePresentationStyle(for: traits)
    return style == original.presentationStyle ? .none : style
  }

  /// Notifies the delegate that the presentation is about to start.
  func tellDelegate(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
    original.storedDelegate?.presentationController(
      original, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
  }

  /// Reports if the presentation would be different with the current traits.
  func reportNewTraits() {
    Stub.presentationReadaptation.report(if: style != Self.style(of: original))
  }
}
