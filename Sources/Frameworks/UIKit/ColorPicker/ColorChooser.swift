/// A view that lets users choose a color.
@MainActor
protocol ColorChooser: UIView {
  /// A closure that's called with the opaque color that users choose and whether they're still
  /// touching the screen.
  var choose: (UIColor, _ continuously: Bool) -> Void { get set }
  /// Indicates the chosen color.
  func show(_ color: UIColor)
}
