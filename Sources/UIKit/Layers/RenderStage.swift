import DisplayList

/// Where frames are shown.
@MainActor
protocol RenderStage: AnyObject {
  /// The size of the screen, in points.
  var canvasSize: CGSize { get }
  /// Pixels in a point.
  var canvasScale: CGFloat { get }
  /// The windows of the app, the frontmost last.
  var windowsBackToFront: [UIWindow] { get }
  /// Shows a frame.
  func show(_ frame: DisplayList)
}
