extension MKAnnotationView {
  /// A part of dragging an annotation.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mkannotationview/dragstate>.
  public enum DragState: UInt, Sendable {
    /// The view isn't being dragged.
    case none
    /// The user has started to drag the view.
    case starting
    /// The user is dragging the view.
    case dragging
    /// The drag was canceled.
    case canceling
    /// The user has dropped the view.
    case ending
  }
}
