import Foundation

extension UIViewController: DragTaker {
  func takesDrag(_ translation: CGPoint, from scrollView: UIScrollView) -> Bool? {
    guard let presentationState else { return nil }
    let sheet = presentationState.controller as? UISheetPresentationController
    return sheet?.takesDrag(translation, from: scrollView) ?? false
  }
}
