import DisplayList

/// An object that shows frames.
@MainActor
package protocol RenderStage: AnyObject {
  /// The size of the screen, in points.
  var canvasSize: CGSize { get }
  /// The number of pixels per point.
  var canvasScale: CGFloat { get }
  /// The layers of the app's windows, from back to front.
  var layersBackToFront: [CALayer] { get }
  /// Lays out the visible windows.
  func layOut()
  /// Performs all work at the end of a turn of the run loop, including drawing a frame.
  func commitTurn()
  /// Shows a frame.
  func show(_ frame: DisplayList)
}
