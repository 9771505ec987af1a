import DisplayList

/// The place where frames are shown.
@MainActor
package protocol RenderStage: AnyObject {
  /// The size of the screen, in points.
  var canvasSize: CGSize { get }
  /// Pixels in a point.
  var canvasScale: CGFloat { get }
  /// The layers of the app's windows, the frontmost last.
  var layersBackToFront: [CALayer] { get }
  /// Lays out the visible windows.
  func layOut()
  /// Does everything that the end of a turn of the run loop brings, which has a frame made.
  func commitTurn()
  /// Shows a frame.
  func show(_ frame: DisplayList)
}
