import Foundation

extension UIViewController {
  /// Returns the presentation controller that was created before the presentation, or a new one.
  func takePresentationController(presenting: UIViewController) -> UIPresentationController {
    let controller: UIPresentationController
    if resolvedStyle == .custom {
      controller = makePresentationController(presenting: presenting)
    } else if let unpresentedController, unpresentedController.presentationStyle == resolvedStyle {
      controller = unpresentedController
    } else {
      controller = makePresentationController(presenting: presenting)
    }
    unpresentedController = nil
    return controller
  }

  /// Creates the presentation controller.
  func makePresentationController(presenting: UIViewController?) -> UIPresentationController {
    let style = resolvedStyle
    if style == .custom,
      let controller = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: presenting ?? self)
    {
      return controller
    }
    return switch style {
    case .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    default:
      UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  /// The presentation style, with `automatic` resolved.
  var resolvedStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic ? automaticPresentationStyle : modalPresentationStyle
  }

  /// The presentation controller of the current presentation, or the one that's created before it.
  final var currentPresentationController: UIPresentationController? {
    if let controller = presentationState?.adaptation.original ?? parent?.presentationController {
      return controller
    }
    if let unpresentedController, unpresentedController.presentationStyle == resolvedStyle {
      return unpresentedController
    }
    let controller = makePresentationController(presenting: nil)
    unpresentedController = controller
    return controller
  }

  /// Dismisses the view controller that this one presents or, if it doesn't present any, this one.
  final func endPresentation(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presentedViewController != nil ? self : presentingViewController else {
      if let completion { DispatchQueue.main.async { MainActor.assumeIsolated(completion) } }
      return
    }
    var owner: UIViewController? = presenter
    while let current = owner, current.ownPresentation == nil { owner = current.parent }
    owner?.ownPresentation?.dismiss(animated: animated, completion: completion)
  }

  /// Shows a view controller in the nearest container that handles it, or presents it.
  final func showInContainer(_ controller: UIViewController, sender: Any?) {
    if let target = targetViewController(forAction: "showViewController:sender:", sender: sender) {
      target.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Shows a view controller as detail in the nearest container that handles it, or presents it.
  final func showDetailInContainer(_ controller: UIViewController, sender: Any?) {
    if let target = targetViewController(
      forAction: "showDetailViewController:sender:", sender: sender)
    {
      target.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Returns the nearest container that handles an action of showing view controllers.
  final func container(handling action: Selector) -> UIViewController? {
    var current = parent
    while let candidate = current {
      if candidate.shows(action) { return candidate }
      current = candidate.parent
    }
    return nil
  }

  /// Dismisses the presented view controller immediately when the window's root view controller is
  /// replaced.
  func dismissPresentedImmediately() {
    ownPresentation?.dismiss(animated: false, completion: nil)
  }
}
