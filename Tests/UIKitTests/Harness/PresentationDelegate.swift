import UIKit

/// A presentation delegate that records its calls.
final class PresentationDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  let log = CallLog()

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    log.note("shouldDismiss")
    return true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.note("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.note("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    log.note("didAttempt")
  }
}
