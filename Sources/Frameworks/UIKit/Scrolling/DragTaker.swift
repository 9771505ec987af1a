import Foundation

/// A responder that can take drags from the scroll views in it, as the content of a sheet does.
protocol DragTaker: UIResponder {
  /// Returns whether a drag moves the container of the content instead of the scroll view's
  /// content, or `nil` if the responder has no such container.
  func takesDrag(_ translation: CGPoint, from scrollView: UIScrollView) -> Bool?
}
