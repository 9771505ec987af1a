import Foundation

/// The coordinator of changes while the screen is rotated or resized.
@MainActor
final class SizeTransition {
  private let transition: ViewControllerTransition

  init(to size: CGSize) {
    transition = ViewControllerTransition(
      in: UIApplication.shared.keyWindow ?? UIView(), from: nil, to: nil, isAnimated: true)
  }

  var coordinator: any UIViewControllerTransitionCoordinator { transition }

  /// Runs the animations of view controllers, with the new size applied.
  func run() {
    transition.run(duration: SystemDesign.current.transitions.resizing) {
      for window in UIApplication.shared.windowsBackToFront { window.layoutIfNeeded() }
    }
  }
}

extension UIViewController {
  /// Notifies the view controller, and those that it presents over the entire screen, of a new
  /// size.
  /// - Parameter traits: The new traits, if the size classes change.
  func sizeWillChange(
    to size: CGSize, traits: UITraitCollection?, with transition: SizeTransition
  ) {
    guard isViewLoaded else { return }
    if let traits { willTransition(to: traits, with: transition.coordinator) }
    viewWillTransition(to: size, with: transition.coordinator)
    if let controller = ownPresentation?.controller {
      if let traits { controller.willTransition(to: traits, with: transition.coordinator) }
      controller.viewWillTransition(to: size, with: transition.coordinator)
    }
    ownPresentation?.presented.sizeWillChange(to: size, traits: traits, with: transition)
  }
}
