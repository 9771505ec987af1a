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

  /// Makes the presentation controller.
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

  /// The style of presentation, with `automatic` resolved.
  var resolvedStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic ? automaticPresentationStyle : modalPresentationStyle
  }

  /// Dismisses at once, as the window gets another root.
  func dismissPresentedImmediately() {
    ownPresentation?.dismiss(animated: false, completion: nil)
  }
}
